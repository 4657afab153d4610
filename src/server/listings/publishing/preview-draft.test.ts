import { beforeAll, expect, test } from 'vitest'
import { aBrowser, aSeller } from '../../../../tests/support/browsers.ts'
import { aFlatOnAnUnknownLease, aHouse } from '../../../../tests/support/builders.ts'
import { aServer, ROOT } from '../../../../tests/support/server.ts'
import { JUDGING_LIMITS } from '../../config/limits.ts'
import { judgingThread } from './judging-thread.ts'

const FAILING = `${ROOT}/tests/support/failing-judge.ts`
const NOTHING = { refused: [], warned: [], findings: [] }
let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})

async function aDraft(answers: Parameters<ReturnType<typeof aBrowser>['save']>[1]) {
  const owner = aBrowser(server)
  await owner.save(0, answers)
  return { owner, path: `/check-your-advert/${owner.uuid}` }
}

test('its owner sees a draft as it would be published, and what it lacks', async () => {
  const { owner, path } = await aDraft({
    sellingPrice: 425_000,
    streetName: '14 Mill Lane',
    summary: 'A <b>home</b>',
  })
  const answer = await owner.call(path)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(html).toContain('<b>£425,000</b>')
  expect(html).toContain('A &lt;b>home&lt;/b>')
  expect(html).toContain(`href="/load/sell/${owner.uuid}?from=check#propertyDescription"`)
  const shown = html.slice(html.indexOf('class="previewed"'), html.indexOf('class="answer-list"'))
  expect(shown).toContain('Mill Lane')
  expect(shown).not.toContain('14 Mill Lane')
})

test('a complete draft lacks nothing but what only a server knows', async () => {
  const { owner, path } = await aDraft({ ...aHouse(), files_uploaded: null })
  const html = await (await owner.call(path)).text()
  expect(html.match(/>Missing: /g)).toHaveLength(1)
})

test('what the law warns of is said before it is published, with a link to the question', async () => {
  const { owner, path } = await aDraft({ ...aFlatOnAnUnknownLease(), files_uploaded: null })
  const html = await (await owner.call(path)).text()
  const advice = html.slice(html.indexOf('class="advice"'), html.indexOf('class="answer-list"'))
  expect(advice.match(/<li>/g)).toHaveLength(2)
  expect(advice).toMatch(/you can mislead them\. Missing: council tax band, /)
  expect(advice).toMatch(/buying a leasehold.*href="[^"]*#groundRent"/)
})

test.each(['another browser', 'nobody', 'no uuid'])('%s learns nothing of it', async (who) => {
  const { path } = await aDraft({ summary: 'Secret Towers' })
  const stranger = aBrowser(server)
  if (who === 'another browser') await stranger.save(0, { summary: 'Another home' })
  const answer = await stranger.call(who === 'no uuid' ? '/check-your-advert/nonsense' : path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('Secret Towers')
})

test('guests of one network with many keys hold up an owner by one advert at most', async () => {
  const asked: string[] = []
  const judged = await aServer({
    change: ({ preview, ...deps }) => ({
      ...deps,
      preview: {
        ...preview,
        evaluate: async (_judged, client) => {
          asked.push(client)
          return NOTHING
        },
      },
    }),
  })
  const look = async (browser: ReturnType<typeof aBrowser>) => {
    expect(await browser.save(0, { summary: 'A house' })).toMatchObject({ body: { success: true } })
    expect((await browser.call(`/check-your-advert/${browser.uuid}`)).status).toBe(200)
  }
  const guests = Array.from({ length: 120 }, (_, n) => aBrowser(judged, `2001:db8:1:${n % 3}::1`))
  await Promise.all(guests.map(look))
  await look((await aSeller(judged)).browser)
  expect(asked).toHaveLength(121)

  const thread = judgingThread(JUDGING_LIMITS, ({ message }) => expect.fail(message), FAILING)
  const done: number[] = []
  const judge = async (client: string, index: number) => {
    const evaluation = await thread.run(
      { nation: 'england', appType: 'sell', day: '2026-11-22', answers: '' },
      client,
    )
    if (evaluation !== 'busy') done.push(index)
  }
  await Promise.all(asked.map(judge))
  expect(done.indexOf(120)).toBe(1)
})

test('it asks no provider', async () => {
  const owner = aBrowser(server)
  const fields = { propertyPostcode: { value: 'SL9 9QQ' }, propertyAddress: { value: '12345678' } }
  const blocks = { propertyAddress: { fields } }
  await owner.post('/create-listing/save-new', {
    data: { uuid: owner.uuid, version: 0, app_type: 'sell', address_type: 'standard', blocks },
  })
  const page = await owner.call(`/check-your-advert/${owner.uuid}`)
  expect(page.status).toBe(200)
  // Nothing is known of the postcode, so nothing is wrong with the address.
  expect(await page.text()).not.toContain('We can’t find this address')
  const { rows } = await server.owner.query(`select name from used_limits where name like 'addresses%'`)
  expect(rows).toEqual([])
})
