import type { PoolClient } from 'pg'
import type { Decision } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { lockReference } from '../../db/references.ts'
import { type Keys, sealWith, unsealWith } from '../../db/sealed.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ownerOf, type SealedPart } from './sealed-store.ts'

/** Parts of references, by what became of each. */
export interface Rotated {
  readonly sealed: number
  /** They had the first key already. */
  readonly known: number
  /** No key opens them. */
  readonly lost: number
}

interface Part {
  readonly name: SealedPart
  readonly value: Buffer
}

/** All that is kept is sealed with the first key. Each reference in a transaction of its own: done again, it goes on. */
export async function rotateReferences(
  database: Database,
  keys: Keys,
  { by, why, at }: Decision,
): Promise<Rotated> {
  // First: the audit tells of a rotation that was cut off, too.
  await inTransaction(
    database,
    (connection) =>
      recordAct(connection, by, { act: 'rotate', on: { kind: 'reference', id: 'all' }, why }, at),
    () => true,
  )
  const { rows } = await database.query<{ id: string }>(
    'select id from tenant_references where erased_at is null order by id',
  )
  const total = { sealed: 0, known: 0, lost: 0 }
  for (const { id } of rows) {
    const outcomes = await inTransaction(
      database,
      (connection) => rotate(connection, keys, id),
      () => true,
    )
    for (const outcome of outcomes) total[outcome] += 1
  }
  return total
}

async function rotate(connection: PoolClient, keys: Keys, id: string): Promise<(keyof Rotated)[]> {
  await lockReference(connection, id)
  const outcomes: (keyof Rotated)[] = []
  for (const { name, value } of await partsOf(connection, id)) {
    const outcome = resealed(keys, value, ownerOf(id, name))
    if (typeof outcome !== 'string') await keep(connection, id, { name, value: outcome })
    outcomes.push(typeof outcome === 'string' ? outcome : 'sealed')
  }
  return outcomes
}

async function partsOf(connection: PoolClient, id: string): Promise<readonly Part[]> {
  const { rows } = await connection.query<Part>(
    `select 'answers' as name, answers as value from tenant_references where id = $1 and answers is not null
     union all select 'report', report from tenant_references where id = $1 and report is not null
     union all select role, note from tenant_reference_confirmations where reference_id = $1 and note is not null`,
    [id],
  )
  return rows
}

function resealed(keys: Keys, value: Buffer, owner: string): Buffer | 'known' | 'lost' {
  if (unsealWith(keys.slice(0, 1), value, owner) !== null) return 'known'
  const plain = unsealWith(keys, value, owner)
  return plain === null ? 'lost' : sealWith(keys, plain, owner)
}

async function keep(connection: PoolClient, id: string, { name, value }: Part): Promise<void> {
  if (name === 'answers' || name === 'report') {
    await connection.query(`update tenant_references set ${name} = $2 where id = $1`, [id, value])
    return
  }
  await connection.query(
    'update tenant_reference_confirmations set note = $3 where reference_id = $1 and role = $2',
    [id, name, value],
  )
}
