import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { ADVERTS_PER_PAGE } from '#shared/journey/adverts-query.ts'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { whilePagesAreAsked } from '../../../../tests/support/page-times.ts'
import { mostMemoryOf } from '../../../../tests/support/processes.ts'
import { aProgram } from '../../../../tests/support/program.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aProperty, envelope } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { importJob } from '../../composition/import-job.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { confirmImport } from './import-store.ts'

const FULL = process.env['FULL'] === '1'
const MANY = FULL ? 10_000 : 600
const MINUTES_MS = 600_000
const QUIET_MS = 40_000
/** Of so many pages that their 99th percentile is more than chance. */
const SENT = 1_000

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`

test(
  'a whole branch is taken in, and off again once a person says yes; with FULL=1 it is a large one, and prints its times',
  async () => {
    const feed = await aFeed(server.database, { format: 'blm' })
    const work = () => runDue(server.database, importJob(server.deps.feeds))
    const put = async (payload: string) =>
      (await server.app.inject({ method: 'PUT', url: `/feeds/blm/${feed.secret}`, payload })).json<{
        import: string
      }>().import
    const rows = Array.from({ length: MANY }, (_, index) =>
      aRow(`1234_${index + 1}`, { DESCRIPTION: 'A house. '.repeat(80) }),
    )
    const taking = performance.now()
    await put(aBlm(rows))
    await work()
    const taken = seconds(taking)
    expect(await live(feed)).toBe(MANY)
    const held = await put(aBlm([]))
    await work()
    const decision = { by: COMMAND_LINE, why: 'They closed.', at: new Date() }
    expect(await confirmImport(server.database, held, decision)).toBe(true)
    const leaving = performance.now()
    await work()
    if (FULL) process.stdout.write(`${MANY} homes: taken in ${taken}, off in ${seconds(leaving)}\n`)
    expect(await server.deps.feeds.imports.report(held, feed.id)).toMatchObject({
      state: 'done',
      removed: MANY,
    })
    expect(await live(feed)).toBe(0)
  },
  MINUTES_MS,
)

/** The feed is there when it starts. */
async function aProgramWithFeed(format: 'blm' | 'rtdf') {
  const { database, owner, environment } = await aDatabase()
  const feed = await aFeed(database, { format })
  return { database, owner, feed, program: await aProgram(environment) }
}

test.runIf(FULL)(
  'a file of 10,000 homes takes as much memory as one of 5,000; prints how much, and what pages take meanwhile',
  async () => {
    const { database, owner, feed: first, program } = await aProgramWithFeed('blm')
    const fileOf = (homes: number) =>
      Buffer.from(
        aBlm(
          Array.from({ length: homes }, (_, index) =>
            aRow(`1234_${index + 1}`, { DESCRIPTION: 'A house. '.repeat(600) }),
          ),
        ),
      )
    const [fewer, more] = [fileOf(5_000), fileOf(10_000)]
    const most = async (homes: number, body: Buffer<ArrayBuffer>, sender?: typeof first): Promise<number> => {
      const feed = sender ?? (await aFeed(database, { format: 'blm' }))
      const headers = { authorization: `Bearer ${feed.secret}` }
      const answer = await fetch(`${program.origin}/feeds/blm`, { method: 'PUT', headers, body })
      const { url } = (await answer.json()) as { url: string }
      for (;;) {
        const { state, created } = (await (await fetch(url, { headers })).json()) as Record<string, unknown>
        if (state === 'done') {
          expect(created).toBe(homes)
          return mostMemoryOf(program.child.pid ?? 0)
        }
        await sleep(200)
      }
    }
    // The first file brings what no later one does.
    await most(5_000, fewer, first)
    const [half, all] = [await most(5_000, fewer), await most(10_000, more)]
    // As autovacuum does, which the tests' PostgreSQL is without.
    await owner.query('vacuum analyze')
    const { done: taken, figures } = await whilePagesAreAsked(program.origin, QUIET_MS, async () => {
      const from = performance.now()
      await most(10_000, more)
      return seconds(from)
    })
    process.stdout.write(
      `${half.toFixed(0)} MB with 5,000 homes, ${all.toFixed(0)} MB with 10,000; taken in ${taken} meanwhile; ${figures}\n`,
    )
    expect(all / half).toBeLessThan(1.15)
  },
  MINUTES_MS,
)

test.runIf(FULL)(
  `of ${SENT} homes that are sent by RTDF at 20 a second each is answered within a second; prints the longest, and what pages take meanwhile`,
  async () => {
    const { database, feed, program } = await aProgramWithFeed('rtdf')
    const headers = { authorization: `Bearer ${feed.secret}`, 'content-type': 'application/json' }
    const send = async (home: object) => {
      const body = JSON.stringify(envelope(home))
      return (
        await fetch(`${program.origin}/v1/property/sendpropertydetails`, { method: 'POST', headers, body })
      ).json()
    }
    const homeOf = (number: number) =>
      aProperty({
        property: { agent_ref: `R${number}` },
        address: { house_name_number: String(number) },
      })
    // So that the list of homes is as long before as it is meanwhile.
    for (let number = 1; number <= ADVERTS_PER_PAGE; number++) await send(homeOf(number))
    const sent = () =>
      Array.from({ length: SENT }, async (_, index) => {
        await sleep(index * 50)
        const home = homeOf(ADVERTS_PER_PAGE + 1 + index)
        const from = performance.now()
        expect(await send(home)).toMatchObject({
          success: true,
          errors: [],
          property: { change_type: 'CREATE' },
        })
        return performance.now() - from
      })
    const { done: times, figures } = await whilePagesAreAsked(program.origin, QUIET_MS, () =>
      Promise.all(sent()),
    )
    process.stdout.write(`the longest answer of ${SENT}: ${Math.max(...times).toFixed(0)} ms; ${figures}\n`)
    expect(Math.max(...times)).toBeLessThan(1_000)
    expect(await live(feed, database)).toBe(ADVERTS_PER_PAGE + SENT)
  },
  MINUTES_MS,
)

const live = ({ agencyId }: { agencyId: string }, database = server.database) =>
  countOf(
    { database },
    `feed_adverts join listings on listing_id = listings.id where agency_id = $1 and listings.state = 'live'`,
    [agencyId],
  )
