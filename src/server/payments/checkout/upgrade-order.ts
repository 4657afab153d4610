import { randomUUID } from 'node:crypto'
import type { MarketingOptionId, NotOffered } from '#shared/advert/marketing-options.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Account } from '../../http/caller.ts'
import type { Order } from '../../orders/order.ts'
import type { OrderLimits } from './open-order-store.ts'
import type { FindDraft } from './order.ts'
import { type OwnDraft, readOwnDraft } from './read-draft.ts'
import { type SettleDeps, settleDraft } from './settle-order.ts'
import { goOn, type Started } from './start-payment.ts'
import type { HasNumber, OpenUpgrade } from './upgrade-store.ts'

export interface UpgradeDeps extends SettleDeps {
  readonly findDraft: FindDraft
  readonly notOffered: (appType: AppType, hasNumber: boolean) => Promise<NotOffered>
  readonly hasNumber: HasNumber
  readonly openUpgrade: OpenUpgrade
  readonly orderLimits: OrderLimits
}

export type Upgraded =
  | Extract<OwnDraft, { kind: 'not-found' }>
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'busy' }
  | Started

const MOST_TRIES = 5

/** Returns the same payment however often it is called, and none once the advert has the option. */
export async function upgradeOrder(
  deps: UpgradeDeps,
  account: Account,
  { uuid, option }: { readonly uuid: string; readonly option: MarketingOptionId },
): Promise<Upgraded> {
  let isSettled = false
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const read = await readOwnDraft(deps, uuid, account)
    if (read.kind === 'not-found') return read
    const { draft } = read
    const notOffered = await deps.notOffered(draft.appType, await deps.hasNumber(uuid))
    const isOffered = notOffered[option] === undefined
    const { provider } = deps.payments
    const opened = await deps.openUpgrade(
      { id: randomUUID(), draft, account, marketingOption: option, isOffered, provider, at: deps.now() },
      deps.orderLimits,
    )
    if (opened.kind === 'not-offered') return opened
    if (!isSettled && 'order' in opened && mayBePaid(opened.order)) {
      // The provider may know of its payment before we do.
      isSettled = true
      await settleDraft(deps, uuid)
      continue
    }
    const started = await goOn(deps, account, opened)
    if (started !== 'again') return started
  }
  return { kind: 'busy' }
}

const mayBePaid = ({ state, transactionId }: Order): boolean =>
  transactionId !== null && (state === 'open' || state === 'paid')
