import { beforeAll, describe, expect, test } from 'vitest'
import { anAgent } from '../../../../tests/support/agencies.ts'
import { aBrowser, aNetwork } from '../../../../tests/support/browsers.ts'
import { anOwnersAdvert, aPortalForOwners } from '../../../../tests/support/owners-portals.ts'
import { anAgencyWithPortal } from '../../../../tests/support/portals.ts'
import { anOwner } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { ownState, type StandingThere } from './own-portals.ts'

const stand = { origin: 'https://portal.example' }
let server: Awaited<ReturnType<typeof aServer>>
let named: Awaited<ReturnType<typeof aPortalForOwners>>
beforeAll(async () => {
  server = await aServer()
  named = await aPortalForOwners(server, stand)
})

const consentsOf = async (listing: string) =>
  (
    await server.database.query(
      'select taken_back_at is not null as taken_back from portal_consents where listing_id = $1',
      [listing],
    )
  ).rows

describe('nobody agrees for another', () => {
  test('another’s advert is as unknown as one that is not there, and nothing is kept', async () => {
    const { listing, uuid, agree, stop } = await anOwnersAdvert(server, named.portal)
    const { browser } = await anOwner(server)
    const unknown = await agree({ uuid: crypto.randomUUID() }, browser)
    expect(unknown.status).toBe(404)
    expect(await agree({ uuid }, browser)).toMatchObject({ status: 404, body: unknown.body })
    expect(await consentsOf(listing)).toEqual([])
    await agree()
    expect(await stop(browser)).toMatchObject({ status: 404, body: unknown.body })
    expect(await consentsOf(listing)).toMatchObject([{ taken_back: false }])
  })

  test('guests, agents and whoever has not confirmed their number cannot', async () => {
    const { agree } = await anOwnersAdvert(server, named.portal)
    const unverified = await anOwner(server, 'unverified')
    const agent = await anAgent(server)
    for (const browser of [aBrowser(server, aNetwork()), unverified.browser, agent.browser])
      expect((await agree({}, browser)).status).toBe(403)
  })

  test('an agency’s portal, one that is off and one that is not there are the same', async () => {
    const { agree, withdraw } = await anOwnersAdvert(server, named.portal)
    const agencys = await anAgencyWithPortal(server, stand)
    const off = await aPortalForOwners(server, stand)
    await off.turn('off')
    const answers = await Promise.all(
      [agencys.portal, off.portal, crypto.randomUUID()].map((portal) => agree({ portal })),
    )
    const [first] = answers
    expect(first?.body).toMatchObject({ success: false })
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: first?.body })
    await withdraw()
    expect((await agree()).body).toEqual(first?.body)
  })

  test('a text that was not shown is not agreed to', async () => {
    const { listing, agree } = await anOwnersAdvert(server, named.portal)
    expect((await agree({ version: '2020-01-01' })).body).toMatchObject({
      error_message: 'What you agree to has changed. Reload the page and read it again.',
    })
    expect((await agree({ version: 7 as never })).status).toBe(400)
    expect(await consentsOf(listing)).toEqual([])
  })

  test('the operator’s portal is on no page of an agency', async () => {
    const { people } = await anAgencyWithPortal(server, stand)
    expect((await people.owner.get('/agency/portals')).text).not.toContain(named.name)
    expect((await people.owner.get(`/agency/portals/${named.portal}`)).statusCode).toBe(404)
    expect((await people.owner.form(`/agency/portals/${named.portal}`, { act: 'off' })).statusCode).toBe(404)
  })
})

const THERE: StandingThere = {
  isAgreed: true,
  isLive: true,
  outcome: 'there',
  isDue: false,
  isThere: true,
  isToLeave: false,
  hasLeft: false,
}

// biome-ignore format: a table
test.each<readonly [string, Partial<StandingThere>]>([
  ['waiting', { outcome: null, isThere: false }],
  ['waiting', { outcome: 'waiting', isDue: true, isThere: false }],
  ['waiting', { outcome: 'gone', isThere: false, hasLeft: true }],
  ['waiting', { outcome: 'refused', isDue: true }],
  ['there', {}],
  ['there', { isDue: true }],
  ['refused', { outcome: 'refused' }],
  ['failing', { outcome: 'failing', isDue: true }],
  ['given-up', { outcome: 'given-up' }],
  ['none', { isAgreed: false, outcome: null, isThere: false }],
  ['none', { isAgreed: false, outcome: 'refused', isThere: false }],
  ['removing', { isAgreed: false }],
  ['removing', { isAgreed: false, outcome: 'refused', isDue: true }],
  ['removing', { isLive: false }],
  ['removing', { isAgreed: false, outcome: 'given-up' }],
  ['stuck', { isAgreed: false, outcome: 'given-up', isToLeave: true, isDue: true }],
  ['stuck', { isLive: false, outcome: 'refused', isToLeave: true }],
  ['removed', { isAgreed: false, outcome: 'gone', isThere: false, hasLeft: true }],
])('an owner sees %s of %o', (state, standing) => {
  expect(ownState({ ...THERE, ...standing })).toBe(state)
})
