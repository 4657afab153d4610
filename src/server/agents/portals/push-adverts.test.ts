import { beforeAll, describe, expect, test } from 'vitest'
import { aPortal, refusing } from '../../../../tests/support/portal-stand-in.ts'
import { PORTAL_TLS } from '../../../../tests/support/portal-tls.ts'
import {
  anAgencyWithPortal,
  aSendingServer,
  push,
  pushOf,
  standingAt,
} from '../../../../tests/support/portals.ts'
import { anOwner, published } from '../../../../tests/support/publishing.ts'
import { sendJson } from '../../../../tests/support/stand-in-server.ts'

let server: Awaited<ReturnType<typeof aSendingServer>>
beforeAll(async () => {
  server = await aSendingServer()
})

const pushLater = (portal: string) => pushOf(server, portal)
const standing = (portal: string) => standingAt(server, portal)

describe('an advert', () => {
  test('is sent when it is published, again when it changes, and taken off when it ends', async () => {
    const portal = await aPortal()
    const { send, remove } = await anAgencyWithPortal(server, portal)
    const listing = await send()
    await push(server)
    expect(portal.calls[0]).toMatchObject({
      path: '/v1/property/sendpropertydetails',
      headers: { authorization: 'Bearer the-portals-secret', 'content-type': 'application/json' },
      body: {
        network: { network_id: 77 },
        branch: { branch_id: 501, channel: 1 },
        property: { agent_ref: listing, status: 1, price_information: { price: 250_000 } },
      },
    })
    await send({ price: { price: 240_000 }, property: { status: 4, update_date: '04-11-2026 09:30:00' } })
    await push(server)
    expect(portal.homes.get(listing)).toMatchObject({
      property: { status: 4, price_information: { price: 240_000 } },
    })
    portal.called()
    await remove()
    await push(server)
    expect([portal.called(), portal.homes.size]).toEqual([['removeproperty'], 0])
  })

  test('is not sent again where nothing of it has changed', async () => {
    const portal = await aPortal()
    const { send, people } = await anAgencyWithPortal(server, portal)
    await send()
    await push(server)
    await people.editor.form('/agency/feeds', {
      act: 'enquiries',
      branch: '1234',
      enquiries: 'b@example.org',
    })
    await push(server)
    expect(portal.called()).toEqual(['sendpropertydetails'])
  })

  test('goes only once however many processes push at once, and its newest state last', async () => {
    const portal = await aPortal()
    const { send, portal: id } = await anAgencyWithPortal(server, portal)
    const refs = Array.from({ length: 12 }, (_, index) => `A${index}`)
    for (const agent_ref of refs)
      await send({ property: { agent_ref }, address: { house_name_number: agent_ref } })
    await Promise.all([pushLater(id), pushLater(id), pushLater(id)])
    expect([portal.called().length, portal.homes.size]).toEqual([12, 12])
  })

  test('that changes while it is being sent is sent again', async () => {
    const portal = await aPortal()
    const { send } = await anAgencyWithPortal(server, portal)
    const listing = await send()
    const changes = Promise.withResolvers<void>()
    portal.answers.push((response) => {
      void send({ price: { price: 99_000 }, property: { update_date: '05-11-2026 09:30:00' } }).then(() => {
        sendJson(response, 200, { success: true, message: '', errors: [], warnings: [], property: null })
        changes.resolve()
      })
    })
    await push(server)
    await changes.promise
    expect(portal.homes.get(listing)).toMatchObject({ property: { price_information: { price: 99_000 } } })
  })

  test('that a person of the agency writes here goes where such adverts go', async () => {
    const portal = await aPortal()
    const { agency, portal: id } = await anAgencyWithPortal(server, portal, { branch: '' })
    const agent = await anOwner(server)
    const { listing } = await published(server, agent)
    await server.database.query(
      `insert into agency_people (account_id, agency_id, role, joined_at) values ($1, $2, 'reader', now())`,
      [agent.accountId, agency],
    )
    await push(server)
    expect([...portal.homes.keys()]).toEqual([listing])
    // Whoever leaves takes their adverts along.
    await server.database.query('delete from agency_people where account_id = $1', [agent.accountId])
    await push(server)
    expect([portal.homes.size, await standing(id)]).toEqual([
      0,
      [expect.objectContaining({ outcome: 'gone' })],
    ])
  })
})

describe('a portal', () => {
  test('that is turned off has its adverts taken off, and gets them back when it is on', async () => {
    const portal = await aPortal()
    const { send, people, page } = await anAgencyWithPortal(server, portal)
    await send()
    await push(server)
    await people.editor.form(page, { act: 'off' })
    await send({ price: { price: 1_000 }, property: { update_date: '06-11-2026 09:30:00' } })
    await push(server)
    expect(portal.homes.size).toBe(0)
    await people.editor.form(page, { act: 'on' })
    await push(server)
    expect(portal.homes.size).toBe(1)
  })

  test('gets what was published before it was added', async () => {
    const portal = await aPortal()
    const { send, people } = await anAgencyWithPortal(server, portal)
    const listing = await send()
    const other = await aPortal()
    const form = { name: 'Z', branch: '1234', format: 'zoopla', url: `${other.origin}/live/v1` }
    const proof = { network: '', theirBranch: 'leeds', proof: 'path', secret: 's/1' }
    await people.owner.form('/agency/portals', { ...form, ...proof })
    await push(server)
    expect(other.calls[0]).toMatchObject({
      path: '/live/v1/listing/update/s%2F1',
      headers: {
        'content-type': expect.stringContaining('profile='),
        'zpg-listing-etag': expect.any(String),
      },
      body: { branch_reference: 'leeds', listing_reference: listing },
    })
    expect(other.calls[0]?.headers.authorization).toBeUndefined()
  })

  test('is shown the client’s certificate', async () => {
    const portal = await aPortal()
    const { cert, key } = PORTAL_TLS
    const { send } = await anAgencyWithPortal(server, portal, { secret: { proof: 'certificate', cert, key } })
    await send()
    await push(server)
    expect(portal.calls).toMatchObject([{ isCertified: true }])
  })

  test('that refuses an advert is not asked again until it changes, and its words are kept', async () => {
    const portal = await aPortal()
    const { send, people, page, portal: id } = await anAgencyWithPortal(server, portal)
    portal.answers.push(refusing('VAL_7', 'The price <b>is</b> odd'))
    await send()
    await push(server)
    expect(await standing(id)).toEqual([{ outcome: 'refused', fault: null, due: false }])
    expect((await people.reader.get(page)).text).toContain('VAL_7: The price &lt;b>is&lt;/b> odd')
    await people.editor.form(page, { act: 'again' })
    await push(server)
    expect(await standing(id)).toMatchObject([{ outcome: 'there' }])
  })

  test('that refuses to take off what it does not list has lost it already', async () => {
    const portal = await aPortal()
    const { send, remove, portal: id } = await anAgencyWithPortal(server, portal)
    await send()
    await push(server)
    portal.homes.clear()
    await remove()
    portal.called()
    await push(server)
    expect(portal.called()).toEqual(['removeproperty', 'getbranchpropertylist'])
    expect(await standing(id)).toMatchObject([{ outcome: 'gone', due: false }])
  })

  test('that refuses to take off what it lists is named', async () => {
    const portal = await aPortal()
    const { send, remove, portal: id } = await anAgencyWithPortal(server, portal)
    await send()
    await push(server)
    portal.answers.push(refusing('VAL_8', 'not now'))
    await remove()
    await push(server)
    expect(await standing(id)).toMatchObject([{ outcome: 'refused' }])
  })
})
