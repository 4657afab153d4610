import type { PoolClient } from 'pg'
import type { OwnPortal } from '#shared/api/own-listing.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { PortalNote } from '../../formats/portal-speech.ts'
import { type Agreed, type Consent, type OwnPortals, ownState, type StandingThere } from './own-portals.ts'

export function ownPortalsStore(database: Database): OwnPortals {
  return {
    of: (ownerKey) => portalsOf(database, ownerKey),
    agree: (consent, ownerKey, at) =>
      inTransaction(
        database,
        (connection) => agree(connection, consent, ownerKey, at),
        (outcome) => outcome === 'done',
      ),
    takeBack: async ({ uuid, portal }, ownerKey, at) => {
      const { rows } = await database.query<{ is_own: boolean }>({
        name: 'portal-consents-take-back',
        text: `with own as (select listings.id ${OWN} and draft_uuid = $2),
            taken_back as (
              update portal_consents set taken_back_at = $4 from own
              where listing_id = own.id and portal_id = $3 and taken_back_at is null)
          select exists (select from own) as is_own`,
        values: [ownerKey, uuid, portal, at],
      })
      return rows[0]?.is_own ? 'done' : 'not-found'
    },
    names: async () => {
      const { rows } = await database.query<{ name: string }>({
        name: 'portals-of-owners',
        text: `select name from portals where ${OFFERED} order by lower(name)`,
      })
      return rows.map(({ name }) => name)
    },
  }
}

/** What an owner typed here. */
const OWN = `from listings join accounts on accounts.id = account_id and not is_agent
  where listings.owner_key = $1 and not exists (select from feed_adverts where listing_id = listings.id)`

const OFFERED = 'portals.agency_id is null and is_on'

interface Row extends StandingThere {
  readonly listing: string
  readonly portal: string
  readonly name: string
  readonly thereSince: Date | null
  readonly leftAt: Date | null
  readonly notes: readonly PortalNote[] | null
}

const FIND = {
  name: 'portals-of-own-adverts',
  text: `select own.id as listing, portals.id as portal, name, agreed_at is not null as "isAgreed", own.state = 'live' and is_on as "isLive",
      outcome, due_at is not null as "isDue", coalesce(is_there, false) as "isThere", left_at is not null as "hasLeft",
      there_since as "thereSince", left_at as "leftAt", coalesce(kind = 'remove', false) as "isToLeave", notes
    from portals cross join (select listings.id, state ${OWN}) as own
      left join portal_consents on portal_consents.portal_id = portals.id and portal_consents.listing_id = own.id
        and taken_back_at is null
      left join portal_adverts on portal_adverts.portal_id = portals.id and portal_adverts.listing_id = own.id
      left join lateral (select kind, notes from portal_calls
        where portal_id = portals.id and listing_id = own.id and portal_adverts.outcome in ('refused', 'given-up')
        order by portal_calls.id desc limit 1) as last_call on true
    where portals.agency_id is null and (is_on or agreed_at is not null) order by lower(name)`,
}

async function portalsOf(
  database: Database,
  ownerKey: Buffer,
): Promise<ReadonlyMap<string, readonly OwnPortal[]>> {
  const { rows } = await database.query<Row>({ ...FIND, values: [ownerKey] })
  const found = new Map<string, OwnPortal[]>()
  for (const row of rows) found.set(row.listing, [...(found.get(row.listing) ?? []), ownPortal(row)])
  return found
}

function ownPortal({ portal, name, thereSince, leftAt, notes, ...standing }: Row): OwnPortal {
  const state = ownState(standing)
  const at = state === 'removed' ? leftAt : thereSince
  const refusals = state === 'refused' || state === 'stuck' ? (notes ?? []) : []
  const reasons = refusals.map(({ message }) => message).filter((message) => message !== '')
  return { portal, name, isAgreed: standing.isAgreed, state, at: at?.toISOString() ?? null, reasons }
}

async function agree(
  connection: PoolClient,
  { uuid, portal, version }: Consent,
  ownerKey: Buffer,
  at: Date,
): Promise<Agreed> {
  // It stays until the consent is kept: a consent needs its advert.
  const { rows } = await connection.query<{ id: string; state: string }>(
    `select listings.id, state ${OWN} and draft_uuid = $2 for key share of listings`,
    [ownerKey, uuid],
  )
  const [own] = rows
  if (own === undefined) return 'not-found'
  const { rowCount: offered } = await connection.query(
    `select from portals where id = $1 and ${OFFERED} and $2 = 'live'`,
    [portal, own.state],
  )
  if (offered !== 1) return 'not-offered'
  await connection.query(
    `insert into portal_consents (portal_id, listing_id, version, agreed_at) values ($1, $2, $3, $4)
     on conflict (portal_id, listing_id) where taken_back_at is null do nothing`,
    [portal, own.id, version, at],
  )
  return 'done'
}
