import type { AppType } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import { DELIVERED, GIVEN_BACK, type PublishedOrder } from '../../orders/order.ts'
import type { OrderRefusal } from '../../orders/start-refund-store.ts'
import { type HomeDeps, homeOf } from './home-of.ts'
import { judgeDraft, readDraft } from './judge-draft.ts'
import type { Judgement, LawDeps } from './law-in.ts'
import type { OrderToPublish, Published, PublishingStore } from './publication.ts'
import { publicationOf } from './publish-draft.ts'
import { byRegister, type RegisterDeps } from './register-ratings.ts'

export interface OrderDeps extends LawDeps, RegisterDeps {
  readonly publishing: Pick<PublishingStore, 'findOrder' | 'factsOf' | 'publish' | 'upgrade' | 'refuseOrder'>
  readonly homes: HomeDeps
  /** Tries to get another privacy number; false where there is none to be had. */
  readonly moreNumbers: () => Promise<boolean>
  readonly now: () => Date
}

/** Publishes the order's snapshot, once. If a later draft was published since, only its option changes. */
export async function publishOrder(deps: OrderDeps, orderId: string): Promise<PublishedOrder> {
  const order = await deps.publishing.findOrder(orderId)
  if (order === null) return { kind: 'not-paid' }
  if (DELIVERED.includes(order.state) && order.listingId !== null)
    return { kind: 'published', listingId: order.listingId }
  if (GIVEN_BACK.includes(order.state)) return { kind: 'cannot' }
  if (order.state !== 'paid') return { kind: 'not-paid' }
  const { appType } = order
  const refuse = (refusal: OrderRefusal) => refuseOrder(deps, orderId, refusal)
  if (appType === null) return refuse({ reason: 'draft-gone' })
  const outcome = await publishIn(deps, await publishingOf(deps, order, appType))
  switch (outcome.kind) {
    case 'published':
      return outcome
    case 'unpaid':
      return { kind: 'not-paid' }
    case 'given-back':
      return { kind: 'cannot' }
    case 'overtaken':
      throw new Error('a paid order has no draft that it can be published for')
    case 'paid-by-another':
      return refuse({ reason: order.upgrades === null ? 'paid-twice' : 'nothing-to-upgrade' })
    case 'address-taken':
      return refuse({ reason: 'address-taken' })
    case 'unlawful':
      return refuse(unlawful(appType, outcome.refused))
    case 'undeliverable':
      return refuse({ reason: 'no-number' })
    case 'removed':
      return refuse({ reason: 'taken-down' })
  }
}

async function publishingOf(deps: OrderDeps, order: OrderToPublish, appType: AppType): Promise<Publish> {
  if (order.upgrades !== null) return () => deps.publishing.upgrade(order, deps.now())
  // Only a seller or landlord pays.
  const account = { ownerKey: order.ownerKey, isAgent: false }
  const paid = { orderId: order.id, option: order.option }
  const draft = { ...order, appType }
  const at = deps.now()
  const day = today(at)
  const facts = await deps.publishing.factsOf(order.uuid, order.ownerKey, [], day)
  const { read } = await byRegister(deps, readDraft(draft, account, day))
  const judgement = await judgeDraft(deps, read, facts, day)
  const home = await homeOf(deps.homes, read.published, order.ownerKey)
  const publication = publicationOf(draft, account, { judgement, answers: read.published, home, at }, paid)
  return () => deps.publishing.publish(publication)
}

type Publish = () => Promise<Published>

/** What runs out while somebody pays is bought where it can be, once. */
async function publishIn({ moreNumbers }: OrderDeps, publish: Publish): Promise<Published> {
  const outcome = await publish()
  return outcome.kind === 'undeliverable' && (await moreNumbers()) ? publish() : outcome
}

/** Its owner is led to the first of the fields. */
function unlawful(appType: AppType, refused: Judgement['refused']): OrderRefusal {
  const [field = ''] = refused.keys()
  return {
    reason: 'unlawful',
    toChange: { appType, field, reasons: [...new Set([...refused.values()].flat())] },
  }
}

async function refuseOrder(
  { publishing, now }: OrderDeps,
  orderId: string,
  refusal: OrderRefusal,
): Promise<PublishedOrder> {
  await publishing.refuseOrder(orderId, refusal, now())
  return { kind: 'cannot' }
}
