import type { PoolClient } from 'pg'
import { queueEmail, SEND_EMAIL } from './queue-email.ts'

/** Why there will be no result. */
export type ReferenceEnd = 'refused' | 'withdrawn' | 'cancelled' | 'expired'

/** The entitlement before its reference, as whoever uses one locks them. Answers whether there is such a reference. */
export async function lockReference(connection: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select 1 from entitlements where id = (select entitlement_id from tenant_references where id = $1) for update`,
    [id],
  )
  await connection.query('select 1 from tenant_references where id = $1 for update', [id])
  return rowCount === 1
}

/** Nothing of anybody stays. Only a result uses it up. Its row is locked by the caller. */
export async function endReference(
  connection: PoolClient,
  id: string,
  as: ReferenceEnd,
  at: Date,
): Promise<void> {
  await eraseReference(connection, id, at)
  await connection.query(
    `with ended as (
       update tenant_references set state = $2, ended_at = $3 where id = $1 returning entitlement_id, judged_at)
     update entitlements set used = used - 1 from ended where id = entitlement_id and judged_at is null`,
    [id, as, at],
  )
}

/** Also what waits to be sent to anybody about it. */
export async function eraseReference(connection: PoolClient, id: string, at: Date): Promise<void> {
  await connection.query(
    `update tenant_references set applicant_name = null, applicant_email = null, answers = null, report = null, erased_at = $2
     where id = $1`,
    [id, at],
  )
  await connection.query('update tenant_reference_confirmations set note = null where reference_id = $1', [
    id,
  ])
  await connection.query(
    `update job_common set data = jsonb_build_object('sendKey', data -> 'sendKey', 'kind', data -> 'kind')
     where name = $1 and data -> 'payload' ->> 'reference' = $2`,
    [SEND_EMAIL, id],
  )
}

/** What these entitlements were being used for is not needed any more, unless it is done. */
export async function cancelReferences(
  connection: PoolClient,
  entitlements: readonly string[],
  at: Date,
): Promise<void> {
  const { rows } = await connection.query<{ id: string; email: string }>(
    `select id, applicant_email as email from tenant_references
     where entitlement_id = any($1::bigint[]) and state in ('asked', 'consented', 'given') order by id for update`,
    [entitlements],
  )
  for (const { id, email } of rows) {
    await endReference(connection, id, 'cancelled', at)
    await tellApplicant(connection, id, email)
  }
}

/** That the landlord does not need it any more. */
export const tellApplicant = (connection: PoolClient, id: string, email: string): Promise<void> =>
  queueEmail(connection, {
    sendKey: `reference-cancelled ${id}`,
    kind: 'reference-cancelled',
    to: email,
    payload: {},
  })

/** 'none': there will be no result, and they are not told why. */
export async function tellLandlord(
  connection: PoolClient,
  id: string,
  news: 'result' | 'none',
): Promise<void> {
  const { rows } = await connection.query<{ email: string; listing: string }>(
    `select accounts.email, listings.id as listing
     from tenant_references r join entitlements on entitlements.id = entitlement_id
       join listings on listings.id = listing_id join accounts on accounts.id = account_id
     where r.id = $1`,
    [id],
  )
  const [landlord] = rows
  if (!landlord) throw new Error('a reference is for no landlord')
  await queueEmail(connection, {
    sendKey: `reference-news ${id} ${news}`,
    kind: 'reference-news',
    to: landlord.email,
    payload: { listing: landlord.listing, news },
  })
}
