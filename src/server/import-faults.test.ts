import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aBlm, aRow } from '../../tests/support/blm.ts'
import { aDatabase } from '../../tests/support/database.ts'
import { aFeed } from '../../tests/support/feeds.ts'
import { aDataDir, aFreePort, startProgram, untilReady } from '../../tests/support/program.ts'
import { IMPORT_STOCK, type ImportReport } from './agents/feeds/import.ts'
import type { Database } from './db/pool.ts'

const KILLS = process.env['FULL'] === '1' ? 50 : 1
const ROWS = Math.min(10_000, 500 + 250 * KILLS)
const HAD = 200
const SOLD = 20
const MINUTES = 60_000

const rowsOf = (from: number, to: number, price: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => aRow(`1234_${from + index}`, { PRICE: price }))

/** Puts the jobs of a killed program forward to now, in place of the minute after which another worker has them. */
async function hurry(database: Database, died: Date): Promise<void> {
  await database.query(
    `update job_common set started_on = now() - interval '1 hour'
     where name = $1 and state = 'active' and started_on < $2`,
    [IMPORT_STOCK, died],
  )
  await database.query(`update job_common set start_after = now() where name = $1 and state < 'active'`, [
    IMPORT_STOCK,
  ])
}

async function importing(database: Database, id: string) {
  const { rows } = await database.query<{ state: ImportReport['state']; done: number; isWorkedOn: boolean }>(
    `select state, rows_done as done, exists (select from job_common where name = $2 and state = 'active') as "isWorkedOn"
     from feed_imports where id = $1`,
    [id, IMPORT_STOCK],
  )
  const [found] = rows
  if (!found) throw new Error('no such import')
  return found
}

test(
  `kill -9 of the workers, ${KILLS} times, during an import: the stock is that of the file, and each row is counted once`,
  async () => {
    const { database, environment } = await aDatabase()
    const env = { PORT: await aFreePort(), DATA_DIR: aDataDir(), LOG_LEVEL: 'warn', ...environment }
    const feed = await aFeed(database, { format: 'blm' })
    let program = startProgram(env)
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
        await sleep(50)
      }
    }
    const had = await put(aBlm(rowsOf(1, HAD, '100,000')))
    await until(had.import, ({ state }) => state === 'done')
    const { import: id, url } = await put(aBlm(rowsOf(SOLD + 1, ROWS, '200,000')))
    for (let kill = 0; kill < KILLS; kill++) {
      const { done } = await importing(database, id)
      // Every other time not before something was done: on a slow machine nothing would ever be.
      await until(id, (now) => now.isWorkedOn && (kill % 2 === 1 || now.done > done))
      await sleep(Math.random() * 300)
      program.child.kill('SIGKILL')
      await program.ended
      died = new Date()
      expect((await importing(database, id)).state).toBe('running')
      program = startProgram(env)
      await untilReady(program)
    }
    await until(id, ({ state }) => state !== 'running')
    expect(await (await fetch(`${url}/${feed.secret}`)).json()).toMatchObject({
      state: 'done',
      rows: ROWS - SOLD,
      created: ROWS - HAD,
      updated: HAD - SOLD,
      removed: SOLD,
      refused: [],
    })
    const { rows } = await database.query<{ ref: string }>(
      `select ref from feed_adverts join listings on listings.id = listing_id
       where listings.state = 'live' and feed_adverts.state = 'live' and answers::json ->> 'sellingPrice' = '200000'`,
    )
    expect(new Set(rows.map(({ ref }) => ref))).toEqual(
      new Set(rowsOf(SOLD + 1, ROWS, '').map((row) => row['AGENT_REF'])),
    )
    expect(rows.length).toBe(ROWS - SOLD)
    const all = await database.query(`select from listings where state = 'live'`)
    expect(all.rowCount).toBe(ROWS - SOLD)
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  },
  60 * MINUTES,
)
