import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXISTS } from '../../../../tests/support/calls.ts'
import { liveAddresses } from '../../../../tests/support/live-addresses.ts'
import { anOwner, published } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { sandboxTown } from '../../gateways/sandbox-town.ts'
import { keysOfFound, keysOfTyped } from './home-keys.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const town = sandboxTown().map(({ address }) => address)
const inPostcode = (wanted: string) => town.filter(({ postcode }) => postcode === wanted)

type Server = Awaited<ReturnType<typeof aServer>>
let server: Server
let live: ReturnType<typeof liveAddresses>
beforeAll(async () => {
  server = await aServer()
  live = liveAddresses(server.database)
})

const exists = (fields: object, cookie?: string, on = server) =>
  on.app.inject({
    method: 'POST',
    url: EXISTS,
    payload: { country: 235, uuid: randomUUID(), ...fields },
    headers: cookie === undefined ? {} : { cookie },
  })
const listing = async (fields: object, cookie?: string) =>
  (await exists(fields, cookie)).json().result.listingExists.listing
const lookUp = (postcode: string) =>
  server.app.inject({ method: 'POST', url: '/address.json', payload: { postcode } })

const orphan = (doorNumber: string, buildingName: string, streetName: string, propertyPostcode: string) => ({
  type: 'ORPHAN',
  doorNumber,
  buildingName,
  streetName,
  townName: 'Tolmarrick',
  propertyPostcode,
})
const recognised = (udprn: string, propertyPostcode?: string) => ({
  type: 'RECOGNISED',
  propertyAddress: udprn,
  ...(propertyPostcode === undefined ? {} : { propertyPostcode }),
})

test('an address that nobody advertises, and one that somebody does, in the form of the contract', async () => {
  const free = await exists(recognised('99000099', 'TR40 1CC'))
  expect(free.statusCode).toBe(200)
  expect(free.json()).toEqual({
    success: true,
    error_message: '',
    result: { listingExists: { listing: null } },
  })
  await live.claim(['udprn 99000099'], randomUUID(), NOON)
  const taken = await exists(recognised('99000099', 'TR40 1CC'))
  expect(taken.json()).toEqual({
    success: true,
    error_message: '',
    result: { listingExists: { listing: true } },
  })
  expect(taken.rawPayload.length).toBe(free.rawPayload.length)
  const headersOf = ({ headers }: typeof free) =>
    Object.keys(headers)
      .filter((name) => name !== 'x-request-id')
      .toSorted()
  expect(headersOf(taken)).toEqual(headersOf(free))
})

test('an address may be named as the list names it', async () => {
  await live.claim(['udprn 99000098'], randomUUID(), NOON)
  expect(await listing({ type: 'RECOGNISED', udprn: '99000098', postcode: 'TR40 1CC' })).toBe(true)
  expect((await exists({ type: 'RECOGNISED', udprn: 7 })).statusCode).toBe(400)
})

test.each([
  ['?', '', '!'],
  ['?', '', 'Quay Street'],
  ['12', '', '!'],
  ['', '—', 'Quay Street'],
  ['_', '~', 'Quay Street'],
])('an address without a letter or a digit in a part is none: %j, %j, %j', async (door, building, street) => {
  const refused = await exists(orphan(door, building, street, 'TR40 1CK'))
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ success: false })
})

describe('one home by its udprn and by hand', () => {
  test('advertised by udprn, it is recognised however it is typed', async () => {
    const flat = town.find((one) => one.buildingname === 'Harbour Court' && one.subbuildingname === 'Flat 3')
    if (!flat) throw new Error('no such flat')
    await live.claim(keysOfFound(flat.udprn, inPostcode(flat.postcode)), randomUUID(), NOON)
    for (const spelling of [
      orphan('Flat 3', 'Harbour Court', 'Quay Street', 'tr401ck'),
      orphan('FLAT 3', 'HARBOUR CT', 'QUAY ST.', 'TR40 1CK'),
      orphan('30', 'Flat 3 Harbour Court', 'Quay Street', 'TR40 1CK'),
    ]) {
      expect(await listing(spelling)).toBe(true)
    }
    for (const other of [
      orphan('Flat 30', 'Harbour Court', 'Quay Street', 'TR40 1CK'),
      orphan('30', '', 'Quay Street', 'TR40 1CK'),
      orphan('Flat 3', 'Harbour Court', 'Quay Street', 'TR40 1CC'),
    ]) {
      expect(await listing(other)).toBeNull()
    }
  })
  test('advertised by hand, it is recognised by its udprn once the postcode was looked up', async () => {
    const [home] = inPostcode('TR40 2MI')
    if (!home) throw new Error('no such home')
    const byHand = { postcode: 'TR40 2MI', doorNumber: '', buildingName: 'mill house', streetName: 'Mill Ln' }
    await live.claim(keysOfTyped(byHand), randomUUID(), NOON)
    expect(await listing(recognised(home.udprn, 'TR40 2MI'))).toBeNull()
    await lookUp('TR40 2MI')
    expect(await listing(recognised(home.udprn, 'TR40 2MI'))).toBe(true)
    expect(await listing(recognised(home.udprn))).toBeNull()
  })
})

test('the caller’s own advert is no duplicate; with another’s uuid it is', async () => {
  const uuid = randomUUID()
  const saved = await server.app.inject({
    method: 'POST',
    url: '/create-listing/save-new',
    payload: { data: { uuid, version: 0, app_type: 'sell', blocks: {} } },
  })
  const cookie = String(saved.headers['set-cookie']).split(';')[0] ?? ''
  await live.claim(['udprn 99000100'], uuid, NOON)
  expect(await listing({ ...recognised('99000100'), uuid }, cookie)).toBeNull()
  expect(await listing({ ...recognised('99000100'), uuid })).toBe(true)
  expect(await listing({ ...recognised('99000100'), uuid }, `guest=${'b'.repeat(43)}`)).toBe(true)
  expect(await listing(recognised('99000100'), cookie)).toBe(true)
})

test('it cannot be used to go through a street: beyond the limit 429, advertised or not', async () => {
  const limited = await aServer({
    change: (deps) => ({ ...deps, homes: { ...deps.homes, limits: { perOwner: 3, perClient: 5 } } }),
  })
  const ask = (count: number, cookie: string) =>
    exists(recognised(String(99_000_000 + count)), cookie, limited)
  const statuses: number[] = []
  for (let count = 0; count < 8; count++) {
    statuses.push((await ask(count, `guest=${(count < 4 ? 'c' : 'd').repeat(43)}`)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200, 429, 429, 429])
  const refused = await ask(9, '')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
  expect(refused.json()).toEqual({
    success: false,
    error_message: expect.stringMatching(/check when you publish/),
  })
  expect(limited.logged().at(-1)).toMatchObject({ event: 'rate_limited', status: 429, route: EXISTS })
})

test('an advertised address and a free one take the same time', async () => {
  const fast = await aServer({
    change: (deps) => ({ ...deps, homes: { ...deps.homes, limits: { perOwner: 9_000, perClient: 9_000 } } }),
  })
  await liveAddresses(fast.database).claim(['udprn 1'], randomUUID(), NOON)
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  const difference = async (): Promise<number> => {
    const took: Record<'1' | '2', number[]> = { 1: [], 2: [] }
    for (let count = 0; count < 300; count++) {
      const udprn = count % 2 === 0 ? '1' : '2'
      const startedAt = performance.now()
      await exists(recognised(udprn), undefined, fast)
      took[udprn].push(performance.now() - startedAt)
    }
    return median(took[1]) - median(took[2])
  }
  const differences = [await difference()]
  // What else the machine does falls on the one as often as on the other; what the server does, always on the same one.
  while (differences.length < 5 && Math.abs(median(differences)) >= 5) differences.push(await difference())
  expect(Math.abs(median(differences))).toBeLessThan(5)
})

test('an owner is led to their own advert of the home, and nobody else learns whose it is', async () => {
  const owner = await anOwner(server)
  const advert = await published(server, owner)
  const { doorNumber, streetName, propertyPostcode, townName } = advert.answers
  const home = { type: 'ORPHAN', country: 235, doorNumber, streetName, propertyPostcode, townName }
  const ask = async ({ browser }: typeof owner, uuid: string = randomUUID()) =>
    (await browser.post(EXISTS, { ...home, uuid })).body['result']
  const own = { uuid: advert.uuid, app_type: 'sell' }
  expect(await ask(owner)).toEqual({ listingExists: { listing: true }, own })
  expect(await ask(owner, advert.uuid)).toEqual({ listingExists: { listing: null } })
  expect(await ask(await anOwner(server))).toEqual({ listingExists: { listing: true } })
})
