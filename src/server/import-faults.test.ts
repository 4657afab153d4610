import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { aBlm, aRow } from '../../tests/support/blm.ts'
import { aDatabase } from '../../tests/support/database.ts'
import { aFeed } from '../../tests/support/feeds.ts'
import { aPictureHost } from '../../tests/support/picture-host.ts'
import { aDataDir, aFreePort, startProgram, untilReady } from '../../tests/support/program.ts'
import { IMPORT_STOCK, type ImportReport } from './agents/feeds/import.ts'
import { FETCH_PICTURES } from './agents/feeds/media.ts'
import { mediaStore } from './agents/feeds/media-store.ts'
import type { Database } from './db/pool.ts'

const KILLS = process.env['FULL'] === '1' ? 50 : 1
const ROWS = Math.min(10_000, 500 + 250 * KILLS)
const HAD = 200
const SOLD = 20
/** Each of so many homes has pictures. */
const PICTURED = KILLS === 1 ? 50 : 10
const MINUTES = 60_000

/** Puts the jobs of a killed program forward to now, and begins anew with lost pictures, in place of the minutes after which both is done. */
async function hurry(database: Database, died: Date): Promise<void> {
  // Without those that a worker has just then: waiting for several of them would be a deadlock.
  const forward = (change: string, which: string, values: readonly unknown[]) =>
    database.query(
      `update job_common set ${change} where (name, id) in (
         select name, id from job_common where name = any($1) and ${which} for update skip locked)`,
      [[IMPORT_STOCK, FETCH_PICTURES], ...values],
    )
  await forward(`started_on = now() - interval '1 hour'`, `state = 'active' and started_on < $2`, [died])
  await forward('start_after = now()', `state < 'active' and start_after > now()`, [])
  await mediaStore(database).fetchLost(new Date())
}

/** Lets no worker go on with the import before `moment`. */
async function holdUntil(database: Database, id: string, moment: () => Promise<unknown>): Promise<void> {
  const connection = await database.connect()
  try {
    await connection.query('begin')
    await connection.query('select from feed_imports where id = $1 for update', [id])
    await moment()
    await connection.query('rollback')
  } finally {
    connection.release()
  }
}

async function importing(database: Database, id: string) {
  const { rows } = await database.query<{
    state: ImportReport['state']
    done: number
    isWorkedOn: boolean
    waiting: number
  }>(
    `select state, rows_done as done, exists (select from job_common where name = $2 and state = 'active') as "isWorkedOn",
       (select count(*)::int from feed_media join feed_adverts on number = advert
        where feed_media.state = 'waiting' and feed_adverts.state <> 'removed') as waiting
     from feed_imports where id = $1`,
    [id, IMPORT_STOCK],
  )
  const [found] = rows
  if (!found) throw new Error('no such import')
  return found
}

/** The SHA-256 of the pictures that each advert shows, as they were sent, in its order. */
async function shown(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await database.query<{ ref: string; hashes: readonly string[] }>(
    `select ref, coalesce((select array_agg(encode(content_hash, 'hex') order by place)
       from jsonb_array_elements(answers::jsonb -> 'files_uploaded') with ordinality shown (file, place)
       join photos on photos.id = file ->> 'id'), '{}') as hashes
     from feed_adverts join listings on listings.id = listing_id
     where listings.state = 'live' and feed_adverts.state = 'live' and answers::json ->> 'sellingPrice' = '200000'`,
  )
  expect(new Set(rows.map(({ ref }) => ref)).size).toBe(rows.length)
  return new Map(rows.map(({ ref, hashes }) => [ref, hashes]))
}

test(
  `kill -9 of the workers, ${KILLS} times, during an import with pictures: the stock and its pictures are those of the file, and each is there once`,
  async () => {
    const { database, environment } = await aDatabase()
    const site = await aPictureHost()
    const env = {
      PORT: await aFreePort(),
      DATA_DIR: aDataDir(),
      LOG_LEVEL: 'warn',
      FEED_MEDIA_ALLOW: new URL(site.origin).host,
      ...environment,
    }
    const picturesOf = (home: number, names: readonly string[]) =>
      home % PICTURED === 0 ? names.map((name) => `${site.origin}/${home}-${name}.jpg`) : []
    const rowsOf = (from: number, to: number, price: string, names: readonly string[]) =>
      Array.from({ length: to - from + 1 }, (_, index) => {
        const [first = '', second = ''] = picturesOf(from + index, names)
        return aRow(`1234_${from + index}`, { PRICE: price, MEDIA_IMAGE_00: first, MEDIA_IMAGE_01: second })
      })
    const feed = await aFeed(database, { format: 'blm' })
    let program = startProgram(env)
    onTestFinished(() => void program.child.kill('SIGKILL'))
    let died = new Date(0)
    await untilReady(program)
    const put = async (file: string) => {
      const headers = { authorization: `Bearer ${feed.secret}` }
      const answer = await fetch(`${program.origin}/feeds/blm`, { method: 'PUT', headers, body: file })
      expect(answer.status).toBe(202)
      return (await answer.json()) as { import: string; url: string }
    }
    const until = async (id: string, isSo: (now: Awaited<ReturnType<typeof importing>>) => boolean) => {
      for (;;) {
        await hurry(database, died)
        const now = await importing(database, id)
        if (isSo(now)) return now
        // Whatever was waited for can't come any more.
        if (now.state === 'done' && now.waiting === 0) throw new Error('the import was over before')
        await sleep(50)
      }
    }
    const had = await put(aBlm(rowsOf(1, HAD, '100,000', ['stays', 'goes'])))
    await until(had.import, ({ state }) => state === 'done')
    const { import: id, url } = await put(aBlm(rowsOf(SOLD + 1, ROWS, '200,000', ['new', 'stays'])))
    for (let kill = 0; kill < KILLS; kill++) {
      const { done } = await importing(database, id)
      // Every other time not before something was done: on a slow machine nothing would ever be.
      await until(id, (now) => now.isWorkedOn && (kill % 2 === 1 || now.done > done))
      // Some die while pictures are on their way; while the import is held, no more may come.
      const isFetching = () => until(id, ({ waiting }) => site.open() > 0 || waiting === 0)
      if (kill % 4 === 0) await holdUntil(database, id, isFetching)
      if (kill % 4 === 1) await isFetching()
      await sleep(Math.random() * 300)
      program.child.kill('SIGKILL')
      await program.ended
      died = new Date()
      expect((await importing(database, id)).state).toBe('running')
      program = startProgram(env)
      await untilReady(program)
    }
    site.hurry()
    await until(id, ({ state, waiting }) => state !== 'running' && waiting === 0)
    expect(await (await fetch(`${url}/${feed.secret}`)).json()).toMatchObject({
      state: 'done',
      rows: ROWS - SOLD,
      created: ROWS - HAD,
      updated: HAD - SOLD,
      removed: SOLD,
      refused: [],
    })
    const all = await database.query(`select from listings where state = 'live'`)
    expect(all.rowCount).toBe(ROWS - SOLD)
    const expected = Array.from({ length: ROWS - SOLD }, (_, index) => SOLD + 1 + index).map(
      (home) => [`1234_${home}`, picturesOf(home, ['new', 'stays']).map(site.hashOf)] as const,
    )
    expect(await shown(database)).toEqual(new Map(expected))
    const { rows: photos } = await database.query<{ id: string; hash: string }>(
      `select id, encode(content_hash, 'hex') as hash from photos where state <> 'removed'`,
    )
    expect(new Set(photos.map(({ hash }) => hash)).size).toBe(photos.length)
    const { rows: served } = await database.query<{ id: string }>(
      `select photo_id as id from listing_photos join listings on listings.id = listing_id where state = 'live'`,
    )
    for (const photo of served) {
      const answer = await fetch(`${program.origin}/photos/${photo.id}.jpg`)
      expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true])
    }
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  },
  60 * MINUTES,
)
