import { beforeAll, expect, test } from 'vitest'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { importJob } from '../../composition/import-job.ts'
import type { ImportReport } from './import.ts'

type Feed = Awaited<ReturnType<typeof aFeed>>

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
const newFeed = () => aFeed(server.database, { format: 'blm' })

/** Rows of one file are written together. */
async function imported(feed: Feed, rows: Parameters<typeof aBlm>[0]): Promise<ImportReport> {
  const { app, database, deps } = server
  const sent = await app.inject({
    method: 'PUT',
    url: `/feeds/blm/${feed.secret}`,
    payload: aBlm(rows),
  })
  await runDue(database, importJob(deps.feeds))
  const { import: id } = sent.json<{ import: string }>()
  const report = await deps.feeds.imports.report(id, feed.id)
  if (report === null) throw new Error('the file is not there')
  return report
}

async function stockOf({ agencyId }: Feed): Promise<Readonly<Record<string, string>>> {
  const { rows } = await server.database.query<{ ref: string; street: string }>(
    `select ref, listings.street from feed_adverts join listings on listings.id = listing_id
     where agency_id = $1 and listings.state = 'live' order by ref`,
    [agencyId],
  )
  return Object.fromEntries(rows.map(({ ref, street }) => [ref, street]))
}

const at = (number: string, street = 'Mill Lane') => ({ ADDRESS_1: number, ADDRESS_2: street })

test('of two rows with one address the first is taken, and the other named', async () => {
  const feed = await newFeed()
  const report = await imported(feed, [aRow('A', at('7')), aRow('B', at('7')), aRow('C', at('8'))])
  expect(report).toMatchObject({
    created: 2,
    refused: [{ row: 2, agent_ref: 'B', code: 'GP_DUPLICATE_HOME' }],
  })
  expect(Object.keys(await stockOf(feed))).toEqual(['A', 'C'])
})

test('a home may have the address that a row before it has left, and not one that is left later', async () => {
  const feed = await newFeed()
  await imported(feed, [aRow('A', at('7')), aRow('B', at('8'))])
  const moved = await imported(feed, [aRow('A', at('9', 'Elm Road')), aRow('B', at('7', 'Mill Lane'))])
  expect(moved).toMatchObject({ updated: 2, refused: [] })
  expect(await stockOf(feed)).toEqual({ A: 'Elm Road', B: 'Mill Lane' })
  const early = await imported(feed, [aRow('A', at('7')), aRow('B', at('3', 'Oak Way'))])
  expect(early).toMatchObject({ updated: 1, refused: [{ row: 1, agent_ref: 'A' }] })
  expect(await stockOf(feed)).toEqual({ A: 'Elm Road', B: 'Oak Way' })
})

test('references that differ in a NUL are one; a sale and a letting of one reference are two', async () => {
  const feed = await newFeed()
  const letting = { TRANS_TYPE_ID: '2', PRICE: '900', LET_RENT_FREQUENCY: '1' }
  const rows = [aRow('A', at('7')), aRow('A\0', at('8', 'Elm Road')), aRow('A', { ...at('7'), ...letting })]
  const withAll = rows.map((row) => ({ LET_RENT_FREQUENCY: '', ...row }))
  const report = await imported(feed, withAll)
  expect(report).toMatchObject({ created: 2, refused: [{ row: 1, agent_ref: 'A', code: 'GP_ROW' }] })
})

test('a row that fits no definition, with a NUL in it, stops no other', async () => {
  const feed = await newFeed()
  const report = await imported(feed, [aRow('A', at('7')), aRow('B\0', { ...at('8'), SUMMARY: 'One^two' })])
  expect(report).toMatchObject({ created: 1, refused: [{ row: 2, agent_ref: 'B', code: 'GP_ROW' }] })
})

test('new homes, changed ones and those that are the same are told apart, and back again after they left', async () => {
  const feed = await newFeed()
  const first = ['A', 'B', 'C', 'D', 'E', 'F'].map((ref, index) => aRow(ref, at(`${index + 1}`)))
  expect(await imported(feed, first)).toMatchObject({ created: 6 })
  const second = [...first.slice(0, 4), aRow('E', at('5', 'Elm Road')), aRow('G', at('7'))]
  expect(await imported(feed, second)).toMatchObject({ created: 1, updated: 1, unchanged: 4, removed: 1 })
  expect(await imported(feed, [...second, aRow('F', at('6'))])).toMatchObject({ created: 1, unchanged: 6 })
  expect(Object.keys(await stockOf(feed))).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
})
