import type { PoolClient } from 'pg'
import type { Actor } from './actor.ts'

type SubjectKind =
  | 'staff'
  | 'order'
  | 'advert'
  | 'report'
  | 'payment-alert'
  | 'discount'
  | 'case'
  | 'entitlement'
  | 'reference'
  | 'job'
  | 'agency'
  | 'feed'
  | 'text'
  | 'portal'
  | 'number'

export interface Act {
  /** Such as 'take-down'. */
  readonly act: string
  readonly on: { readonly kind: SubjectKind; readonly id: string }
  readonly why?: string
  readonly before?: object
  readonly after?: object
}

/** Call it in the transaction of the act, so that neither is stored without the other. */
export async function recordAct(
  connection: PoolClient,
  { staffId, name }: Actor,
  { act, on, why = '', before, after }: Act,
  at: Date,
): Promise<void> {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))
  await connection.query(
    `insert into audit (done_at, who, staff_id, act, subject_kind, subject, why, before, after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [at, name, staffId, act, on.kind, on.id, why, json(before), json(after)],
  )
}
