import { beforeAll, beforeEach } from 'vitest'
import { aBuyer, type Buyer } from './buyers.ts'
import { aDatabase } from './database.ts'
import { aServer } from './server.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

type Server = Awaited<ReturnType<typeof aServer>>

/** Two processes on one database, a clock that the test sets, which begins anew for each, and a landlord who buys. */
export function aBuyerSite() {
  let now = NOON
  let server: Server
  let another: Server
  let buyer: Buyer
  beforeAll(async () => {
    const database = await aDatabase()
    server = await aServer({ on: database, now: () => now })
    another = await aServer({ on: { ...database, database: database.another() }, now: () => now })
    buyer = await aBuyer(server, () => now)
  })
  beforeEach(() => {
    now = NOON
  })
  return {
    server: () => server,
    another: () => another,
    /** In turns. */
    either: (index: number) => (index % 2 === 0 ? server : another),
    buyer: () => buyer,
    anotherBuyer: () => aBuyer(server, () => now),
    now: () => now,
    setNow: (at: Date | string): void => {
      now = new Date(at)
    },
    rows: async (statement: string, values: readonly unknown[] = []) =>
      (await server.owner.query(statement, [...values])).rows,
  }
}
