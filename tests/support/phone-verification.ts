import { beforeAll } from 'vitest'
import { aDatabase, type TestDatabase } from './database.ts'
import { type Answer, aBrowser, type Browser, CALLS, e164, messages, somebody } from './people.ts'
import { aServer } from './server.ts'

type Server = Awaited<ReturnType<typeof aServer>>
export const HOUR = 3_600
export const DAY = 24 * HOUR

/** Two instances of the server on one database, each with a pool of its own, and a clock that tests move. */
export function twoInstances() {
  let now = new Date('2026-11-20T12:00:00Z')
  let database: TestDatabase
  let servers: readonly [Server, Server]
  let networks = 0
  beforeAll(async () => {
    database = await aDatabase()
    const here = await aServer({ on: database, now: () => now })
    const there = await aServer({ on: { ...database, database: database.another() }, now: () => now })
    servers = [here, there]
  })
  /** Somebody who has registered, on a network of their own: calls by the minute are counted by each process's own clock. */
  const aPerson = async (phone?: string) => {
    networks += 1
    const browser = aBrowser(servers[0], `2001:db8:${networks.toString(16)}::1`)
    const person = somebody()
    await browser.post(CALLS.register, person)
    return { browser, phone: phone ?? person.phone }
  }
  return {
    now: () => now,
    pass: (seconds: number): void => {
      now = new Date(now.getTime() + seconds * 1_000)
    },
    server: () => servers[0],
    owner: () => database.owner,
    aPerson,
    /** The same browser on another network; every other copy calls the other instance. */
    aCopy: (browser: Browser, index: number): Browser => {
      const copy = aBrowser(servers[index % 2 === 0 ? 0 : 1], `203.0.${index >> 5}.${index & 31}`)
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
      return copy
    },
    textsTo: async (phone: string) =>
      (await messages(servers[0])).filter(({ kind, to }) => kind === 'sms' && to === e164(phone)),
  }
}

export interface Owner {
  readonly browser: Browser
  readonly phone: string
}
export const send = ({ browser, phone }: Owner, dialCode: string | null = null): Promise<Answer> =>
  browser.post(CALLS.sendCode, { phone, dialCode })
export const said = ({ status, body }: Answer) => [status, body.error_message]
export const OUT_OF_TRIES = 'There is no code to compare this with any more. Please ask for a new one.'
