import { beforeAll, expect, test } from 'vitest'
import { PARTS_TO_FILL } from '#shared/advert/limits.ts'
import { addMonths, today } from '#shared/values/iso-date.ts'
import { aBrowser } from '../../../tests/support/browsers.ts'
import { anOwner, published } from '../../../tests/support/publishing.ts'
import { aServer } from '../../../tests/support/server.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
const home = async (): Promise<string> => (await aBrowser(server).call('/')).text()
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="\/advert\/(\w+)"/g)].map(([, listing = '']) => listing)

test('the start page shows the three adverts that came last, and none that is not shown yet or any more', async () => {
  expect(linksIn(await home())).toEqual([])
  const owner = await anOwner(server)
  const shown = []
  for (let count = 0; count < 4; count++) shown.unshift((await published(server, owner)).listing)
  await (await published(server, owner)).withdraw()
  const later = addMonths(today(new Date()), 1)
  await published(server, owner, { answers: { publishDate: true, startDate: later } })
  expect(linksIn(await home())).toEqual(shown.slice(0, 3))
})

test('it says how many parts an advert has to fill in', async () => {
  const { min, max } = PARTS_TO_FILL
  expect(await home()).toContain(`It has ${min} to ${max} parts to fill in, and you can stop and come back.`)
})

test('it says what each option costs, and leaves out one that cannot be bought now', async () => {
  const html = await home()
  expect(html).toMatch(/Premium, 1 month.*?£14\.99/)
  expect(html).toMatch(/Gold<.*?£29\.99/)
  const closed = await aServer({
    change: (deps) => ({ ...deps, notOffered: async () => ({ 'Gold-Package': 'Not today.' }) }),
  })
  const without = await (await aBrowser(closed).call('/')).text()
  expect(without).not.toMatch(/<dt>Gold</)
  expect(without).toMatch(/<dt>Silver</)
})

test('the postcode goes along to either page, without a script', async () => {
  const html = await home()
  expect(html).not.toContain('<script')
  expect(html).toMatch(/<form[^>]*action="\/sell"[^>]*>/)
  expect(html).toMatch(/name="postCode"/)
  expect(html).toMatch(/formaction="\/let"/i)
})
