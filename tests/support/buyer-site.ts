import { beforeAll, beforeEach } from 'vitest'
import { aBuyer, type Buyer } from './buyers.ts'
import { aDatabase } from './database.ts'
import { aServer } from './server.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

type Server = Awaited<ReturnType<typeof aServer>>

/**
 * Two processes on one database, a clock that the test sets, which begins anew for each, and a landlord who buys: one for the
 * file, or another for each test.
 */
export function aBuyerSite({ forEachTest = false } = {}) {
  let now = NOON
  let server: Server
  let another: Server
  let buyer: Buyer
  const anotherBuyer = () => aBuyer(server, () => now)
  beforeAll(async () => {
    const database = await aDatabase()
    server = await aServer({ on: database, now: () => now })
    another = await aServer({ on: { ...database, database: database.another() }, now: () => now })
    buyer = await anotherBuyer()
  })
  beforeEach(async () => {
    now = NOON
    if (forEachTest) buyer = await anotherBuyer()
  })
  return {
    get server() {
      return server
    },
    get another() {
      return another
    },
    get buyer() {
      return buyer
    },
    get now() {
      return now
    },
    /** In turns. */
    either: (index: number) => (index % 2 === 0 ? server : another),
    anotherBuyer,
    setNow: (at: Date | string): void => {
      now = new Date(at)
    },
    rows: async (statement: string, values: readonly unknown[] = []) =>
      (await server.owner.query(statement, [...values])).rows,
  }
}
