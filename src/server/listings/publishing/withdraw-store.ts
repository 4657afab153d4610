import type { PoolClient } from 'pg'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { answersIn, type WireBlocks } from '#shared/api/wire-blocks.ts'
import type { AppType } from '#shared/form/block.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { claimAddress, giveAddressUp } from '../../db/live-addresses.ts'
import type { Database } from '../../db/pool.ts'
import { releaseNumber, settleNumber } from '../../db/privacy-numbers.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type LockedListing, lockListing, RESTED_FOR } from './listing-store.ts'
import type { DraftFacts } from './publication.ts'

export type Withdrawn = 'done' | 'removed' | 'not-found'
export type Republished = Withdrawn | 'address-taken' | 'overtaken'

export interface Standing extends Pick<DraftFacts, 'firstOnline' | 'askedLaw' | 'restedFor'> {
  readonly state: LockedListing['state']
  readonly appType: AppType
  /** As published. */
  readonly answers: DraftAnswers
  /** As its draft stands. */
  readonly stored: DraftAnswers
  readonly version: number
}

export interface WithdrawStore {
  readonly find: (uuid: string, ownerKey: Buffer) => Promise<Standing | null>
  /** Frees the address. */
  readonly withdraw: (uuid: string, ownerKey: Buffer, at: Date) => Promise<Withdrawn>
  readonly republish: (
    uuid: string,
    ownerKey: Buffer,
    from: { readonly version: number; readonly keys: readonly string[] },
    at: Date,
  ) => Promise<Republished>
}

export function withdrawStore(database: Database): WithdrawStore {
  return {
    find: async (uuid, ownerKey) => {
      const { rows } = await database.query<{
        answers: string
        draft_version: number
        app_type: AppType
        state: Standing['state']
        first_online: IsoDate | null
        blocks: string
        asked_law: string[] | null
        rested_for: string[]
      }>(
        `select answers, draft_version, listings.app_type, state, to_char(first_online, 'YYYY-MM-DD') as first_online,
           blocks, asked_law, ${RESTED_FOR} as rested_for
         from listings join drafts on drafts.uuid = draft_uuid where draft_uuid = $1 and listings.owner_key = $2`,
        [uuid, ownerKey],
      )
      const [row] = rows
      if (!row) return null
      const answers = JSON.parse(row.answers) as DraftAnswers
      const { state, app_type: appType, first_online: firstOnline, draft_version: version } = row
      const stored = answersIn(JSON.parse(row.blocks) as WireBlocks)
      const { asked_law: askedLaw, rested_for: restedFor } = row
      return { state, appType, answers, stored, firstOnline, askedLaw, restedFor, version }
    },
    withdraw: (uuid, ownerKey, at) =>
      inTransaction(
        database,
        (connection) => withdrawInside(connection, uuid, ownerKey, at),
        (outcome) => outcome === 'done',
      ),
    republish: (uuid, ownerKey, from, at) =>
      inTransaction(
        database,
        (connection) => republishInside(connection, uuid, ownerKey, from, at),
        (outcome) => outcome === 'done',
      ),
  }
}

/** Draft before advert, as publishing locks them. */
async function lockOwn(connection: PoolClient, uuid: string, ownerKey: Buffer) {
  const { rowCount } = await connection.query(
    'select 1 from drafts where uuid = $1 and owner_key = $2 for update',
    [uuid, ownerKey],
  )
  return rowCount === 1 ? lockListing(connection, uuid) : null
}

/** Frees the address, and lets its privacy number rest. */
export async function withdrawInside(
  connection: PoolClient,
  uuid: string,
  ownerKey: Buffer,
  at: Date,
): Promise<Withdrawn> {
  const listing = await lockOwn(connection, uuid, ownerKey)
  if (listing === null) return 'not-found'
  if (listing.state !== 'live') return listing.state === 'removed' ? 'removed' : 'done'
  await setState(connection, listing.id, 'withdrawn', at)
  await giveAddressUp(connection, uuid)
  await releaseNumber(connection, listing.id, at)
  return 'done'
}

async function republishInside(
  connection: PoolClient,
  uuid: string,
  ownerKey: Buffer,
  { version, keys }: { readonly version: number; readonly keys: readonly string[] },
  at: Date,
): Promise<Republished> {
  const listing = await lockOwn(connection, uuid, ownerKey)
  if (listing === null) return 'not-found'
  if (listing.state !== 'withdrawn') return listing.state === 'removed' ? 'removed' : 'done'
  if (listing.draftVersion !== version) return 'overtaken'
  if (!(await claimAddress(connection, keys, uuid, at))) return 'address-taken'
  await setState(connection, listing.id, 'live', at)
  await settleNumber(connection, listing.id, at)
  return 'done'
}

async function setState(
  connection: PoolClient,
  id: string,
  state: 'live' | 'withdrawn',
  at: Date,
): Promise<void> {
  await connection.query('update listings set state = $2, updated_at = $3 where id = $1', [id, state, at])
}
