import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { expect, onTestFinished, test } from 'vitest'
import { atFileEnd } from '../../../../tests/support/at-file-end.ts'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { numberIn, problemOf, serveFaultyPictures } from '../../../../tests/support/faulty-pictures.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { whilePagesAreAsked } from '../../../../tests/support/page-times.ts'
import { aProgram } from '../../../../tests/support/program.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { fetchJob } from '../../composition/fetch-job.ts'
import { importJob } from '../../composition/import-job.ts'
import type { Database } from '../../db/pool.ts'
import type { FetchDeps } from './fetch-pictures.ts'

const FULL = process.env['FULL'] === '1'
const HOMES = 200
const PICTURES = 15
const QUIET_MS = 20_000
const HOUR_MS = 3_600_000
const DONE_IN_ROUND_MS = 1_000

const fileOf = (homes: number, host: string, pictures = PICTURES): string =>
  aBlm(
    Array.from({ length: homes }, (_, home) =>
      aRow(
        `1234_${home + 1}`,
        Object.fromEntries(
          Array.from({ length: pictures }, (_picture, place) => [
            `MEDIA_IMAGE_${String(place).padStart(2, '0')}`,
            `http://${host}/${home * PICTURES + place}.jpg`,
          ]),
        ),
      ),
    ),
  )

/** All homes, as many at once as the queue does, and those again that are to be tried again. */
async function fetchAll(deps: FetchDeps, numbers: readonly number[]): Promise<void> {
  const job = fetchJob(deps)
  const turn = pLimit(job.atOnce)
  let left = numbers
  for (let tries = 0; left.length > 0 && tries < 3; tries++) {
    const attempt = { id: '', number: tries + 1, isLast: false }
    const done = await Promise.all(
      left.map((number) => turn(async () => ((await job.run({ number }, attempt)).kind === 'done' ? [] : [number]))),
    ) // biome-ignore format: a line
    left = done.flat()
  }
}

/** All that can be had are shown, and the others named. */
async function expectAllWell(database: Database, homes: number): Promise<void> {
  const { rows: media } = await database.query<{ url: string; state: string; problem: string | null }>(
    'select url, state, problem from feed_media',
  )
  const wrong = media.filter(({ url, state, problem }) => {
    const expected = problemOf(numberIn(url))
    return problem !== expected || state !== (expected === null ? 'kept' : 'failed')
  })
  expect([media.length, wrong]).toEqual([homes * PICTURES, []])
  const { rows: shown } = await database.query<{ count: number }>(
    'select count(*)::int as count from listing_photos',
  )
  expect(shown[0]?.count).toBe(media.filter(({ state }) => state === 'kept').length)
}

test('of homes’ pictures all that can be had are shown, and the others named', async () => {
  const { host, close } = await serveFaultyPictures(300, 300)
  atFileEnd(close)
  const server = await aServer({ environment: { FEED_MEDIA_ALLOW: host } })
  const feed = await aFeed(server.database, { format: 'blm' })
  await server.app.inject({ method: 'PUT', url: `/feeds/blm/${feed.secret}`, payload: fileOf(3, host) })
  await runDue(server.database, importJob(server.deps.feeds))
  const { rows } = await server.database.query<{ number: string }>('select number from feed_adverts')
  await fetchAll(
    server.deps.feeds,
    rows.map(({ number }) => Number(number)),
  )
  await expectAllWell(server.database, 3)
})

test.runIf(FULL)(
  'of 200 homes with 15 pictures each, too; prints what pages take meanwhile',
  async () => {
    const site = fork(path.resolve('tests/support/picture-process.ts'))
    onTestFinished(() => void site.kill())
    const [host] = (await once(site, 'message')) as [string]
    const { database, environment } = await aDatabase()
    const feed = await aFeed(database, { format: 'blm' })
    const { origin } = await aProgram({ ...environment, FEED_MEDIA_ALLOW: host })
    const headers = { authorization: `Bearer ${feed.secret}` }
    const put = (body: string) => fetch(`${origin}/feeds/blm`, { method: 'PUT', headers, body })
    const isDone = async (query: string): Promise<boolean> =>
      (await database.query<{ is_done: boolean }>(`select ${query} as is_done`)).rows[0]?.is_done === true
    const until = async (query: string): Promise<void> => {
      while (!(await isDone(query))) await sleep(DONE_IN_ROUND_MS)
    }
    const done = `(select count(*) from feed_media where state <> 'waiting')`
    // So that the list of homes shows as much before as it does meanwhile.
    await put(fileOf(HOMES, host, 1))
    await until(`${done} = ${HOMES}`)
    const from = performance.now()
    const { figures } = await whilePagesAreAsked(origin, QUIET_MS, async () => {
      await put(fileOf(HOMES, host))
      // What a busy host is asked for again, after a wait, leaves the server in peace.
      await until(`${done} >= ${HOMES * PICTURES * 0.98}`)
    })
    const seconds = ((performance.now() - from - QUIET_MS) / 1_000).toFixed(0)
    await until(`${done} = ${HOMES * PICTURES}`)
    process.stdout.write(`${HOMES * (PICTURES - 1)} pictures in ${seconds} s; ${figures}\n`)
    await expectAllWell(database, HOMES)
  },
  HOUR_MS,
)
