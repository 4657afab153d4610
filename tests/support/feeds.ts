import { randomBytes } from 'node:crypto'
import { agencyStore } from '../../src/server/agents/feeds/agency-store.ts'
import { COMMAND_LINE } from '../../src/server/db/actor.ts'
import type { Database } from '../../src/server/db/pool.ts'
import type { FeedFormat } from '../../src/server/formats/feed-format.ts'
import { hashOf, newToken } from '../../src/server/http/token.ts'

const DECISION = { by: COMMAND_LINE, why: 'a test', at: new Date('2026-11-20T12:00:00Z') }

/** An estate agency, by its id. */
export async function anAgency(database: Database, name = 'Northgate Homes') {
  const email = `agency-${randomBytes(6).toString('hex')}@example.org`
  const added = await agencyStore(database).add({ name, email }, DECISION)
  if (typeof added === 'string') throw new Error('a new address was somebody’s')
  return { id: added.id, email, name }
}

/** A feed of one branch, with its secret. */
export async function aFeed(
  database: Database,
  {
    format = 'rtdf',
    branch = '1234',
    agency,
  }: { format?: FeedFormat; branch?: string; agency?: string } = {},
) {
  const secret = newToken()
  const agencyId = agency ?? (await anAgency(database)).id
  const added = await agencyStore(database).addFeed({ agencyId, branch, format }, hashOf(secret), DECISION)
  if (typeof added === 'string') throw new Error(added)
  return { id: added.id, secret, branch, agencyId }
}
