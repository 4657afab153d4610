import { randomBytes, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { AppType } from '#shared/form/block.ts'
import { type Photo, photoUrl } from '#shared/form/photo.ts'
import { aHouse, aHouseToLet } from './builders.ts'

interface Wanted {
  readonly appType?: AppType
  readonly state?: 'live' | 'withdrawn' | 'removed'
  /** The account whose it is; without one somebody is made up. */
  readonly accountId?: string
  readonly liveFrom?: string
  readonly publishedAt?: Date
  readonly updatedAt?: Date
  readonly answers?: DraftAnswers
  readonly street?: string
  readonly town?: string
  readonly district?: string
  readonly marketingOption?: MarketingOptionId
  readonly optionEndsAt?: Date | null
  /** Pixels of each photo. */
  readonly photos?: readonly (readonly [width: number, height: number])[]
  /** The answer about its photos. */
  readonly files?: (photos: readonly Photo[]) => readonly Photo[]
}

const ID_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
const aListingId = (): string =>
  Array.from(randomBytes(8), (byte) => ID_SIGNS[byte % ID_SIGNS.length]).join('')

const PUBLISHED = new Date('2026-11-12T10:00:00Z')

/** Writes a published advert as publishing writes it. Answers its id. */
export async function aListing(owner: Client, wanted: Wanted = {}): Promise<string> {
  const { appType = 'sell', state = 'live', liveFrom = '2026-11-12', publishedAt = PUBLISHED } = wanted
  const id = aListingId()
  const ownerKey = randomBytes(32)
  const accountId = wanted.accountId ?? (await anAccount(owner, ownerKey))
  const { street = 'Mill Lane', town = 'Chalfont St. Peter', district = 'SL9' } = wanted
  const draftUuid = randomUUID()
  const photos = await photosOf(owner, draftUuid, ownerKey, wanted.photos ?? [[1600, 1067]])
  const build = appType === 'sell' ? aHouse : aHouseToLet
  await owner.query(
    `insert into listings (id, draft_uuid, owner_key, account_id, app_type, state, live_from, published_at, updated_at,
       draft_version, answers, street, town, district, place, marketing_option, option_ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, $10, $11, $12, $13, $14, $15, $16)`,
    [
      id,
      draftUuid,
      ownerKey,
      accountId,
      appType,
      state,
      liveFrom,
      publishedAt,
      wanted.updatedAt ?? publishedAt,
      JSON.stringify(build({ files_uploaded: wanted.files?.(photos) ?? photos, ...wanted.answers })),
      street,
      town,
      district,
      [street, town, district].join(', ').toLowerCase(),
      wanted.marketingOption ?? 'none',
      wanted.optionEndsAt ?? null,
    ],
  )
  for (const photo of photos) {
    await owner.query('insert into listing_photos (listing_id, photo_id) values ($1, $2)', [id, photo.id])
  }
  return id
}

async function anAccount(owner: Client, ownerKey: Buffer): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into accounts (id, owner_key, email, is_agent, title, first_name, last_name, phone, created_at)
     values (gen_random_uuid(), $1, $2, false, 4, 'Alex', 'Smith', '+447700900123', now()) returning id`,
    [ownerKey, `owner-${randomUUID()}@example.org`],
  )
  const id = rows[0]?.id ?? ''
  // What adverts show, unless a test wants something else.
  await owner.query(
    `insert into confirmed_phones (account_id, phone, confirmed_at) values ($1, '+447700900123', now())`,
    [id],
  )
  return id
}

async function photosOf(
  owner: Client,
  draftUuid: string,
  ownerKey: Buffer,
  sizes: readonly (readonly [number, number])[],
): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const [index, [width, height]] of sizes.entries()) {
    const id = randomBytes(16).toString('hex')
    await owner.query(
      `insert into photos (id, draft_uuid, owner_key, content_hash, width, height, state, since)
       values ($1, $2, $3, $4, $5, $6, 'named', now())`,
      [id, draftUuid, ownerKey, randomBytes(32), width, height],
    )
    const file = { name: `Room ${index + 1}.jpg`, size: 1_000, lastModified: 1_763_000_000_000 + index }
    photos.push({ id, url: photoUrl(id), uid: `uid-${id}`, ...file })
  }
  return photos
}
