import { beforeAll, expect, test } from 'vitest'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aLetting, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { importJob } from '../../composition/import-job.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})

const RENT = 950
/** Five weeks of it. */
const CAP = Math.floor((RENT * 12 * 5 * 100) / 52) / 100
const adverts = ({ agencyId }: { agencyId: string }) =>
  countOf(server, `feed_adverts where agency_id = $1 and state = 'live'`, [agencyId])

test('a deposit above the cap of five weeks’ rent is refused in a call, in words, and one at the cap is taken', async () => {
  const feed = await aFeed(server.database)
  const send = (deposit: number) =>
    rtdfCall(
      server,
      feed.secret,
      'sendpropertydetails',
      envelope(aLetting({ price: { price: RENT, deposit } }), 2),
    )
  const { status, body } = await send(Math.ceil(CAP))
  expect([status, body.success, body.errors.map(({ error_code: code }) => code)]).toEqual([
    200,
    false,
    ['GP_LAW'],
  ])
  expect(JSON.stringify(body.errors)).toMatch(/deposit/i)
  expect(await adverts(feed)).toBe(0)
  expect((await send(Math.floor(CAP))).body).toMatchObject({ success: true })
  expect((await send(Math.ceil(CAP))).body.success).toBe(false)
  expect(await adverts(feed)).toBe(1)
})

test('a home whose words cannot be judged is kept, with a warning, and the log says why', async () => {
  const evaluate = () => Promise.reject(new Error('too long'))
  const failing = await aServer({ change: (deps) => ({ ...deps, feeds: { ...deps.feeds, evaluate } }) })
  const feed = await aFeed(failing.database)
  const { status, body } = await rtdfCall(
    failing,
    feed.secret,
    'sendpropertydetails',
    envelope(aLetting(), 2),
  )
  expect([status, body.success]).toEqual([200, true])
  expect(body.warnings).toEqual([expect.objectContaining({ warning_code: 'GP_W_NOT_JUDGED' })])
  expect(await countOf(failing, 'feed_calls where outcome = $1', ['created'])).toBe(1)
  expect(failing.logged()).toContainEqual(
    expect.objectContaining({ level: 'error', err: expect.objectContaining({ message: 'too long' }) }),
  )
})

test('its row of a file is refused alone', async () => {
  const feed = await aFeed(server.database, { format: 'blm' })
  const letting = { TRANS_TYPE_ID: '2', PRICE: String(RENT), LET_RENT_FREQUENCY: '1' }
  const rows = [
    aRow('1234_1', { ...letting, LET_BOND: '9000' }),
    aRow('1234_2', { ...letting, LET_BOND: '1000' }),
  ]
  const sent = await server.app.inject({
    method: 'PUT',
    url: `/feeds/blm/${feed.secret}`,
    payload: aBlm(rows),
  })
  await runDue(server.database, importJob(server.deps.feeds))
  const report = await server.deps.feeds.imports.report(sent.json<{ import: string }>().import, feed.id)
  expect(report).toMatchObject({ state: 'done', created: 1, refused: [{ row: 1, code: 'GP_LAW' }] })
})
