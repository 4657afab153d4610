import { describe, expect, test } from 'vitest'
import { PAGES, type PageName, pageOf, type Route, routeOf } from './pages.ts'
import { paths } from './paths.ts'

const UUID = '3f8b2c1a-9d4e-4f6a-8b2c-1a9d4e4f6a8b'

describe('every address of the site', () => {
  test.each<[string, string, Route]>([
    ['/', paths.chooseListingType(), { name: 'choose-listing-type' }],
    ['/sell', paths.create('sell'), { name: 'sell', appType: 'sell' }],
    ['/let', paths.create('let'), { name: 'let', appType: 'let' }],
    ['/new/sell', paths.startAgain('sell'), { name: 'new', appType: 'sell' }],
    ['/new/let', paths.startAgain('let'), { name: 'new', appType: 'let' }],
    [`/load/sell/${UUID}`, paths.load('sell', UUID), { name: 'load', appType: 'sell', uuid: UUID }],
    [`/load/let/${UUID}`, paths.load('let', UUID), { name: 'load', appType: 'let', uuid: UUID }],
    ['/confirm-identity/sell', paths.confirmIdentity('sell'), { name: 'confirm-identity', appType: 'sell' }],
    ['/confirm-identity/let', paths.confirmIdentity('let'), { name: 'confirm-identity', appType: 'let' }],
    [
      '/phone-number-verification/let',
      paths.verifyPhone('let'),
      { name: 'phone-number-verification', appType: 'let' },
    ],
    ['/reset-password/sell', paths.resetPassword('sell'), { name: 'reset-password', appType: 'sell' }],
    ['/checkout/let', paths.checkout('let'), { name: 'checkout', appType: 'let' }],
    ['/upgrade/let', '/upgrade/let', { name: 'upgrade', appType: 'let' }],
    ['/create-listing/thank-you-let', '/create-listing/thank-you-let', { name: 'thank-you', appType: 'let' }],
    ['/choose-password', '/choose-password', { name: 'choose-password' }],
    ['/open-draft', '/open-draft', { name: 'open-draft' }],
    ['/adverts', paths.adverts(), { name: 'adverts' }],
    ['/advert/k7mn2p9x', paths.advert('k7mn2p9x'), { name: 'advert', listing: 'k7mn2p9x' }],
    ['/advert/advert', paths.advert('advert'), { name: 'advert', listing: 'advert' }],
    ['/advert/k7mn2p9x/enquiry', paths.enquire('k7mn2p9x'), { name: 'enquiry', listing: 'k7mn2p9x' }],
    [
      '/advert/k7mn2p9x/photos',
      paths.advertPhotos('k7mn2p9x'),
      { name: 'advert-photos', listing: 'k7mn2p9x' },
    ],
    ['/advert/k7mn2p9x/phone', paths.advertPhone('k7mn2p9x'), { name: 'advert-phone', listing: 'k7mn2p9x' }],
    [
      '/advert/k7mn2p9x/report',
      paths.reportAdvert('k7mn2p9x'),
      { name: 'report-advert', listing: 'k7mn2p9x' },
    ],
    ['/receipt/k7mn2p9x', paths.receipt('k7mn2p9x'), { name: 'receipt', listing: 'k7mn2p9x' }],
    ['/check-receipt', paths.checkReceipt(), { name: 'check-receipt' }],
    [`/check-receipt/${UUID}`, paths.checkReceipt(UUID), { name: 'check-receipt' }],
    ['/profile/listings', paths.unfinished(), { name: 'unfinished' }],
    ['/signed-out', paths.signedOut(), { name: 'signed-out' }],
    ['/advertise-your-property/your-listing', paths.agentListing(), { name: 'agent-listing' }],
    ['/user-agent/register', paths.agentRegister(), { name: 'agent-register' }],
    ['/user/login', paths.agentSignIn(), { name: 'agent-sign-in' }],
    ['/agency', paths.agency(), { name: 'agency' }],
    ['/api', paths.apiPage(), { name: 'api' }],
    ['/agency/memberships', paths.agencyMemberships(), { name: 'agency' }],
    ['/agency/people', paths.agencyPeople(), { name: 'agency' }],
    ['/contact', paths.contact(), { name: 'contact' }],
    ['/terms-and-conditions', paths.terms(), { name: 'terms' }],
    ['/privacy-policy', paths.privacy(), { name: 'privacy' }],
  ])('%s is built, and read back', (address, built, route) => {
    expect(built).toBe(address)
    expect(routeOf(built)).toEqual(route)
  })
})

describe('any other path is where one chooses the listing type', () => {
  // biome-ignore format: a table
  test.each([
    '', '/', '//', '/nowhere', '/sell/', '/sell/more', '/SELL', '/selling', '/lets', '/new', '/new/', '/new/rent', '/new/sell/more', '/load',
    '/load/sell', '/load/sell/', `/load/rent/${UUID}`, `/load/sell/${UUID}/more`, `/load/${UUID}`, '/confirm-identity', '/confirm-identity/rent',
    '/confirm-identity/sell/more', '/user', '/user/login/more', '/user-agent', '/terms', '/privacy-policy/', '/constructor', '/__proto__/sell',
    '/index.html', '/advert', '/advert/', '/advert//enquiry', '/advert/k7mn2p9x/more', '/agencys', '/create-listing/thank-you-rent', '/sell?postCode=SW1A1AA', '/%73ell',
  ])('%j', (path) => {
    expect(routeOf(path)).toEqual({ name: 'choose-listing-type' })
  })
})

test('every page but the one that is shown in place of another has an address of its own', () => {
  const uuid = UUID
  const addresses = [
    ...[
      paths.chooseListingType(),
      paths.adverts(),
      paths.unfinished(),
      paths.signedOut(),
      paths.contact(),
      paths.terms(),
      paths.privacy(),
    ],
    ...[paths.agentListing(), paths.agentRegister(), paths.agentSignIn(), '/choose-password', '/open-draft'],
    ...[
      paths.advert('x'),
      paths.enquire('x'),
      paths.advertPhotos('x'),
      paths.advertPhone('x'),
      paths.reportAdvert('x'),
    ],
    ...[paths.tenantReferences('x'), paths.reference('x'), paths.checkAdvert(uuid), paths.agency()],
    ...[paths.receipt('x'), paths.checkReceipt(), paths.apiPage()],
    ...[paths.create('sell'), paths.create('let'), paths.startAgain('sell'), paths.load('sell', uuid)],
    ...[
      paths.confirmIdentity('sell'),
      paths.verifyPhone('sell'),
      paths.resetPassword('sell'),
      paths.checkout('sell'),
      '/upgrade/sell',
    ],
    '/create-listing/thank-you-sell',
  ]
  const named = addresses.map((path) => routeOf(path).name).toSorted()
  const expected = (Object.keys(PAGES) as PageName[]).filter((name) => name !== 'agents-only').toSorted()
  expect(named).toEqual(expected)
})

describe('whoever a page is not for', () => {
  const LISTING = { redirect: '/advertise-your-property/your-listing' }
  const BACK = { redirect: '/sell' }
  const ONLY = { show: 'agents-only' }
  // biome-ignore format: a table
  test.each([
    // path, guest, unverified user, verified user, agent
    ['/sell', null, null, null, ONLY],
    ['/confirm-identity/sell', null, BACK, BACK, LISTING],
    ['/phone-number-verification/sell', BACK, null, BACK, BACK],
    ['/reset-password/sell', null, null, null, null],
    ['/profile/listings', { redirect: '/confirm-identity/sell?tab=sign-in&from=listings' }, null, null, LISTING],
    ['/advertise-your-property/your-listing', { redirect: '/user/login' }, { redirect: '/user/login' }, { redirect: '/user/login' }, null],
    ['/user-agent/register', null, null, null, LISTING],
    ['/user/login', null, null, null, LISTING],
    ['/checkout/sell', null, null, null, null],
    ['/adverts', null, null, null, null],
  ] as const)('%s', (path, guest, unverified, verified, agent) => {
    const guardFor = (userType: 'guest' | 'standard' | 'agent', isVerified: boolean) =>
      pageOf(routeOf(path)).guard({ userType, verified: isVerified, search: '', hasDraft: null }, 'sell')
    expect([
      guardFor('guest', false),
      guardFor('standard', false),
      guardFor('standard', true),
      guardFor('agent', true),
    ]).toEqual([guest, unverified, verified, agent])
  })

  test('an agent who begins an advert of their own has the form', () => {
    const agent = { userType: 'agent', verified: false, search: '?for=agent', hasDraft: null } as const
    expect(PAGES.let.guard(agent)).toBeNull()
  })

  test('the checkout is left by whoever has no draft, once that is known', () => {
    const caller = { userType: 'standard', verified: true, search: '', hasDraft: false } as const
    expect(PAGES.checkout.guard(caller, 'let')).toEqual({ redirect: '/let' })
  })
})
