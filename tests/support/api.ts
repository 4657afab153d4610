import { randomUUID } from 'node:crypto'
import { hashOf, newToken } from '../../src/server/http/token.ts'
import { SCOPES, type Scope } from '../../src/shared/account/agency-keys.ts'
import { aNetwork } from './browsers.ts'
import { anAgency } from './feeds.ts'
import type { aServer } from './server.ts'

type Server = Awaited<ReturnType<typeof aServer>>

interface Wanted {
  readonly agency?: string
  readonly branch?: string | null
  readonly scopes?: readonly Scope[]
}

/** A key, by default for everything. */
export async function aKey(
  { database }: Server,
  { agency, branch = null, scopes = SCOPES.map(({ id }) => id) }: Wanted = {},
) {
  const agencyId = agency ?? (await anAgency(database)).id
  const [id, secret] = [randomUUID(), newToken()]
  await database.query(
    `insert into api_keys (id, agency_id, name, scopes, branch, key_hash, made_at)
     values ($1, $2, 'A program', $3, $4, $5, '2026-11-20T12:00:00Z')`,
    [id, agencyId, scopes, branch, hashOf(secret)],
  )
  return { id, secret, agencyId }
}

interface AdvertBody {
  readonly id: string
  readonly reference: string
  readonly channel: 'sell' | 'let'
  readonly state: string
  readonly published: boolean
  readonly url: string
  readonly changed_at: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly photos: readonly Readonly<Record<string, unknown>>[]
}

/** Whichever of these an answer has. */
interface ApiBody extends Omit<AdvertBody, 'photos'> {
  readonly photos: readonly { readonly id: string; readonly adverts: readonly string[] }[]
  readonly adverts: readonly AdvertBody[]
  readonly next: string | null
  readonly outcome: string
  readonly width: number
  readonly enquiries: readonly Readonly<Record<string, unknown>>[]
  readonly advert: AdvertBody
  readonly warnings: readonly { readonly pointer: string; readonly code: string }[]
  readonly type: string
  readonly title: string
  readonly detail: string
  readonly errors: readonly { readonly in: string; readonly pointer: string; readonly code: string }[]
}
const NOTHING = {} as ApiBody

export interface Sent {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** `address` is what follows that of the API. */
export async function apiCall(
  { app }: Server,
  secret: string,
  address: string,
  { method = 'GET', body, headers = {} }: Sent = {},
) {
  const answer = await app.inject({
    method,
    url: `/api/v1${address}`,
    remoteAddress: aNetwork(),
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
  })
  const { statusCode: status, headers: answered, body: text } = answer
  return { status, headers: answered, text, body: text === '' ? NOTHING : answer.json<ApiBody>() }
}

/** A house for sale, as a program sends it. */
export const aHomeSent = (changes: object = {}, answers: object = {}) => ({
  channel: 'sell',
  published: true,
  status: 'available',
  answers: {
    propertyPostcode: 'LS1 1AA',
    doorNumber: '12',
    streetName: 'Mill Lane',
    townName: 'Leeds',
    sellingPrice: 250_000,
    propertyType: 'house',
    houseType: 4,
    propertyBedrooms: 3,
    summary: 'A house',
    propertyDescription: 'A house with a garden.',
    ...answers,
  },
  ...changes,
})

/** A form with a file, as a program sends it. */
export function aForm(file: Buffer, name = 'file') {
  const boundary = 'a-boundary-of-a-program'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="home.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** What somebody writes about an advert, on its page. */
export async function anEnquiry(
  { app }: Server,
  advert: string,
  changes: Readonly<Record<string, string>> = {},
) {
  const fields = {
    name: 'Robin Field',
    email: 'robin@example.org',
    phone: '',
    message: 'May I see it?',
    ...changes,
  }
  const answer = await app.inject({
    method: 'POST',
    url: `/advert/${advert}/enquiry`,
    remoteAddress: aNetwork(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return answer.statusCode
}
