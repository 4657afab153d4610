import { beforeAll, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { importJob } from '../../composition/import-job.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})

async function sent(secret: string, rows: readonly Readonly<Record<string, string>>[]): Promise<void> {
  const answer = await server.app.inject({ method: 'PUT', url: `/feeds/blm/${secret}`, payload: aBlm(rows) })
  if (answer.statusCode !== 202) throw new Error(answer.body)
  await runDue(server.database, importJob(server.deps.feeds))
}
const rowsOf = (from: number, to: number, changes = {}) =>
  Array.from({ length: to - from + 1 }, (_, index) => aRow(`1234_${from + index}`, changes))

const refsIn = (html: string): string[] =>
  [...html.matchAll(/<th scope="row">([^<]+)/g)].map(([, ref = '']) => ref)

test('an agency finds its homes, with something wrong first', async () => {
  const { id, people } = await aStaffedAgency(server)
  const feed = await aFeed(server.database, { format: 'blm', agency: id })
  const search = async (query = '') => (await people.reader.get(`/agency${query}`)).text
  expect(await search()).toContain('We haven’t received any homes yet.')
  await sent(feed.secret, rowsOf(1, 60))
  const first = await search()
  expect(first).toContain('60 homes, with nothing wrong')
  const all = Array.from({ length: 60 }, (_, index) => `1234_${index + 1}`)
  // Twenty rows are stored at a time, and the last that changed come first.
  expect(refsIn(first)).toEqual([...all.slice(40), ...all.slice(20, 40), ...all.slice(0, 10)])
  expect(refsIn(await search('?page=2'))).toEqual(all.slice(10, 20))
  expect((await people.reader.get('/agency?page=9')).headers.location).toBe('/agency?page=2')
  await sent(feed.secret, [
    ...rowsOf(1, 57),
    ...rowsOf(58, 58, { PRICE: 'POA' }),
    ...rowsOf(59, 59, { PUBLISHED_FLAG: '0' }),
    ...rowsOf(60, 61, { POSTCODE1: 'LS2' }),
    ...rowsOf(62, 62, { PRICE: '' }),
  ])
  const wrong = await search()
  expect(refsIn(wrong).slice(0, 2).toSorted()).toEqual(['1234_58', '1234_62'])
  expect(wrong).toContain('We refused the last version')
  expect(refsIn(await search('?state=wrong')).toSorted()).toEqual(['1234_58', '1234_62'])
  expect(refsIn(await search('?state=hidden'))).toEqual(['1234_59'])
  expect(refsIn(await search('?text=1234_60'))).toEqual(['1234_60'])
  expect(refsIn(await search('?text=%25'))).toEqual([])
  expect(await search('?text=nowhere')).toContain('No homes match.')
  await sent(feed.secret, rowsOf(1, 60))
  expect(await search('?state=wrong')).toContain('No homes match.')
})

test('an agency sees nothing of another’s', async () => {
  const [mine, other] = [await aStaffedAgency(server), await aStaffedAgency(server)]
  const feed = await aFeed(server.database, { format: 'blm', agency: mine.id })
  await sent(feed.secret, [...rowsOf(1, 3), aRow('1234_4', { PRICE: 'POA' })])
  expect(refsIn((await mine.people.reader.get('/agency')).text)).toHaveLength(4)
  expect((await other.people.owner.get('/agency')).text).toContain('We haven’t received any homes yet.')
})
