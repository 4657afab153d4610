import type { PoolClient } from 'pg'
import type { AllowedText } from '#shared/advert/allowed-text.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Decision } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { LawDeps } from './law-in.ts'
import type { RefusedText, RefusedWords } from './refused-words.ts'

/** A text whose owner says that it was refused wrongly. */
export interface ContestedText extends Omit<RefusedText, 'digest' | 'refused'> {
  readonly id: string
  readonly findings: readonly RefusedWords[]
  readonly ownerEmail: string
  readonly contestedAt: Date
  readonly state: 'open' | 'allowed' | 'upheld'
}

/** 'decided': a person looked at exactly this text before. */
export type Contested = 'waiting' | 'decided' | 'too-many'

export interface NewContest extends RefusedText {
  readonly id: string
  readonly uuid: string
  readonly ownerKey: Buffer
  readonly at: Date
}

export interface ContestedStore extends Pick<LawDeps, 'allowedWords'> {
  /** The latest of an owner's, for the page on which they are written. */
  readonly allowedTexts: (ownerKey: Buffer, appType: AppType) => Promise<readonly AllowedText[]>
  readonly contest: (contest: NewContest) => Promise<Contested>
  readonly find: (id: string) => Promise<ContestedText | null>
  /** Tells its owner. False where it is not open. */
  readonly decide: (id: string, state: 'allowed' | 'upheld', decision: Decision) => Promise<boolean>
}

interface ContestLimits {
  /** So many texts of one account wait for staff. */
  readonly mostOpen: number
  /** So many that were allowed are given to a page. */
  readonly mostShown: number
}

export function contestedStore(database: Database, { mostOpen, mostShown }: ContestLimits): ContestedStore {
  return {
    allowedWords: (ownerKey, digests) => allowedWords(database, ownerKey, digests),
    allowedTexts: (ownerKey, appType) => allowedTexts(database, ownerKey, appType, mostShown),
    contest: (contest) => add(database, contest, mostOpen),
    find: (id) => find(database, id),
    decide: (id, state, decision) => decide(database, id, state, decision),
  }
}

async function allowedWords(database: Database, ownerKey: Buffer, digests: readonly Buffer[]) {
  const { rows } = await database.query<{ digest: Buffer; findings: RefusedWords[] }>(
    `select digest, allowed as findings from contested_texts join accounts on accounts.id = account_id
     where owner_key = $1 and digest = any($2) and allowed <> '[]'`,
    [ownerKey, digests],
  )
  return new Map(rows.map(({ digest, findings }) => [digest.toString('hex'), findings]))
}

async function allowedTexts(
  database: Database,
  ownerKey: Buffer,
  appType: AppType,
  most: number,
): Promise<readonly AllowedText[]> {
  const { rows } = await database.query<AllowedText>(
    `select nation, text, allowed as words from contested_texts join accounts on accounts.id = account_id
     where owner_key = $1 and app_type = $2 and allowed <> '[]' order by decided_at desc nulls last limit $3`,
    [ownerKey, appType, most],
  )
  return rows
}

/** A text that was allowed is looked at again once the law refuses other words of it; what was allowed stays so meanwhile. */
function add(database: Database, contest: NewContest, mostOpen: number): Promise<Contested> {
  return inTransaction(
    database,
    async (connection) => {
      const known = await lockContests(connection, contest)
      if (known?.state === 'open') return 'waiting'
      if (known === null || known.state === 'upheld') return 'decided'
      if (known.open >= mostOpen) return 'too-many'
      const { id, uuid, appType, nation, field, text, digest, refused, at } = contest
      await connection.query(
        `insert into contested_texts (id, account_id, draft_uuid, app_type, nation, field, text, digest, findings, contested_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (account_id, digest) do update
           set findings = excluded.findings, state = 'open', contested_at = excluded.contested_at, decided_at = null`,
        [id, known.account, uuid, appType, nation, field, text, digest, JSON.stringify(refused), at],
      )
      return 'waiting'
    },
    () => true,
  )
}

interface KnownContests {
  readonly account: string
  /** How many of the account's texts wait. */
  readonly open: number
  /** Of this text; null if it was never contested. */
  readonly state: ContestedText['state'] | null
}

/** One account's are counted one after another. */
async function lockContests(
  connection: PoolClient,
  { ownerKey, digest }: NewContest,
): Promise<KnownContests | null> {
  const { rowCount } = await connection.query('select 1 from accounts where owner_key = $1 for update', [
    ownerKey,
  ])
  if (rowCount === 0) return null
  // A statement of its own: it sees what was added while the lock was waited for.
  const { rows } = await connection.query<KnownContests>(
    `select id as account,
       (select count(*)::int from contested_texts where account_id = accounts.id and state = 'open') as open,
       (select state from contested_texts where account_id = accounts.id and digest = $2) as state
     from accounts where owner_key = $1`,
    [ownerKey, digest],
  )
  return rows[0] ?? null
}

async function find(database: Database, id: string): Promise<ContestedText | null> {
  const { rows } = await database.query<ContestedText>(
    `select contested_texts.id, app_type as "appType", nation, field, text, findings, email as "ownerEmail",
       contested_at as "contestedAt", state
     from contested_texts join accounts on accounts.id = account_id where contested_texts.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

interface DecidedRow {
  readonly draft: string
  readonly app_type: string
  readonly findings: readonly RefusedWords[]
  readonly email: string
}

function decide(
  database: Database,
  id: string,
  state: 'allowed' | 'upheld',
  { by, why, at }: Decision,
): Promise<boolean> {
  return inTransaction(
    database,
    async (connection) => {
      const { rows } = await connection.query<DecidedRow>(
        `update contested_texts set state = $2, decided_at = $3,
           allowed = case $2 when 'allowed' then allowed || findings else allowed end
         from accounts
         where contested_texts.id = $1 and accounts.id = account_id and state = 'open'
         returning draft_uuid as draft, app_type, findings, email`,
        [id, state, at],
      )
      const [row] = rows
      if (row === undefined) return false
      const act = state === 'allowed' ? 'allow' : 'uphold'
      await recordAct(connection, by, { act, on: { kind: 'text', id }, why }, at)
      await queueEmail(connection, {
        sendKey: `text-${state} ${id} ${at.getTime()}`,
        kind: `text-${state}`,
        to: row.email,
        payload: { uuid: row.draft, appType: row.app_type, words: row.findings[0]?.words ?? '', why },
      })
      return true
    },
    (decided) => decided,
  )
}
