import { beforeAll, expect, test } from 'vitest'
import { anOwnersAdvert, aPortalForOwners } from '../../../../tests/support/owners-portals.ts'
import { aPortal, refusing, type TestPortal } from '../../../../tests/support/portal-stand-in.ts'
import { aSendingServer, pushOf } from '../../../../tests/support/portals.ts'
import { sendText } from '../../../../tests/support/stand-in-server.ts'

const DAY_MS = 86_400_000
let server: Awaited<ReturnType<typeof aSendingServer>>
let stand: TestPortal
let portal: string
let ahead = 0
beforeAll(async () => {
  server = await aSendingServer(() => new Date(Date.now() + ahead))
  stand = await aPortal()
  portal = (await aPortalForOwners(server, stand)).portal
})

const pushNow = () => pushOf(server, portal)

test('a portal that is busy gets the advert later', async () => {
  const { listing, agree, there } = await anOwnersAdvert(server, portal)
  stand.answers.push((response) => sendText(response, 503, ''))
  await agree()
  await pushNow()
  expect(await there()).toMatchObject({ state: 'failing', at: null })
  ahead += 60_000
  await pushNow()
  expect([stand.homes.has(listing), await there()]).toMatchObject([true, { state: 'there' }])
})

test('a portal that resets the call may have the advert, and is asked to take it off', async () => {
  const { agree, stop, there } = await anOwnersAdvert(server, portal)
  stand.answers.push((response) => void response.socket?.destroy())
  await agree()
  await pushNow()
  expect(await there()).toMatchObject({ state: 'failing' })
  await stop()
  stand.called()
  await pushNow()
  expect(stand.called()).toEqual(['removeproperty', 'getbranchpropertylist'])
})

test('what a portal does not take off it is asked for again every day', async () => {
  const { listing, agree, stop, there } = await anOwnersAdvert(server, portal)
  await agree()
  await pushNow()
  await stop()
  stand.answers.push(refusing('VAL_8', 'not now'))
  await pushNow()
  expect(await there()).toMatchObject({ state: 'stuck', reasons: ['not now'] })
  stand.called()
  await pushNow()
  expect(stand.called()).toEqual([])
  ahead += DAY_MS + 1_000
  await pushNow()
  expect([stand.homes.has(listing), await there()]).toMatchObject([false, { state: 'removed' }])
})
