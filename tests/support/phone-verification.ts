import { beforeAll } from 'vitest'
import { type Answer, CALLS, e164, sameBrowser } from './actor.ts'
import { aBrowser, aNetwork, type Browser, messages } from './browsers.ts'
import { aDatabase, type TestDatabase } from './database.ts'
import { aServer } from './server.ts'
import { inApp } from './transports.ts'

type Server = Awaited<ReturnType<typeof aServer>>
export const HOUR = 3_600
export const DAY = 24 * HOUR

/** Instances of the server on one database, through two pools, and a clock that tests move. */
export function twoInstances(count = 2) {
  let now = new Date('2026-11-20T12:00:00Z')
  let database: TestDatabase
  let servers: readonly Server[]
  beforeAll(async () => {
    database = await aDatabase()
    const pools = [database.database, database.another()] as const
    const instance = (index: number) =>
      aServer({ on: { ...database, database: index % 2 === 0 ? pools[0] : pools[1] }, now: () => now })
    servers = await Promise.all(Array.from({ length: count }, (_, index) => instance(index)))
  })
  const server = (index = 0): Server => {
    const one = servers[index % servers.length]
    if (!one) throw new Error('The servers have not started.')
    return one
  }
  /** The same browser on another network, which calls another instance. */
  const moved = (browser: Browser, address: string, index = 0): Browser =>
    sameBrowser(browser, inApp(server(index), address))
  /** Somebody who has registered, on a network of their own: calls by the minute are counted by each process's own clock. */
  const aPerson = async (phone?: string) => {
    const browser = aBrowser(server(), aNetwork())
    const person = await browser.register()
    return { browser, phone: phone ?? person.phone }
  }
  return {
    now: () => now,
    pass: (seconds: number): void => {
      now = new Date(now.getTime() + seconds * 1_000)
    },
    server,
    servers: () => servers,
    owner: () => database.owner,
    aPerson,
    moved,
    /** The same browser on another network; every other copy calls the other instance. */
    aCopy: (browser: Browser, index: number): Browser =>
      moved(browser, `203.0.${index >> 5}.${index & 31}`, index),
    textsTo: async (phone: string) =>
      (await messages(server())).filter(({ kind, to }) => kind === 'sms' && to === e164(phone)),
  }
}

export interface Owner {
  readonly browser: Browser
  readonly phone: string
}
export const send = ({ browser, phone }: Owner, dialCode: string | null = null): Promise<Answer> =>
  browser.post(CALLS.sendCode, { phone, dialCode })
export const errorOf = ({ status, body }: Answer) => [status, body.error_message]
export const OUT_OF_TRIES = 'This code no longer works. Ask for a new one.'
