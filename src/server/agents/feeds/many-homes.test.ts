import { beforeAll, expect, test } from 'vitest'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { importJob } from '../../composition/import-job.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { confirmImport } from './import-store.ts'

const FULL = process.env['FULL'] === '1'
const MANY = FULL ? 10_000 : 600
const MINUTES_MS = 600_000

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

const live = ({ agencyId }: { agencyId: string }) =>
  countOf(
    server,
    `feed_adverts join listings on listing_id = listings.id where agency_id = $1 and listings.state = 'live'`,
    [agencyId],
  )
