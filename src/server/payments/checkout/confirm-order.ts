import { randomUUID } from 'node:crypto'
import { basketOf } from '#shared/advert/basket.ts'
import { readDiscountCode } from '#shared/advert/discount-code.ts'
import type { FinalError } from '#shared/api/checkout.ts'
import { MESSAGES } from '#shared/form/messages.ts'
import type { Account } from '../../http/caller.ts'
import { type GuessDeps, whileGuessing } from './discount-guess.ts'
import type { OpenOrder, OrderLimits } from './open-order-store.ts'
import type { FindDraft, ProblemsIn } from './order.ts'
import { type OwnDraft, readOwnDraft } from './read-draft.ts'
import type { SettleDeps } from './settle-order.ts'
import { goOn, nothingToPay, type Started } from './start-payment.ts'

export interface ConfirmDeps extends SettleDeps, Omit<GuessDeps, 'orders'> {
  readonly findDraft: FindDraft
  readonly problemsIn: ProblemsIn
  readonly openOrder: OpenOrder
  readonly orderLimits: OrderLimits
}

export interface Confirmation {
  readonly uuid: string
  readonly discountCode: string | null
  readonly client: string
}

export type Confirmed =
  | Extract<OwnDraft, { kind: 'not-found' }>
  | { readonly kind: 'problems'; readonly errors: readonly FinalError[] }
  | { readonly kind: 'limited'; readonly of: 'codes'; readonly retryAfterSeconds: number }
  /** The draft changed during every attempt. */
  | { readonly kind: 'busy' }
  | Started

const MOST_TRIES = 5

const NO_OPTION: FinalError = {
  block: 'marketingOption',
  field: 'marketingOption',
  message: MESSAGES.required('Marketing Option'),
}

/** Returns the same payment however often, and however many at once, it is called. */
export async function confirmOrder(
  deps: ConfirmDeps,
  account: Account,
  confirmation: Confirmation,
): Promise<Confirmed> {
  const code = readDiscountCode(confirmation.discountCode ?? '')
  const confirm = (): Promise<Confirmed> => confirmWith(deps, account, confirmation, code)
  if (code === null) return confirm()
  const { uuid, client } = confirmation
  const guess = { code, draftUuid: uuid, account, client }
  const guessed = await whileGuessing(deps, guess, confirm, (result) => !wasWrong(result))
  return guessed.kind === 'limited' ? guessed : guessed.result
}

/** Only a code that was looked up and not found is a wrong guess. */
const wasWrong = (confirmed: Confirmed): boolean =>
  'discountCodeValid' in confirmed && confirmed.discountCodeValid === false

async function confirmWith(
  deps: ConfirmDeps,
  account: Account,
  { uuid, discountCode }: Confirmation,
  code: string | null,
): Promise<Confirmed> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const read = await readOwnDraft(deps, uuid, account)
    if (read.kind === 'not-found') return read
    const { draft, option } = read
    const errors = await deps.problemsIn(draft, account)
    if (errors.length > 0) return { kind: 'problems', errors }
    if (option === null) return { kind: 'problems', errors: [NO_OPTION] }
    if (option.pence === 0) return nothingToPay(basketOf(option.id, 0, null), null)
    const opened = await deps.openOrder(
      {
        id: randomUUID(),
        draft,
        account,
        marketingOption: option.id,
        listPence: option.pence,
        discountCode: code,
        credit: null,
        provider: deps.payments.provider,
        at: deps.now(),
      },
      deps.orderLimits,
    )
    const confirmed = await goOn(deps, account, opened)
    if (confirmed !== 'again') return hasOddCode(discountCode, code) ? refuseCode(confirmed) : confirmed
  }
  return { kind: 'busy' }
}

const hasOddCode = (typed: string | null, code: string | null): boolean => typed !== null && code === null
const refuseCode = (confirmed: Confirmed): Confirmed =>
  'discountCodeValid' in confirmed ? { ...confirmed, discountCodeValid: false } : confirmed
