import { expect, test } from 'vitest'
import { CALLS, somebody } from '../../tests/support/actor.ts'
import { aBrowser, aSeller } from '../../tests/support/browsers.ts'
import { aListing } from '../../tests/support/listings.ts'
import { aServer } from '../../tests/support/server.ts'
import { PAGES, type PageName, routeOf } from '../shared/journey/pages.ts'
import { paths } from '../shared/journey/paths.ts'

const OPERATOR = {
  OPERATOR_NAME: 'Five Bar Homes Ltd',
  OPERATOR_COMPANY_NUMBER: 'SC123456',
  OPERATOR_ADDRESS: '7 Harbour Row, Anytown, AB1 2CD',
  OPERATOR_VAT_NUMBER: 'GB123456782',
  OPERATOR_ICO_NUMBER: 'ZA123456',
  SUPPORT_EMAIL: 'help@fivebar.example',
  SUPPORT_PHONE: '020 7946 0123',
  LOG_RETENTION_DAYS: '14',
}
const UUID = '6d0c7f3a-5a4e-4d0f-9a65-0b8f2f4f7a11'

type Server = Awaited<ReturnType<typeof aServer>>
type Cookies = Record<string, string>

async function anAgent(server: Server): Promise<Cookies> {
  const browser = aBrowser(server)
  const { body } = await browser.post(CALLS.agentRegister, { ...somebody(), agency_name: 'Keys & Co' })
  if (body.success !== true) throw new Error(JSON.stringify(body))
  return Object.fromEntries(browser.cookies)
}

/** The HTML of every page, requested by a user who may see it. */
async function everyPage(server: Server): Promise<ReadonlyMap<PageName, string>> {
  const guest: Cookies = {}
  const seller: Cookies = Object.fromEntries((await aSeller(server)).browser.cookies)
  const buyer = await aSeller(server)
  await buyer.browser.confirmNumber(buyer)
  const agent = await anAgent(server)
  const listing = await aListing(server.owner, { answers: { contactPreference: 'both' } })
  const asked: readonly (readonly [string, Cookies, status?: number])[] = [
    [paths.create('sell'), guest],
    [paths.create('let'), guest],
    [paths.startAgain('sell'), guest],
    [paths.load('let', UUID), guest],
    [paths.confirmIdentity('sell'), guest],
    [paths.verifyPhone('let'), seller],
    [paths.resetPassword('sell'), guest],
    [paths.choosePassword('').split('#')[0] ?? '', guest],
    [paths.openDraft('').split('#')[0] ?? '', guest],
    [paths.checkout('sell'), seller],
    [paths.thankYou('sell', listing), seller],
    [paths.upgrade('sell', UUID, 'gold'), Object.fromEntries(buyer.browser.cookies)],
    [paths.unfinished(), seller],
    [paths.agentListing(), agent],
    [paths.agentRegister(), guest],
    [paths.agentSignIn(), guest],
    [paths.signedOut(), guest],
    [paths.terms(), guest],
    [paths.privacy(), guest],
    [paths.adverts(), guest],
    [paths.advert(listing), guest],
    [paths.enquire(listing), guest],
    [paths.advertPhotos(listing), guest],
    [paths.advertPhone(listing), guest],
    [paths.reportAdvert(listing), guest],
    [paths.checkAdvert(UUID), guest, 404],
    [paths.contact(), guest],
    [paths.tenantReferences(listing), seller, 404],
    [paths.reference('x'.repeat(43)), guest, 404],
    [paths.agency(), agent, 403],
    [paths.receipt(listing), seller, 404],
    [paths.checkReceipt(), guest],
    [paths.apiPage(), guest],
    [paths.chooseListingType(), guest],
  ]
  const pages = new Map<PageName, string>()
  for (const [url, cookies, status = 200] of asked) {
    const answer = await server.app.inject({ url, cookies })
    expect([url, answer.statusCode]).toEqual([url, status])
    pages.set(routeOf(url.split('?')[0] ?? '').name, answer.body)
  }
  pages.set('agents-only', (await server.app.inject({ url: '/sell', cookies: agent })).body)
  expect([...pages.keys()].toSorted()).toEqual(Object.keys(PAGES).toSorted())
  return pages
}

/** All text of a page, including what only assistive technology reads. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*\b(?:alt|aria-label|title|placeholder|content)="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')

test('no page has a text in square brackets, and each says that its operator is invented', async () => {
  for (const [name, html] of await everyPage(await aServer())) {
    expect([name, /\[[^\]]*\]/.exec(textOf(html))?.[0]]).toEqual([name, undefined])
    expect(html, name).toMatch(/<footer class="site-foot">.*data-sandbox="operator"/s)
  }
})

test('once the operator is named, every page says who it is, and none that it is invented', async () => {
  for (const [name, html] of await everyPage(await aServer({ environment: OPERATOR }))) {
    const text = textOf(html)
    expect(text, name).toContain(
      'is run by Five Bar Homes Ltd, registered in Scotland (company number SC123456)',
    )
    expect(text, name).toContain('Registered office: 7 Harbour Row, Anytown, AB1 2CD')
    expect(text, name).toContain('VAT number GB123456782')
    expect(html, name).toContain('href="/contact"')
    expect(html, name).not.toContain('data-sandbox="operator"')
    expect(text, name).not.toMatch(/Tolmarrick Adverts|to have reviewed/)
  }
})

test('the terms, the privacy policy and the contact page are the operator’s', async () => {
  const { app } = await aServer({ environment: OPERATOR })
  const read = async (url: string): Promise<string> => textOf((await app.inject({ url })).body)
  const terms = await read('/terms-and-conditions')
  expect(terms).toContain(
    'is run by Five Bar Homes Ltd, a company registered in Scotland (company number SC123456), whose registered office is 7 Harbour Row, Anytown, AB1 2CD. Our VAT number is GB123456782.',
  )
  expect(terms).toContain('‘We’ and ‘us’ mean Five Bar Homes Ltd')
  expect(terms).toContain('You can write to us at help@fivebar.example')
  expect(terms).toContain('Our phone number is 020 7946 0123.')
  const privacy = await read('/privacy-policy')
  expect(privacy).toContain('Five Bar Homes Ltd, 7 Harbour Row, Anytown, AB1 2CD, decides')
  expect(privacy).toContain('registration number with the Information Commissioner’s Office is ZA123456.')
  expect(privacy).toContain('Technical records: 14 days.')
  expect(privacy).toContain('Messages to us: until we close the case, and 365 days after that.')
  const contact = (await app.inject({ url: '/contact' })).body
  expect(contact).toContain('href="mailto:help@fivebar.example"')
  expect(contact).toContain('href="tel:+442079460123"')
  expect(textOf(contact)).toContain('Five Bar Homes Ltd, 7 Harbour Row, Anytown, AB1 2CD')
})

test('a sole trader without a telephone is named by name and address alone', async () => {
  const { app } = await aServer({
    environment: {
      ...OPERATOR,
      OPERATOR_NAME: 'Jo Bloggs',
      OPERATOR_COMPANY_NUMBER: 'none',
      SUPPORT_PHONE: '',
    },
  })
  const terms = textOf((await app.inject({ url: '/terms-and-conditions' })).body)
  expect(terms).toContain('is run by Jo Bloggs, 7 Harbour Row, Anytown, AB1 2CD. Our VAT number')
  expect(terms).not.toMatch(/company number|Registered office|telephone number is/)
  expect(textOf((await app.inject({ url: '/contact' })).body)).not.toContain('Telephone')
})

test('only a browser that has been here looks for a draft before the first paint', async () => {
  const { app } = await aServer()
  const first = await app.inject('/sell')
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]))
  const again = await app.inject({ url: '/sell', cookies })
  const looks = [first, again].map(({ body }) => body.includes('localStorage'))
  expect(looks).toEqual([false, true])
})
