import type { NotDelivered } from '#shared/advert/not-delivered.ts'
import type { AppType } from '#shared/form/block.ts'
import { DELIVERED, GIVEN_BACK, type PublishedOrder } from '../orders/order.ts'
import type { HomeDeps } from './home-of.ts'
import type { LawDeps } from './law-in.ts'
import type { OrderToPublish, Published, PublishingStore } from './publication.ts'
import { publicationOf } from './publish-draft.ts'

export interface OrderDeps extends LawDeps {
  readonly publishing: Pick<PublishingStore, 'findOrder' | 'publish' | 'upgrade' | 'refuseOrder'>
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
  if (appType === null) return refuse(deps, orderId, 'draft-gone')
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
      return refuse(deps, orderId, order.upgrades === null ? 'paid-twice' : 'nothing-to-upgrade')
    case 'address-taken':
      return refuse(deps, orderId, 'address-taken')
    case 'undeliverable':
      return refuse(deps, orderId, 'no-number')
    case 'removed':
      return refuse(deps, orderId, 'taken-down')
  }
}

async function publishingOf(deps: OrderDeps, order: OrderToPublish, appType: AppType): Promise<Publish> {
  if (order.upgrades !== null) return () => deps.publishing.upgrade(order, deps.now())
  // Only a seller or landlord pays.
  const account = { ownerKey: order.ownerKey, isAgent: false }
  const paid = { orderId: order.id, option: order.option }
  const publication = await publicationOf(deps, { ...order, appType }, account, paid)
  return () => deps.publishing.publish(publication)
}

type Publish = () => Promise<Published>

/** What runs out while somebody pays is bought where it can be, once. */
async function publishIn({ moreNumbers }: OrderDeps, publish: Publish): Promise<Published> {
  const outcome = await publish()
  return outcome.kind === 'undeliverable' && (await moreNumbers()) ? publish() : outcome
}

async function refuse(
  { publishing, now }: OrderDeps,
  orderId: string,
  reason: NotDelivered,
): Promise<PublishedOrder> {
  await publishing.refuseOrder(orderId, reason, now())
  return { kind: 'cannot' }
}
