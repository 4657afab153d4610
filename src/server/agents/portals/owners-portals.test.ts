import { beforeAll, describe, expect, test } from 'vitest'
import { anOwnersAdvert, aPortalForOwners, typed } from '../../../../tests/support/owners-portals.ts'
import { aPortal, refusing, type TestPortal } from '../../../../tests/support/portal-stand-in.ts'
import { anAgencyWithPortal, aSendingServer, push, pushOf } from '../../../../tests/support/portals.ts'
import { PORTAL_CONSENT_VERSION } from '../../../shared/account/portal-consent.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { moderationStore } from '../../listings/published/moderation-store.ts'
import { judgeLive } from '../../listings/publishing/judge-live.ts'
import { watchPortals } from './watch-portals.ts'

const DAY_MS = 86_400_000
const DONE = { status: 200, body: { success: true, error_message: '' } }
let server: Awaited<ReturnType<typeof aSendingServer>>
let stand: TestPortal
let named: Awaited<ReturnType<typeof aPortalForOwners>>
beforeAll(async () => {
  server = await aSendingServer()
  stand = await aPortal()
  named = await aPortalForOwners(server, stand)
})

const page = async (url: string) => (await server.app.inject({ url })).body
const consentsOf = async (listing: string) =>
  (
    await server.database.query(
      `select version, agreed_at is not null as agreed, taken_back_at is not null as taken_back from portal_consents
       where listing_id = $1 order by id`,
      [listing],
    )
  ).rows

describe('an owner’s advert', () => {
  test('goes to a portal once its owner agrees, changes there, and is taken off when they stop it', async () => {
    const { listing, agree, stop, there, save, finish, uuid, answers } = await anOwnersAdvert(
      server,
      named.portal,
    )
    await push(server)
    expect(stand.homes.has(listing)).toBe(false)
    expect(await there()).toMatchObject({ name: named.name, isAgreed: false, state: 'none', at: null })
    expect(await agree()).toMatchObject(DONE)
    expect(await there()).toMatchObject({ isAgreed: true, state: 'waiting' })
    stand.calls.splice(0)
    await push(server)
    expect(stand.calls).toMatchObject([
      {
        path: '/v1/property/sendpropertydetails',
        headers: { authorization: 'Bearer the-portals-secret' },
        body: {
          network: { network_id: 77 },
          branch: { branch_id: 501, channel: 1 },
          property: { agent_ref: listing },
        },
      },
    ])
    expect(await there()).toMatchObject({ state: 'there', at: expect.stringMatching(/^20/) })
    await save(1, { sellingPrice: 123_456 })
    await finish(2, { sellingPrice: 123_456 })
    await push(server)
    expect([uuid, answers.sellingPrice]).not.toContain(123_456)
    expect(stand.homes.get(listing)).toMatchObject({ property: { price_information: { price: 123_456 } } })
    expect(await stop()).toMatchObject(DONE)
    expect(await there()).toMatchObject({ isAgreed: false, state: 'removing' })
    await push(server)
    expect([stand.homes.has(listing), await there()]).toMatchObject([
      false,
      { state: 'removed', at: expect.any(String) },
    ])
    await agree()
    await push(server)
    expect(stand.homes.has(listing)).toBe(true)
    expect(await consentsOf(listing)).toEqual([
      { version: PORTAL_CONSENT_VERSION, agreed: true, taken_back: true },
      { version: PORTAL_CONSENT_VERSION, agreed: true, taken_back: false },
    ])
  })

  type Advert = Awaited<ReturnType<typeof anOwnersAdvert>>
  // biome-ignore format: a table
  const ends: readonly (readonly [string, (advert: Advert) => Promise<unknown>])[] = [
    ['is withdrawn', ({ withdraw }) => withdraw()],
    ['is taken down', ({ listing }) => moderationStore(server.database).takeDown(listing, { by: COMMAND_LINE, why: 'A test.', at: new Date() })],
    ['rests, since the law no longer allows something in it', () => judgeLive({ ...server.deps.publishing, now: () => new Date(Date.now() + 29 * DAY_MS) })],
    ['goes with its owner’s account', ({ owner }) => typed(server, 'account', 'delete', owner.email, '--why', 'They asked for it.')],
  ]
  const WITHOUT_CERTIFICATE = {
    hasPropertyEpc: 'epc_not_available',
    currentEpc: null,
    potentialEpc: null,
  } as const

  test.each(ends)('that %s is taken off', async (_what, end) => {
    const advert = await anOwnersAdvert(server, named.portal, { answers: WITHOUT_CERTIFICATE })
    await advert.agree()
    await push(server)
    expect(stand.homes.has(advert.listing)).toBe(true)
    await end(advert)
    await push(server)
    expect(stand.homes.has(advert.listing)).toBe(false)
  })

  test('that is put back goes there again, as its owner agreed', async () => {
    const { listing, agree, withdraw, republish, there } = await anOwnersAdvert(server, named.portal)
    await agree()
    await push(server)
    await withdraw()
    expect(await there()).toMatchObject({ isAgreed: true, state: 'removing' })
    await push(server)
    expect([stand.homes.has(listing), await there()]).toMatchObject([
      false,
      { isAgreed: true, state: 'removed' },
    ])
    await republish()
    await push(server)
    expect(stand.homes.has(listing)).toBe(true)
  })

  test('is agreed to once and sent once, however often and by however many processes', async () => {
    const advert = await anOwnersAdvert(server, named.portal)
    const answers = await Promise.all(Array.from({ length: 5 }, () => advert.agree()))
    expect(answers.map(({ body }) => body.success)).toEqual([true, true, true, true, true])
    expect(await consentsOf(advert.listing)).toHaveLength(1)
    stand.calls.splice(0)
    await Promise.all([1, 2, 3].map(() => pushOf(server, named.portal)))
    expect(stand.called()).toEqual(['sendpropertydetails'])
    await Promise.all([advert.stop(), advert.stop(), advert.withdraw()])
    await Promise.all([1, 2, 3].map(() => pushOf(server, named.portal)))
    expect(stand.called()).toEqual(['removeproperty'])
  })

  test('goes to each portal that was agreed to, and to no other', async () => {
    const [other, second] = [await aPortal(), await aPortal()]
    const zoopla = await aPortalForOwners(server, other, 'zoopla')
    await aPortalForOwners(server, second)
    const { listing, agree, portals } = await anOwnersAdvert(server, zoopla.portal)
    await agree()
    await push(server)
    expect([[...other.homes.keys()], stand.homes.has(listing), second.homes.size]).toEqual([
      [listing],
      false,
      0,
    ])
    expect((await portals()).filter(({ isAgreed }) => isAgreed)).toMatchObject([{ name: zoopla.name }])
  })
})

describe('a portal', () => {
  test('is offered only while it is on; who agreed sees it, and stops it, while it is off', async () => {
    const own = await aPortal()
    const { portal, name, turn } = await aPortalForOwners(server, own)
    const { listing, agree, stop, portals } = await anOwnersAdvert(server, portal)
    const shown = async () => ({
      listed: (await portals()).some((one) => one.name === name),
      policy: (await page('/privacy-policy')).includes(name),
      terms: (await page('/terms-and-conditions')).includes(name),
    })
    expect(await shown()).toEqual({ listed: true, policy: true, terms: true })
    await agree()
    await push(server)
    expect(own.homes.has(listing)).toBe(true)
    await turn('off')
    expect(await shown()).toEqual({ listed: true, policy: false, terms: false })
    expect((await agree()).body).toMatchObject({
      success: false,
      error_message: expect.stringMatching(/^We can’t send/),
    })
    await push(server)
    expect(own.homes.size).toBe(0)
    await turn('on')
    await push(server)
    expect(own.homes.has(listing)).toBe(true)
    await turn('off')
    await stop()
    expect(await shown()).toEqual({ listed: false, policy: false, terms: false })
    await turn('on')
    await push(server)
    expect(own.homes.size).toBe(0)
  })

  test('that refuses an advert has its words shown to the owner, and what it says last counts', async () => {
    const { agree, there, save, finish } = await anOwnersAdvert(server, named.portal)
    stand.answers.push(refusing('VAL_7', 'The price <b>is</b> odd'))
    await agree()
    await push(server)
    expect(await there()).toMatchObject({ state: 'refused', at: null, reasons: ['The price <b>is</b> odd'] })
    await save(1, { sellingPrice: 222_000 })
    await finish(2, { sellingPrice: 222_000 })
    expect(await there()).toMatchObject({ state: 'waiting' })
    await push(server)
    expect(await there()).toMatchObject({ state: 'there', reasons: [] })
  })

  test('that does not take an advert off is named to its owner, and to the operator once', async () => {
    const { agree, stop, there, listing } = await anOwnersAdvert(server, named.portal)
    await agree()
    await push(server)
    await stop()
    stand.answers.push(refusing('VAL_8', 'not now'))
    await push(server)
    expect([stand.homes.has(listing), await there()]).toMatchObject([true, { state: 'stuck' }])
    const look = () => watchPortals({ ...server.deps.portals, now: () => new Date() })
    await Promise.all([look(), look()])
    const logged = server.logged().filter(({ portal }) => portal === named.portal)
    expect(logged).toMatchObject([{ level: 'error', msg: 'a portal does not take all adverts of owners' }])
    expect((await typed(server, 'portal', 'list')).lines.join('\n')).toMatch(
      /1 not taken\n {2}Last problem: VAL_8: not now/,
    )
    // Turned on again, it is asked again.
    await named.turn('on')
    await push(server)
    expect([stand.homes.has(listing), await there()]).toMatchObject([false, { state: 'removed' }])
  })

  test('that is slow holds up nobody else’s: its jobs are a group of their own', async () => {
    const { agree } = await anOwnersAdvert(server, named.portal)
    const of = await anAgencyWithPortal(server, stand)
    await of.send()
    await agree()
    const { rows } = await server.database.query<{ key: string; group: string }>(
      `select singleton_key as key, group_id as group from job_common where name = 'push-adverts' and state = 'created'`,
    )
    const groups = new Map(rows.map(({ key, group }) => [key, group]))
    expect([groups.get(named.portal), groups.get(of.portal)]).toEqual([named.portal, of.agency])
    await push(server)
  })
})
