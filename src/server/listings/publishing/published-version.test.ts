import { beforeAll, expect, test } from 'vitest'
import { aBrowser } from '../../../../tests/support/browsers.ts'
import { anOwner, type Owner, published } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'

const PATH = '/create-listing/published-answers'
let server: Awaited<ReturnType<typeof aServer>>
let seller: Owner
beforeAll(async () => {
  server = await aServer()
  seller = await anOwner(server)
})
const ask = ({ browser }: Pick<Owner, 'browser'>, uuid: string) => browser.post(PATH, { data: { uuid } })

test('an owner learns what was published last, not what was saved since', async () => {
  const draft = await published(server, seller, { answers: { sellingPrice: 425_000 } })
  await draft.save(1, { sellingPrice: 399_950 })
  const { body } = await ask(seller, draft.uuid)
  expect(body['result']).toMatchObject({ state: 'live', answers: { sellingPrice: 425_000 } })
  await draft.withdraw()
  const later = await ask(seller, draft.uuid)
  expect(later.body['result']).toMatchObject({ state: 'withdrawn' })
})

test('the page that shows the whole advert tells what was changed, and the private details once more', async () => {
  const draft = await published(server, seller, { answers: { sellingPrice: 425_000 } })
  await draft.save(1, { sellingPrice: 399_950 })
  const html = await (await seller.browser.call(`/check-your-advert/${draft.uuid}`)).text()
  expect(html).toContain('<del>£425,000</del>')
  expect(html).toContain('<ins>£399,950</ins>')
  expect(html).toContain('By email or phone, alex@example.org, 07700 900123')
  expect(html).toContain('Nothing. A standard advert.')
})

test('nobody else learns anything', async () => {
  const draft = await published(server, seller)
  expect((await ask(await anOwner(server), draft.uuid)).status).toBe(404)
  expect((await ask({ browser: aBrowser(server) }, draft.uuid)).status).toBe(403)
})
