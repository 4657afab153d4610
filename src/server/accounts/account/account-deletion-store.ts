import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Decision } from '../../db/actor.ts'
import { endEntitlements } from '../../db/entitlements.ts'
import { giveAddressUp } from '../../db/live-addresses.ts'
import { lockedOwner } from '../../db/move-owner.ts'
import { newOwnerKey } from '../../db/new-owner-key.ts'
import { newReference } from '../../db/new-reference.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'

export type AccountDeletion =
  | { readonly kind: 'none' }
  /** It works for an agency, or is its account. */
  | { readonly kind: 'agency' }
  /** Money of these orders may still come or go. */
  | { readonly kind: 'unsettled'; readonly orders: readonly string[] }
  | { readonly kind: 'deleted'; readonly drafts: number; readonly adverts: number; readonly orders: number }

interface Account {
  readonly id: string
  readonly ownerKey: Buffer
}

interface Advert {
  readonly id: string
  readonly uuid: string
}

/** With its adverts and all that belongs to them. Its orders stay, without a name and without what they published (decision 0050). */
export const accountDeletion =
  (database: Database) =>
  (email: string, decision: Decision): Promise<AccountDeletion> =>
    inTransaction(
      database,
      (connection) => deleteInside(connection, email, decision),
      ({ kind }) => kind === 'deleted',
    )

async function deleteInside(
  connection: PoolClient,
  email: string,
  decision: Decision,
): Promise<AccountDeletion> {
  const { rows } = await connection.query<Account>(
    'select id, owner_key as "ownerKey" from accounts where email = $1',
    [email],
  )
  const [account] = rows
  if (account === undefined) return { kind: 'none' }
  if (await isAgencys(connection, account.id)) return { kind: 'agency' }
  const { adverts, orders } = await lockAll(connection, account)
  const unsettled = orders.flatMap(({ id, isSettled }) => (isSettled ? [] : [id]))
  if (unsettled.length > 0) return { kind: 'unsettled', orders: unsettled }
  const keeper = orders.length === 0 ? null : await keepOrders(connection, account.id, decision.at)
  for (const advert of adverts) await deleteAdvert(connection, advert, keeper, decision.at)
  const drafts = await deleteDrafts(connection, account.ownerKey, decision.at)
  const { rowCount } = await connection.query('delete from accounts where id = $1', [account.id])
  // Somebody else did it meanwhile.
  if (rowCount !== 1) return { kind: 'none' }
  await note(connection, account, { adverts, orders }, decision)
  return { kind: 'deleted', drafts, adverts: adverts.length, orders: orders.length }
}

interface Locked {
  readonly adverts: readonly Advert[]
  readonly orders: readonly { readonly id: string; readonly isSettled: boolean }[]
}

/** Drafts first, as publishing locks them; whatever locks adverts or orders has locked their draft. */
async function lockAll(connection: PoolClient, { id, ownerKey }: Account): Promise<Locked> {
  await lockedOwner(connection, ownerKey)
  await connection.query('select 1 from drafts where owner_key = $1 order by uuid for update', [ownerKey])
  const { rows: adverts } = await connection.query<Advert>(
    'select id, draft_uuid as uuid from listings where account_id = $1 order by id for update',
    [id],
  )
  const { rows: orders } = await connection.query<Locked['orders'][number]>(
    `select id, state not in ('open', 'paid', 'refund-due', 'refunding') as "isSettled" from orders
     where account_id = $1 order by id for update`,
    [id],
  )
  return { adverts, orders }
}

async function isAgencys(connection: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select 1 from accounts where id = $1 and (exists (select 1 from agencies where account_id = $1)
       or exists (select 1 from agency_people where account_id = $1))`,
    [id],
  )
  return rowCount === 1
}

/** They move to an account without a name, for there is none without an account. */
async function keepOrders(connection: PoolClient, accountId: string, at: Date): Promise<Account> {
  const keeper = { id: randomUUID(), ownerKey: newOwnerKey() }
  await connection.query(
    `insert into accounts (id, email, first_name, last_name, owner_key, created_at)
     values ($1::uuid, $1::text || '@deleted.invalid', 'Deleted', 'account', $2, $3)`,
    [keeper.id, keeper.ownerKey, at],
  )
  await connection.query(
    `update orders set account_id = $2, owner_key = $3, blocks = '{}', client_secret = null,
       state = case state when 'fulfilled' then 'ended' else state end where account_id = $1`,
    [accountId, keeper.id, keeper.ownerKey],
  )
  return keeper
}

/** What was owed for it moves to an advert that says nothing; the rest goes with the row, receipts of care among it. */
async function deleteAdvert(
  connection: PoolClient,
  { id, uuid }: Advert,
  keeper: Account | null,
  at: Date,
): Promise<void> {
  await endEntitlements(connection, id, 'ended', at)
  await giveAddressUp(connection, uuid)
  if (keeper !== null) await keepOwed(connection, { id, uuid }, keeper, at)
  await connection.query('delete from listings where id = $1', [id])
}

async function keepOwed(
  connection: PoolClient,
  { id, uuid }: Advert,
  keeper: Account,
  at: Date,
): Promise<void> {
  const kept = newReference()
  await connection.query('update listings set draft_uuid = gen_random_uuid() where id = $1', [id])
  const { rowCount } = await connection.query(
    `insert into listings (id, draft_uuid, owner_key, account_id, app_type, state, live_from, published_at, updated_at,
       draft_version, answers, street, town, district, place, marketing_option, option_ends_at)
     select $2, $3, $4, $5, app_type, 'withdrawn', live_from, published_at, $6, draft_version, '{}', '', '', '', '',
       marketing_option, case when marketing_option <> 'none' then least(option_ends_at, $6) end
     from listings where id = $1 and exists (select 1 from entitlements where listing_id = $1)`,
    [id, kept, uuid, keeper.ownerKey, keeper.id, at],
  )
  if (rowCount !== 1) return
  for (const table of ['entitlements', 'privacy_number_leases', 'privacy_numbers']) {
    await connection.query(`update ${table} set listing_id = $2 where listing_id = $1`, [id, kept])
  }
}

/** Their photos are swept away a day later, as those of any deleted draft. */
async function deleteDrafts(connection: PoolClient, ownerKey: Buffer, at: Date): Promise<number> {
  await connection.query(
    `update photos set state = 'removed', since = $2 where owner_key = $1 and state <> 'removed'`,
    [ownerKey, at],
  )
  const { rowCount } = await connection.query('delete from drafts where owner_key = $1', [ownerKey])
  return rowCount ?? 0
}

/** By its id alone, which no longer says who it was. */
const note = (
  connection: PoolClient,
  account: Account,
  { adverts, orders }: Locked,
  { by, why, at }: Decision,
): Promise<void> => {
  const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
  const before = { account: account.id, adverts: idsOf(adverts), orders: idsOf(orders) }
  return recordAct(
    connection,
    by,
    { act: 'delete-account', on: { kind: 'staff', id: by.name }, why, before },
    at,
  )
}
