import type { PoolClient } from 'pg'
import type { AskedFeed, BranchEnquiries } from '#shared/account/agency-feeds.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import type { Actor, Decision } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { FeedFormat } from '../../formats/feed-format.ts'
import type { FeedChanges, FeedOutcome } from './agency.ts'
import { recordOwnAct } from './record-own-act-store.ts'

/** How feeds are made and files confirmed, whoever asks. */
export interface Making {
  readonly addFeed: (
    connection: PoolClient,
    feed: { readonly agencyId: string; readonly branch: string; readonly format: FeedFormat },
    secretHash: Buffer,
    decision: Decision,
  ) => Promise<{ readonly id: string } | 'no-agency' | 'known'>
  readonly confirmImport: (id: string, decision: Decision) => Promise<boolean>
}

const actorOf = ({ email }: AgencyMember): Actor => ({ staffId: null, name: email })
const WHY = 'on the agency’s pages'

export function feedChanges(database: Database, making: Making, mostFeeds: number): FeedChanges {
  const inside = (run: (connection: PoolClient) => Promise<FeedOutcome>): Promise<FeedOutcome> =>
    inTransaction(database, run, (outcome) => outcome === 'done')
  return {
    add: (by, feed, secretHash, at) =>
      inTransaction(
        database,
        (connection) => add(connection, making, mostFeeds, by, feed, secretHash, at),
        (outcome) => typeof outcome !== 'string',
      ),
    changeSecret: (by, feed, secretHash, oldUntil, at) =>
      inside((connection) => changeSecret(connection, by, feed, { secretHash, oldUntil, at })),
    endOldSecret: (by, feed, at) =>
      inside((connection) =>
        change(connection, by, feed, 'end-old-secret', 'old_secret_hash = null, old_secret_until = null', at),
      ),
    revoke: (by, feed, at) =>
      inside((connection) =>
        change(
          connection,
          by,
          feed,
          'revoke-feed',
          'old_secret_hash = null, old_secret_until = null, revoked_at = $3',
          at,
        ),
      ),
    setEnquiries: (by, enquiries, at) => inside((connection) => setEnquiries(connection, by, enquiries, at)),
    confirm: async (by, file, at) => {
      const { rowCount } = await database.query(
        'select 1 from feed_imports join feeds on feeds.id = feed_id where feed_imports.id = $1 and agency_id = $2',
        [file, by.agencyId],
      )
      return rowCount === 1 && making.confirmImport(file, { by: actorOf(by), why: WHY, at })
    },
  }
}

async function add(
  connection: PoolClient,
  making: Making,
  most: number,
  by: AgencyMember,
  feed: AskedFeed<FeedFormat>,
  secretHash: Buffer,
  at: Date,
): ReturnType<FeedChanges['add']> {
  // Whoever makes feeds of one agency takes turns, so that there are never too many.
  await connection.query('select from agencies where id = $1 for update', [by.agencyId])
  const { rows } = await connection.query<{ isFull: boolean }>(
    'select count(*) >= $2 as "isFull" from feeds where agency_id = $1',
    [by.agencyId, most],
  )
  if (rows[0]?.isFull !== false) return 'too-many'
  const decision = { by: actorOf(by), why: WHY, at }
  const added = await making.addFeed(connection, { agencyId: by.agencyId, ...feed }, secretHash, decision)
  return added === 'no-agency' ? 'known' : added
}

const noteOn = (connection: PoolClient, by: AgencyMember, id: string, act: string, at: Date): Promise<void> =>
  recordAct(connection, actorOf(by), { act, on: { kind: 'feed', id }, why: WHY }, at)

interface NewSecret {
  readonly secretHash: Buffer
  readonly oldUntil: Date
  readonly at: Date
}

/** While two secrets work there is no third: that would end the first of them before its time. */
async function changeSecret(
  connection: PoolClient,
  by: AgencyMember,
  id: string,
  { secretHash, oldUntil, at }: NewSecret,
): Promise<FeedOutcome> {
  const { rowCount } = await connection.query(
    `update feeds set secret_hash = $3, revoked_at = null,
       old_secret_hash = case when revoked_at is null then secret_hash end,
       old_secret_until = case when revoked_at is null then $4::timestamptz end
     where id = $1 and agency_id = $2 and (old_secret_until is null or old_secret_until <= $5)`,
    [id, by.agencyId, secretHash, oldUntil, at],
  )
  if (rowCount !== 1) return 'old-works'
  await noteOn(connection, by, id, 'change-secret', at)
  return 'done'
}

/** `set` is SQL of ours; $3 is now. */
async function change(
  connection: PoolClient,
  by: AgencyMember,
  id: string,
  act: string,
  set: string,
  at: Date,
): Promise<FeedOutcome> {
  const { rowCount } = await connection.query(
    `update feeds set ${set} where id = $1 and agency_id = $2 and revoked_at is null and $3::timestamptz is not null`,
    [id, by.agencyId, at],
  )
  if (rowCount !== 1) return 'unknown'
  await noteOn(connection, by, id, act, at)
  return 'done'
}

/** Of adverts that are there already, too. */
async function setEnquiries(
  connection: PoolClient,
  by: AgencyMember,
  { branch, email }: BranchEnquiries,
  at: Date,
): Promise<FeedOutcome> {
  const { rowCount } = await connection.query(
    'select 1 from branches_of_agencies where agency_id = $1 and branch = $2',
    [by.agencyId, branch],
  )
  if (rowCount === 0) return 'unknown'
  await connection.query('delete from agency_branches where agency_id = $1 and branch = $2', [
    by.agencyId,
    branch,
  ])
  if (email !== null) {
    await connection.query(
      'insert into agency_branches (agency_id, branch, enquiries_email) values ($1, $2, $3)',
      [by.agencyId, branch, email],
    )
  }
  await connection.query(
    `update listings set answers = jsonb_set(answers::jsonb, '{enquiryEmail}', to_jsonb(
         coalesce($3, (select email from agencies join accounts on accounts.id = account_id where agencies.id = $1))))::text
     from feed_adverts where listing_id = listings.id and agency_id = $1 and branch = $2`,
    [by.agencyId, branch, email],
  )
  await recordOwnAct(connection, by, 'set-enquiries', `${branch}, ${email ?? 'the agency’s own'}`, at)
  return 'done'
}
