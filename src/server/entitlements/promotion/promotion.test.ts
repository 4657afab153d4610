import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../../../tests/support/buyers.ts'
import { post, type SignedInStaff, someStaff } from '../../../../tests/support/desk.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { refundStore } from '../../orders/refund-store.ts'
import { deskPaths } from '../../staff/desk/desk-paths.ts'

const FRIDAY = new Date('2026-11-20T12:00:00Z')
const SECRET = 'a-secret-of-the-tests'
const POST = 'https://www.facebook.com/marketplace/item/123/'

let now = FRIDAY
let server: Awaited<ReturnType<typeof aServer>>
let buyer: Buyer
let staff: SignedInStaff
beforeAll(async () => {
  server = await aServer({ now: () => now, environment: { FACEBOOK_FEED_SECRET: SECRET } })
  buyer = await aBuyer(server, () => now)
  staff = await someStaff(server, () => now)
})
beforeEach(() => {
  now = FRIDAY
})

const feed = (secret = SECRET) => server.app.inject({ url: `/feeds/facebook/${secret}` })
/** Read by the database's own reader of XML, which refuses what is none. */
async function homesInFeed(what = 'home_listing_id'): Promise<string[]> {
  const { payload } = await feed()
  const { rows } = await server.owner.query<{ found: string[] }>(
    'select xpath($1, xmlparse(document $2))::text[] as found',
    [`/listings/listing/${what}/text()`, payload],
  )
  return rows[0]?.found ?? []
}
const promotionOf = async (listing: string) =>
  (await buyer.own(listing))?.entitlements.find(({ kind }) => kind === 'facebook-promotion')
async function idOf(listing: string): Promise<string> {
  const { rows } = await server.owner.query<{ id: string }>(
    `select id from entitlements where listing_id = $1 and kind = 'facebook-promotion'`,
    [listing],
  )
  return rows[0]?.id ?? ''
}
const atDesk = async (url = deskPaths.today()) =>
  (await server.app.inject({ url, headers: { cookie: staff.cookie } })).payload
const act = (url: string, fields: Readonly<Record<string, string>> = {}) =>
  post(server.app, url, fields, staff.cookie)
const withdraw = (uuid: string) =>
  server.deps.publishing.withdrawing.withdraw(uuid, buyer.owner.ownerKey, now)

describe('the catalogue for Facebook', () => {
  test('has what was bought with Gold, and loses it when it is withdrawn', async () => {
    const { listing, uuid } = await buyer.bought('Gold-Package')
    const other = await buyer.bought('Silver-Package')
    const { headers, statusCode } = await feed()
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'no-store',
    ])
    expect(await homesInFeed()).toContain(listing)
    expect(await homesInFeed()).not.toContain(other.listing)
    expect(await homesInFeed(`home_listing_id[.='${listing}']/../price`)).toEqual(['950 GBP'])
    expect(await homesInFeed(`home_listing_id[.='${listing}']/../image/url`)).toHaveLength(1)
    await withdraw(uuid)
    expect(await homesInFeed()).not.toContain(listing)
  })

  test('has nothing before its first day, after its last, and of what was refunded', async () => {
    const later = await buyer.bought('Gold-Package', { publishDate: true, startDate: '2026-12-05' })
    const refunded = await buyer.bought('Gold-Package')
    await act(deskPaths.notePost(await idOf(refunded.listing)), { url: POST })
    await refundStore(server.database).start(
      { orderId: refunded.order, kind: 'whole', why: 'Asked.' },
      COMMAND_LINE,
      now,
    )
    expect(await homesInFeed()).not.toContain(later.listing)
    expect(await homesInFeed()).not.toContain(refunded.listing)
    expect(await promotionOf(refunded.listing)).toMatchObject({ state: 'cancelled', delivered: null })
    now = new Date('2026-12-05T00:00:00Z')
    expect(await homesInFeed()).toContain(later.listing)
    now = new Date('2027-03-06T00:00:00Z')
    expect(await homesInFeed()).not.toContain(later.listing)
  })

  test('is at no other address, and nowhere where promotion is off', async () => {
    expect((await feed(`${SECRET}x`)).statusCode).toBe(404)
    expect((await feed('')).statusCode).toBe(404)
    expect(server.logText()).toContain('"event":"feed_refused"')
    expect(server.logText()).not.toContain(SECRET)
    const off = await aServer({ environment: { FACEBOOK_PROMOTION: 'off', FACEBOOK_FEED_SECRET: SECRET } })
    expect((await off.app.inject({ url: `/feeds/facebook/${SECRET}` })).statusCode).toBe(404)
    expect(await off.deps.notOffered('let')).toEqual({
      'Gold-Package': 'We can’t promote adverts on Facebook at the moment.',
    })
    expect(await server.deps.notOffered('let')).toEqual({})
  })
})

describe('a post on Facebook', () => {
  test('is due within two working days, made at the desk, and seen by the owner', async () => {
    const { listing } = await buyer.bought('Gold-Package')
    const id = await idOf(listing)
    expect(await promotionOf(listing)).toMatchObject({ state: 'waiting', dueBy: '2026-11-24' })
    const row = new RegExp(`${id}">Post advert [^<]+</a>, by 24 November 2026`)
    expect(await atDesk()).toMatch(row)
    expect(await atDesk()).not.toContain('Overdue')
    now = new Date('2026-11-25T00:00:00Z')
    staff = await someStaff(server, () => now)
    expect(await atDesk()).toMatch(new RegExp(`${row.source}. <strong>Overdue`))
    const page = await atDesk(deskPaths.promotion(id))
    expect(page).toContain(`/advert/${listing}`)
    expect(page).toContain('£950 per month')
    expect(page).toContain(`/feeds/facebook/${SECRET}`)
    const [first, second] = await Promise.all([
      act(deskPaths.notePost(id), { url: POST }),
      act(deskPaths.notePost(id), { url: POST }),
    ])
    expect(new Set([first.statusCode, second.statusCode])).toEqual(new Set([303, 422]))
    expect(await promotionOf(listing)).toMatchObject({ state: 'delivered', delivered: POST, dueBy: null })
    expect(await atDesk()).not.toMatch(row)
    expect(await homesInFeed()).toContain(listing)
    const { rows } = await server.owner.query(
      `select who, act from audit where subject_kind = 'entitlement' and subject = $1`,
      [id],
    )
    expect(rows).toEqual([{ who: staff.email, act: 'post' }])
  })

  test('needs an address of Facebook, and an advert that is online', async () => {
    const { listing, uuid } = await buyer.bought('Gold-Package')
    const id = await idOf(listing)
    expect((await act(deskPaths.notePost(id), { url: 'https://example.org/1' })).statusCode).toBe(422)
    await withdraw(uuid)
    expect((await act(deskPaths.notePost(id), { url: POST })).statusCode).toBe(422)
    expect(await promotionOf(listing)).toMatchObject({ state: 'waiting', waitingFor: 'advert-shown' })
    expect((await act(deskPaths.notePost('x'), { url: POST })).statusCode).toBe(404)
  })

  test('is taken off when the advert is, and made again when that comes back', async () => {
    const { listing, uuid } = await buyer.bought('Gold-Package')
    const id = await idOf(listing)
    await act(deskPaths.notePost(id), { url: POST })
    await withdraw(uuid)
    const gone = `${id}">Advert`
    expect(await atDesk()).toContain(gone)
    expect((await act(deskPaths.removePost(id))).statusCode).toBe(303)
    expect((await act(deskPaths.removePost(id))).statusCode).toBe(422)
    expect(await atDesk()).not.toContain(gone)
    await server.owner.query(`update listings set state = 'live' where id = $1`, [listing])
    expect(await promotionOf(listing)).toMatchObject({ state: 'waiting', waitingFor: 'us' })
  })
  test('waits to be taken off from the moment at which its time was over', async () => {
    const { listing } = await buyer.bought('Gold-Package')
    const id = await idOf(listing)
    await act(deskPaths.notePost(id), { url: POST })
    now = new Date('2027-02-23T01:00:00Z')
    staff = await someStaff(server, () => now)
    expect(await atDesk()).toMatch(new RegExp(`For 2 days</p><p><a href="[^"]+/${id}">Advert`))
  })
})
