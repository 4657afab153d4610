import { randomBytes, randomUUID } from 'node:crypto'
import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import type { FinalError } from '../../src/shared/api/checkout.ts'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import { type PageState, wireBlocks } from '../../src/shared/api/page-state.ts'
import type { Context } from '../../src/shared/form/block.ts'
import { type Photo, photoUrl } from '../../src/shared/form/photo.ts'
import { photoUid } from '../../src/shared/form/photo-file.ts'
import { aBrowser, aNetwork, type Browser } from './browsers.ts'
import { aHouse, selling, TODAY } from './builders.ts'
import type { aServer } from './server.ts'

export type Server = Pick<Awaited<ReturnType<typeof aServer>>, 'app' | 'deps' | 'database'>

export interface Owner {
  readonly browser: Browser
  readonly email: string
  readonly ownerKey: Buffer
  readonly accountId: string
}

/** Somebody signed in whose mobile number is confirmed; or an agent, or somebody who has not confirmed it. */
export async function anOwner(
  server: Server,
  kind: 'verified' | 'unverified' | 'agent' = 'verified',
): Promise<Owner> {
  const browser = aBrowser(server, aNetwork())
  const { email } = await browser.register()
  const { rows } = await server.database.query<{ id: string; owner_key: Buffer }>(
    `update accounts set phone_verified_at = case when $2 = 'verified' then now() end, is_agent = $2 = 'agent',
       email_verified_at = case when $2 = 'agent' then now() end
     where email = $1 returning id, owner_key`,
    [email, kind],
  )
  const [row] = rows
  if (!row) throw new Error('nobody registered')
  // What the drafts of the tests show, unless they say otherwise.
  await server.database.query(
    `insert into confirmed_phones (account_id, phone, confirmed_at) values ($1, '+447700900123', now())`,
    [row.id],
  )
  return { browser, email, ownerKey: row.owner_key, accountId: row.id }
}

/** Photos that were uploaded for this draft, as rows alone. */
export async function uploaded(
  { database }: Server,
  { ownerKey }: Pick<Owner, 'ownerKey'>,
  uuid: string,
  count = 1,
): Promise<Photo[]> {
  const photos = Array.from({ length: count }, (_, index) => {
    const id = randomBytes(16).toString('hex')
    const file = { name: `Room ${index}.jpg`, size: 1_000 + index, lastModified: 1_763_000_000_000 + index }
    return { id, url: photoUrl(id), uid: photoUid(file), ...file }
  })
  for (const { id } of photos) {
    await database.query(
      `insert into photos (id, draft_uuid, owner_key, content_hash, width, height, state, since)
       values ($1, $2, $3, $4, 1600, 1200, 'new', now())`,
      [id, uuid, ownerKey, randomBytes(32)],
    )
  }
  return photos
}

let homes = 0
/** A street that no other test's home stands in. */
export const aStreet = (): string => {
  homes += 1
  return `${homes.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')} Lane`
}

export interface Final {
  readonly status: number
  readonly body: {
    readonly success: boolean
    readonly error_message: string
    readonly payment_required: boolean
    readonly errors: readonly FinalError[]
    readonly listing_id: string | null
    readonly result?: { readonly data: PageState }
  }
}

interface Wanted {
  readonly answers?: DraftAnswers
  readonly context?: Context
  readonly photos?: number
}

/** A draft that is finished but for its final save: of a home of its own, with a photo of its own. */
export async function aFinishedDraft(
  server: Server,
  owner: Owner,
  { answers = {}, context = selling, photos = 1 }: Wanted = {},
) {
  const uuid = randomUUID()
  const files = await uploaded(server, owner, uuid, photos)
  const given = { ...aHouse(), streetName: aStreet(), ...answers, files_uploaded: files }
  const stateOf = (version: number, changed: DraftAnswers = {}) => ({
    uuid,
    version,
    app_type: context.appType,
    address_type: context.addressType,
    blocks: wireBlocks(context, { ...given, ...changed }, TODAY),
  })
  const call = async (path: string, data: object, browser: Browser = owner.browser): Promise<Final> => {
    const { status, body } = await browser.post(path, { data })
    return { status, body: body as unknown as Final['body'] }
  }
  const saved = await call(ENDPOINTS.saveNew.path, stateOf(0))
  if (!saved.body.success) throw new Error(JSON.stringify(saved.body))
  return {
    uuid,
    answers: given,
    stateOf,
    save: (version: number, changed: DraftAnswers = {}) =>
      call(ENDPOINTS.saveNew.path, stateOf(version, changed)),
    /** As the page does it: with all of its state. */
    finish: (version = 1, changed: DraftAnswers = {}, browser?: Browser) =>
      call(ENDPOINTS.saveFinal.path, stateOf(version, changed), browser),
    withdraw: (browser?: Browser) => call(ENDPOINTS.withdraw.path, { uuid }, browser),
    republish: (browser?: Browser) => call(ENDPOINTS.republish.path, { uuid }, browser),
  }
}

interface Ordered {
  readonly option?: string
  readonly state?: string
  readonly listPence?: number
  readonly discountPence?: number
  readonly transactionId?: string | null
}

/** An order of the draft as it is stored, as the checkout would have made it. */
export async function anOrder(
  { database }: Server,
  draftUuid: string,
  {
    option = 'Premium-Advert-3-Months',
    state = 'paid',
    listPence = 1999,
    discountPence = 0,
    transactionId = `tx_${randomUUID()}`,
  }: Ordered = {},
): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into orders (id, draft_uuid, owner_key, account_id, state, marketing_option, list_pence, discount_pence, draft_version,
       address_type, blocks, provider, transaction_id, created_at, expires_at, paid_at)
     select $1, uuid, drafts.owner_key, accounts.id, $3, $4, $5, $6, version, address_type, blocks, 'sandbox', $7, now(),
       now() + interval '31 minutes', case when $3 in ('paid', 'fulfilled', 'refund-due') then now() end
     from drafts join accounts on accounts.owner_key = drafts.owner_key where uuid = $2`,
    [id, draftUuid, state, option, listPence, discountPence, transactionId],
  )
  if (state === 'paid') await database.query('update drafts set is_paid = true where uuid = $1', [draftUuid])
  return id
}

/** What is stored of the draft's advert. */
export async function listingOf(
  { database }: Server,
  draftUuid: string,
): Promise<
  (Readonly<Record<string, unknown>> & { readonly id: string; readonly answers: DraftAnswers }) | null
> {
  const { rows } = await database.query<Record<string, unknown> & { id: string; answers: string }>(
    `select *, to_char(live_from, 'YYYY-MM-DD') as live_from from listings where draft_uuid = $1`,
    [draftUuid],
  )
  const [row] = rows
  return row ? { ...row, answers: JSON.parse(row.answers) as DraftAnswers } : null
}

export async function countOf(
  { database }: Pick<Server, 'database'>,
  what: string,
  values: readonly unknown[],
): Promise<number> {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${what}`, [
    ...values,
  ])
  return rows[0]?.count ?? 0
}

export async function published(server: Server, owner: Owner, wanted: Wanted = {}) {
  const draft = await aFinishedDraft(server, owner, wanted)
  const { body } = await draft.finish()
  if (body.listing_id === null) throw new Error(JSON.stringify(body))
  return { ...draft, listing: body.listing_id }
}
