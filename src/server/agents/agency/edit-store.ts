import type { PoolClient } from 'pg'
import { type EditedHome, priceFieldOf } from '#shared/advert/agency-home.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { HomeEdits, OwnHome } from './agency.ts'
import { recordOwnAct } from './record-own-act-store.ts'

interface ByHand {
  readonly mine: DraftAnswers
  readonly sent: DraftAnswers
}
interface Row {
  readonly listing: string
  readonly ref: string
  readonly branch: string
  readonly appType: AppType
  readonly answers: DraftAnswers
  readonly byHand: ByHand | null
}

export function homeEdits(database: Database): HomeEdits {
  return {
    find: async (agencyId, number) => {
      const row = await find(database, agencyId, number)
      return row && shown(row, number)
    },
    change: (by, number, edited, at) =>
      inTransaction(
        database,
        async (connection) => {
          const row = await find(connection, by.agencyId, number)
          return row !== null && change(connection, by, number, { row, edited, at })
        },
        (changed) => changed,
      ),
    giveBack: (by, number, at) =>
      inTransaction(
        database,
        async (connection) => {
          const row = await find(connection, by.agencyId, number)
          if (row?.byHand == null) return false
          await write(connection, number, row.listing, { ...row.answers, ...row.byHand.sent }, null, at)
          await recordOwnAct(connection, by, 'give-back-home', nameOf(row), at)
          return true
        },
        (given) => given,
      ),
  }
}

/** In a transaction nothing else changes the home meanwhile. */
async function find(
  connection: Database | PoolClient,
  agencyId: string,
  number: number,
): Promise<Row | null> {
  const { rows } = await connection.query<Row>(
    `select l.id as listing, ref, branch, a.app_type as "appType", l.answers::json as answers, by_hand::json as "byHand"
     from feed_adverts a join listings l on l.id = listing_id
     where agency_id = $1 and number = $2 and a.state <> 'removed' and l.state <> 'removed' for update`,
    [agencyId, number],
  )
  return rows[0] ?? null
}

function shown({ listing, ref, branch, appType, answers, byHand }: Row, number: number): OwnHome {
  const { summary = '', propertyDescription = '' } = answers
  const price = answers[priceFieldOf(appType)] ?? 0
  const byHandFields = Object.keys(byHand?.mine ?? {})
  const home = { number, listing, ref, branch, appType, byHandFields }
  return {
    ...home,
    answers,
    edited: { summary: summary ?? '', propertyDescription: propertyDescription ?? '', price },
  }
}

interface Change {
  readonly row: Row
  readonly edited: EditedHome
  readonly at: Date
}

/** Only what differs from what is shown becomes theirs. */
async function change(
  connection: PoolClient,
  by: AgencyMember,
  number: number,
  { row, edited, at }: Change,
): Promise<boolean> {
  const { price, ...texts } = edited
  const wanted: DraftAnswers = { ...texts, [priceFieldOf(row.appType)]: price }
  const changed = Object.entries(wanted).filter(
    ([name, value]) => row.answers[name as keyof DraftAnswers] !== value,
  )
  if (changed.length === 0) return true
  const before = Object.fromEntries(changed.map(([name]) => [name, row.answers[name as keyof DraftAnswers]]))
  const mine = { ...row.byHand?.mine, ...Object.fromEntries(changed) }
  const byHand = { mine, sent: { ...before, ...row.byHand?.sent } }
  await write(connection, number, row.listing, { ...row.answers, ...mine }, byHand, at)
  await recordOwnAct(connection, by, 'change-home', nameOf(row), at)
  return true
}

async function write(
  connection: PoolClient,
  number: number,
  listing: string,
  answers: DraftAnswers,
  byHand: ByHand | null,
  at: Date,
): Promise<void> {
  await connection.query('update feed_adverts set by_hand = $2, changed_at = $3 where number = $1', [
    number,
    byHand === null ? null : JSON.stringify(byHand),
    at,
  ])
  await connection.query('update listings set answers = $2, updated_at = $3 where id = $1', [
    listing,
    JSON.stringify(answers),
    at,
  ])
}

const nameOf = ({ branch, ref }: Row): string => `${branch} ${ref}`
