import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { MarketedBy } from '#shared/advert/marketed-by.ts'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { PublishedPhoto } from '#shared/advert/published-advert.ts'
import type { PublishedVersion } from '#shared/api/own-listing.ts'
import type { AddressType, AppType } from '#shared/form/block.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { marketedBy } from '../../db/marketed-by.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { RESTED_FOR } from './listing-store.ts'
import { refuseInside } from './order-refusal-store.ts'
import type { DraftFacts, OrderToPublish, OwnDraft, PublishingStore, SignReceipt } from './publication.ts'
import { publishInside } from './publish-store.ts'
import { upgradeInside } from './upgrade-store.ts'

export function publishingStore(database: Database, sign: SignReceipt): PublishingStore {
  return {
    find: (uuid, ownerKey) => find(database, uuid, ownerKey),
    factsOf: (...asked) => factsOf(database, ...asked),
    noteAsked: async (uuid, ownerKey, askedLaw) => {
      await database.query(
        `update drafts set asked_law = $3 where uuid = $1 and owner_key = $2 and asked_law is distinct from $3 and ${PUBLISHED_AS} is null`,
        [uuid, ownerKey, askedLaw],
      )
    },
    published: (uuid, ownerKey, day) => published(database, uuid, ownerKey, day),
    marketedBy: (ownerKey) => marketing(database, ownerKey),
    findOrder: (id) => findOrder(database, id),
    publish: (publication) =>
      inTransaction(
        database,
        (connection) => publishInside(connection, { publication, sign }),
        ({ kind }) => kind === 'published',
      ),
    upgrade: (order, at) =>
      inTransaction(
        database,
        (connection) => upgradeInside(connection, order, at),
        ({ kind }) => kind === 'published',
      ),
    refuseOrder: (orderId, refusal, at) =>
      inTransaction(
        database,
        (connection) => refuseInside(connection, orderId, refusal, at),
        () => true,
      ),
  }
}

const PAID_OPTION = `(select marketing_option from orders
  where orders.draft_uuid = $1 and (state = 'fulfilled' or (state = 'paid' and upgrades is null)) order by paid_at, id limit 1)`

/** The live advert of a draft that has not changed since, and whose option is free or still paid for. Agents choose none. */
const PUBLISHED_AS = `(select id from listings
  where draft_uuid = drafts.uuid and state = 'live' and draft_version = drafts.version
    and (drafts.is_paid or coalesce(drafts.blocks::json #>> '{marketingOption,fields,marketingOption,value}', 'none') = 'none'))`

async function find(database: Database, uuid: string, ownerKey: Buffer): Promise<OwnDraft | null> {
  const { rows } = await database.query<{
    version: number
    app_type: AppType
    address_type: AddressType
    blocks: string
    has_open_order: boolean
    paid_option: MarketingOptionId | null
    published_as: string | null
  }>(
    `select version, app_type, address_type, blocks, ${PAID_OPTION} as paid_option, ${PUBLISHED_AS} as published_as,
       exists (select 1 from orders where draft_uuid = $1 and state = 'open') as has_open_order
     from drafts where uuid = $1 and owner_key = $2`,
    [uuid, ownerKey],
  )
  const [row] = rows
  if (!row) return null
  return {
    uuid,
    version: row.version,
    appType: row.app_type,
    addressType: row.address_type,
    blocks: row.blocks,
    hasOpenOrder: row.has_open_order,
    paidOption: row.paid_option,
    publishedAs: row.published_as,
  }
}

async function factsOf(
  database: Database,
  uuid: string,
  ownerKey: Buffer,
  photoIds: readonly string[],
  day: IsoDate,
): Promise<DraftFacts> {
  const { rows } = await database.query<{
    paid_option: MarketingOptionId | null
    published_start: string | null
    first_online: string | null
    paid_from: string | null
    asked_law: string[] | null
    rested_for: string[]
    photos: PublishedPhoto[]
  }>(
    `select ${PAID_OPTION} as paid_option, (select asked_law from drafts where uuid = $1) as asked_law,
       ${RESTED_FOR} as rested_for,
       (select answers::json ->> 'startDate' from listings where draft_uuid = $1) as published_start,
       (select to_char(coalesce(first_online, case when state = 'live' and live_from <= $4 then live_from end), 'YYYY-MM-DD')
        from listings where draft_uuid = $1) as first_online,
       (select to_char(live_from, 'YYYY-MM-DD') from listings join orders using (draft_uuid)
        where draft_uuid = $1 and orders.state = 'fulfilled') as paid_from,
       (select coalesce(json_agg(json_build_object('id', id, 'width', width, 'height', height)), '[]')
        from photos where id = any($3) and draft_uuid = $1 and owner_key = $2) as photos`,
    [uuid, ownerKey, photoIds, day],
  )
  const [row] = rows
  return {
    paidOption: row?.paid_option ?? null,
    publishedStart: row?.published_start ?? null,
    askedLaw: row?.asked_law ?? null,
    restedFor: row?.rested_for ?? [],
    firstOnline: row?.first_online ?? null,
    paidFrom: row?.paid_from ?? null,
    photosKept: new Map(row?.photos.map((photo) => [photo.id, photo])),
  }
}

async function published(
  database: Database,
  uuid: string,
  ownerKey: Buffer,
  day: IsoDate,
): Promise<PublishedVersion | null> {
  const { rows } = await database.query<Omit<PublishedVersion, 'answers'> & { answers: string }>(
    `select case when state = 'live' and live_from > $3 then 'scheduled' else state end as state, app_type as "appType", answers,
       street, town, district
     from listings where draft_uuid = $1 and owner_key = $2`,
    [uuid, ownerKey, day],
  )
  const [row] = rows
  return row ? { ...row, answers: JSON.parse(row.answers) as DraftAnswers } : null
}

async function marketing(database: Database, ownerKey: Buffer): Promise<MarketedBy | null> {
  const { rows } = await database.query<{ agent: MarketedBy | null }>(
    `select ${marketedBy('owner_key = $1')} as agent`,
    [ownerKey],
  )
  return rows[0]?.agent ?? null
}

async function findOrder(database: Database, id: string): Promise<OrderToPublish | null> {
  const { rows } = await database.query<{
    draft_uuid: string
    owner_key: Buffer
    state: OrderToPublish['state']
    marketing_option: MarketingOptionId
    draft_version: number
    app_type: AppType | null
    address_type: AddressType
    blocks: string
    upgrades: string | null
    listing_id: string | null
  }>(
    `select orders.draft_uuid, orders.owner_key, orders.state, orders.marketing_option, orders.draft_version, upgrades, drafts.app_type,
       orders.address_type, orders.blocks, drafts.listing_id
     from orders left join drafts on drafts.uuid = orders.draft_uuid where orders.id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) return null
  return {
    id,
    uuid: row.draft_uuid,
    ownerKey: row.owner_key,
    state: row.state,
    option: row.marketing_option,
    upgrades: row.upgrades,
    version: row.draft_version,
    appType: row.app_type,
    addressType: row.address_type,
    blocks: row.blocks,
    listingId: row.listing_id,
  }
}
