import type { PoolClient } from 'pg'
import { LOCKS } from '../../db/locks.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { HomeKey, ListedHome, Removed, Source, Stock } from './feed.ts'
import { takeOff } from './feed-listing-store.ts'
import { findElsewhere, findHome } from './home-store.ts'
import { keepHomes } from './keep-homes-store.ts'

/** `mostAdverts`: of one branch. */
export function stockStore(database: Database, mostAdverts: number): Stock {
  return {
    keep: (source, home, at) =>
      inTransaction(
        database,
        async (connection) => {
          await lockStock(connection, source)
          const keptAs = await keepHomes(connection, source, [home], { mostAdverts, at })
          return keptAs(home)
        },
        ({ kind }) => kind !== 'duplicate' && kind !== 'full' && kind !== 'taken-down',
      ),
    remove: (source, key, reason, at) =>
      inTransaction(
        database,
        async (connection) => {
          await lockStock(connection, source)
          return removeInside(connection, source, key, reason, at)
        },
        ({ kind }) => kind === 'removed',
      ),
    list: async ({ agencyId, branch }, appType) => {
      const { rows } = await database.query<Omit<ListedHome, 'number'> & { number: string }>({
        name: 'feed-adverts-list',
        text: `select number, ref, app_type as "appType", sent_at as "sentAt", etag, listing_id as "listingId"
          from feed_adverts
          where agency_id = $1 and branch = $2 and state <> 'removed' and ($3::text is null or app_type = $3)
          order by ref, app_type`,
        values: [agencyId, branch, appType],
      })
      return rows.map((row) => ({ ...row, number: Number(row.number) }))
    },
  }
}

/** Whatever changes the stock of one branch takes turns. */
export const lockStock = (connection: PoolClient, { agencyId, branch }: Source) =>
  connection.query('select pg_advisory_xact_lock($1, hashtext($2))', [
    LOCKS.branchStock,
    `${agencyId} ${branch}`,
  ])

async function removeInside(
  connection: PoolClient,
  source: Source,
  key: HomeKey,
  reason: number | null,
  at: Date,
): Promise<Removed> {
  const known = await findHome(connection, source, key)
  if (known === null || known.state === 'removed') {
    return { kind: 'unknown', elsewhere: await findElsewhere(connection, source, key) }
  }
  await takeOff(connection, [known.number], reason, at)
  return { kind: 'removed', number: known.number, listingId: known.listingId }
}
