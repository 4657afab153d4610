import { randomBytes, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { MARKETING_OPTIONS, type MarketingOptionId } from '../../src/shared/advert/marketing-options.ts'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import { wireBlocks } from '../../src/shared/api/page-state.ts'
import { photoUrl } from '../../src/shared/form/photo.ts'
import { photoUid } from '../../src/shared/form/photo-file.ts'
import { paths } from '../../src/shared/journey/paths.ts'
import { type Answer, anActor, succeeded } from './actor.ts'
import { aNetwork } from './browsers.ts'
import { aHouse, aHouseToLet, letting, selling, TODAY } from './builders.ts'
import { toServer } from './transports.ts'

/** The running site, and its database as its owner sees it. */
export interface Site {
  readonly origin: string
  readonly owner: Client
}

/** A draft whose order waits for its money. */
export interface Basket {
  readonly uuid: string
  readonly orderId: string
  /** The provider's name of the payment. */
  readonly transactionId: string
  /** What the browser does when the frame says that the payment ended. */
  readonly finish: () => Promise<Answer>
  /** The page on which it lands after that. */
  readonly land: () => Promise<number>
}

/** Somebody whose mobile number is confirmed. */
export async function aCustomer({ origin, owner }: Site) {
  const actor = anActor(toServer(origin, aNetwork))
  const { post } = actor
  const { email } = await actor.register()
  const { rows } = await owner.query<{ owner_key: Buffer }>(
    'update accounts set phone_verified_at = now() where email = $1 returning owner_key',
    [email],
  )
  const ownerKey = rows[0]?.owner_key ?? Buffer.alloc(0)
  return {
    /** A finished draft of a home of its own, which costs nothing to publish. */
    draft: async () => {
      const uuid = randomUUID()
      const data = { ...(await finished(owner, uuid, ownerKey, 'none')), version: 1 }
      succeeded(await post(ENDPOINTS.saveNew.path, { data: { ...data, version: 0 } }))
      const summarised = (value: string) => ({ ...data.blocks, summary: { fields: { summary: { value } } } })
      return {
        uuid,
        /** With an answer that is not stored yet. */
        finish: (summary: string) =>
          post(ENDPOINTS.saveFinal.path, { data: { ...data, blocks: summarised(summary) } }),
      }
    },
    /** Fills a basket by the calls of the pages: a finished draft of a home of its own, and its order. */
    basket: async (option: MarketingOptionId = 'Premium-Advert-3-Months'): Promise<Basket> => {
      const uuid = randomUUID()
      const data = { ...(await finished(owner, uuid, ownerKey, option)), version: 1 }
      succeeded(await post(ENDPOINTS.saveNew.path, { data: { ...data, version: 0 } }))
      const { result } = succeeded(await post(ENDPOINTS.confirmOrder.path, { data: { uuid } }))
      const { rows: orders } = await owner.query<{ id: string; transaction_id: string }>(
        'select id, transaction_id from orders where draft_uuid = $1 and transaction_id is not null',
        [uuid],
      )
      const [order] = orders
      if (!order || !String(result?.['url']).includes(order.id)) throw new Error('there is nothing to pay')
      return {
        uuid,
        orderId: order.id,
        transactionId: order.transaction_id,
        finish: () => post(ENDPOINTS.saveFinal.path, { data }),
        land: async () => (await actor.call(paths.unfinished())).status,
      }
    },
  }
}
export type Customer = Awaited<ReturnType<typeof aCustomer>>

let homes = 0

async function finished(owner: Client, uuid: string, ownerKey: Buffer, option: MarketingOptionId) {
  homes += 1
  const id = randomBytes(16).toString('hex')
  const file = { name: 'Front.jpg', size: 1_000 + homes, lastModified: 1_763_000_000_000 }
  await owner.query(
    `insert into photos (id, draft_uuid, owner_key, content_hash, width, height, state, since)
     values ($1, $2, $3, $4, 1600, 1200, 'new', now())`,
    [id, uuid, ownerKey, randomBytes(32)],
  )
  const files_uploaded = [{ id, url: photoUrl(id), uid: photoUid(file), ...file }]
  const changed = { doorNumber: String(homes), marketingOption: option, files_uploaded }
  const soldFor: readonly string[] = MARKETING_OPTIONS.find(({ id: name }) => name === option)?.soldFor ?? [
    'sell',
  ]
  const [context, answers] = soldFor.includes('sell')
    ? [selling, aHouse(changed)]
    : [letting, aHouseToLet(changed)]
  return {
    uuid,
    app_type: context.appType,
    address_type: 'orphan',
    blocks: wireBlocks(context, answers, TODAY),
  }
}
