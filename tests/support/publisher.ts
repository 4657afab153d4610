import type { Deps } from '../../src/server/composition/deps.ts'
import type { TestDatabase } from './database.ts'

/** Publishes as little as there is to it: the order is fulfilled, once; the draft has its one listing. */
export function aPublisher({ another }: TestDatabase) {
  const database = another()
  let failures = 0
  const publishOrder: Deps['checkout']['publishOrder'] = async (orderId) => {
    if (failures > 0) {
      failures -= 1
      throw new Error('publishing failed')
    }
    const { rows } = await database.query<{ draft_uuid: string }>(
      `update orders set state = 'fulfilled', fulfilled_at = now()
       where id = $1 and state = 'paid' returning draft_uuid`,
      [orderId],
    )
    const uuid = rows[0]?.draft_uuid
    if (uuid === undefined) return { kind: 'not-paid' }
    const listingId = uuid.slice(0, 8)
    await database.query('update drafts set listing_id = coalesce(listing_id, $2) where uuid = $1', [
      uuid,
      listingId,
    ])
    return { kind: 'published', listingId }
  }
  return {
    publishOrder,
    failTimes: (times: number): void => {
      failures = times
    },
  }
}
