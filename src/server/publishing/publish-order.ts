import type { HomeDeps } from './home-of.ts'
import type { PaidOrder, PublishingStore, Refusal } from './publication.ts'
import { publicationOf } from './publish-draft.ts'

export interface OrderDeps {
  readonly publishing: Pick<PublishingStore, 'findOrder' | 'publish' | 'refuseOrder'>
  readonly homes: HomeDeps
  readonly now: () => Date
}

export type PublishedOrder =
  | { readonly kind: 'published'; readonly listingId: string }
  /** It never will be: the money has to go back, and is flagged for that. */
  | { readonly kind: 'cannot' }
  | { readonly kind: 'not-paid' }

/**
 * Publishes what a paid order is for, as it was when it was confirmed; however often it is called, that happens once. What
 * was published since from a later draft keeps its answers, and takes what was paid for.
 */
export async function publishOrder(deps: OrderDeps, orderId: string): Promise<PublishedOrder> {
  const order = await deps.publishing.findOrder(orderId)
  if (order === null) return { kind: 'not-paid' }
  if (order.state === 'fulfilled' && order.listingId !== null)
    return { kind: 'published', listingId: order.listingId }
  if (order.state === 'refund-due') return { kind: 'cannot' }
  if (order.state !== 'paid') return { kind: 'not-paid' }
  const { appType } = order
  if (appType === null) return refuse(deps, order, 'cannot-publish', 'Its draft is not kept any more.')
  // Only a seller or landlord pays.
  const publisher = { ownerKey: order.ownerKey, isAgent: false }
  const paid = { orderId, option: order.option }
  const publication = await publicationOf(deps, { ...order, appType }, publisher, paid)
  const outcome = await deps.publishing.publish(publication)
  switch (outcome.kind) {
    case 'published':
      return outcome
    case 'unpaid':
      return { kind: 'not-paid' }
    case 'refund-due':
      return { kind: 'cannot' }
    case 'overtaken':
      throw new Error('a paid order has no draft that it can be published for')
    case 'paid-by-another':
      return refuse(deps, order, 'second-payment', 'Another order of this draft was paid for and published.')
    case 'address-taken':
      return refuse(deps, order, 'cannot-publish', 'Another live advert has the address by now.')
    case 'removed':
      return refuse(deps, order, 'cannot-publish', 'The advert was taken down by the operator.')
  }
}

async function refuse(
  { publishing, now }: OrderDeps,
  order: PaidOrder,
  why: Refusal,
  detail: string,
): Promise<PublishedOrder> {
  await publishing.refuseOrder(order, why, detail, now())
  return { kind: 'cannot' }
}
