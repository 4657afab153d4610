import { HOUR_MS } from '#shared/values/time-units.ts'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import type { Database } from '../../db/pool.ts'
import { ANSWERS_KEPT_HOURS, type Claimed, type KeptAnswers, type KeyedCall } from './answer-once.ts'
import type { ApiAnswer } from './api.ts'

/** After that a call under way is taken for one whose process died: whatever it did can be done again. */
const LOST_SECONDS = 60

interface Row {
  readonly call_hash: Buffer
  readonly body: string | null
}

export const ANSWERS_KEPT_MS = ANSWERS_KEPT_HOURS * HOUR_MS

export function keptAnswers(database: Database): KeptAnswers {
  return {
    begin: (call) => begin(database, call),
    finish: async ({ keyId, idempotencyKey, at }, answer) => {
      await database.query(
        `update api_answers set status = $4, body = $5 where key_id = $1 and idempotency_key = $2 and begun_at = $3`,
        [keyId, idempotencyKey, at, 'status' in answer ? answer.status : 0, JSON.stringify(answer)],
      )
    },
    giveUp: async ({ keyId, idempotencyKey, at }) => {
      await database.query(
        'delete from api_answers where key_id = $1 and idempotency_key = $2 and begun_at = $3 and status is null',
        [keyId, idempotencyKey, at],
      )
    },
    forgetBefore: (then) => deleteInParts(database, 'api_answers', 'begun_at < $1', [then]),
  }
}

async function begin(
  database: Database,
  { keyId, idempotencyKey, callHash, at }: KeyedCall,
): Promise<Claimed> {
  const { rowCount } = await database.query(
    `insert into api_answers as kept (key_id, idempotency_key, call_hash, begun_at) values ($1, $2, $3, $4)
     on conflict (key_id, idempotency_key) do update set call_hash = $3, begun_at = $4, status = null, body = null
     where kept.begun_at <= $5
       or (kept.status is null and kept.call_hash = $3 and kept.begun_at < $4::timestamptz - make_interval(secs => ${LOST_SECONDS}))`,
    [keyId, idempotencyKey, callHash, at, new Date(at.getTime() - ANSWERS_KEPT_MS)],
  )
  if (rowCount === 1) return { kind: 'claimed' }
  const { rows } = await database.query<Row>(
    'select call_hash, body from api_answers where key_id = $1 and idempotency_key = $2',
    [keyId, idempotencyKey],
  )
  const [row] = rows
  // The call before this one may have come to nothing between the two statements.
  if (row === undefined) return { kind: 'under-way' }
  if (!row.call_hash.equals(callHash)) return { kind: 'other-call' }
  if (row.body === null) return { kind: 'under-way' }
  return { kind: 'answered', answer: JSON.parse(row.body) as ApiAnswer }
}
