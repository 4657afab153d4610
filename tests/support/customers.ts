import { randomBytes, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { MarketingOptionId } from '../../src/shared/advert/marketing-options.ts'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import { wireBlocks } from '../../src/shared/api/page-state.ts'
import { photoUrl } from '../../src/shared/form/photo.ts'
import { photoUid } from '../../src/shared/form/photo-file.ts'
import { paths } from '../../src/shared/journey/paths.ts'
import { aHouse, selling, TODAY } from './builders.ts'

/** The running site, and its database as its owner sees it. */
export interface Site {
  readonly origin: string
  readonly owner: Client
}

interface Said {
  readonly status: number
  readonly body: {
    readonly success?: boolean
    readonly error_message?: string
    readonly payment_required?: boolean
    readonly listing_id?: string | null
    readonly result?: { readonly url?: string | null }
  }
}

/** A draft whose order waits for its money. */
export interface Basket {
  readonly uuid: string
  readonly orderId: string
  /** The provider's name of the payment. */
  readonly transactionId: string
  /** What the browser does when the frame says that the payment ended. */
  readonly finish: () => Promise<Said>
  /** The page on which it lands after that. */
  readonly land: () => Promise<number>
}

let numbered = 0
let networks = 0
/** Another each time, as a proxy that the site trusts says it: what is limited by network is not what is tested. */
const aNetwork = (): string => `2001:db8:${((networks += 1)).toString(16)}::1`

/** Somebody whose mobile number is confirmed. */
export async function aCustomer({ origin, owner }: Site) {
  numbered += 1
  const cookies = new Map<string, string>()
  const call = async (path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': aNetwork(),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const post = async (path: string, body: object): Promise<Said> => {
    const answer = await call(path, body)
    return { status: answer.status, body: (await answer.json()) as Said['body'] }
  }
  const email = `customer${numbered}-${randomBytes(4).toString('hex')}@example.org`
  const phone = `07700 900${String(numbered % 1_000).padStart(3, '0')}`
  const person = { title: 4, firstname: 'Alex', lastname: 'Smith', email, phone }
  accepted(await post(ENDPOINTS.register.path, { ...person, generate_password: true, send_email: true }))
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
      accepted(await post(ENDPOINTS.saveNew.path, { data: { ...data, version: 0 } }))
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
      accepted(await post(ENDPOINTS.saveNew.path, { data: { ...data, version: 0 } }))
      const { result } = accepted(await post(ENDPOINTS.confirmOrder.path, { data: { uuid } }))
      const { rows: orders } = await owner.query<{ id: string; transaction_id: string }>(
        'select id, transaction_id from orders where draft_uuid = $1 and transaction_id is not null',
        [uuid],
      )
      const [order] = orders
      if (!order || !result?.url?.includes(order.id)) throw new Error('there is nothing to pay')
      return {
        uuid,
        orderId: order.id,
        transactionId: order.transaction_id,
        finish: () => post(ENDPOINTS.saveFinal.path, { data }),
        land: async () => (await call(paths.unfinished())).status,
      }
    },
  }
}
export type Customer = Awaited<ReturnType<typeof aCustomer>>

function accepted({ status, body }: Said): Said['body'] {
  if (body.success !== true) throw new Error(`${status}: ${JSON.stringify(body).slice(0, 500)}`)
  return body
}

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
  const answers = aHouse({ doorNumber: String(homes), marketingOption: option, files_uploaded })
  return { uuid, app_type: 'sell', address_type: 'orphan', blocks: wireBlocks(selling, answers, TODAY) }
}
