import { afterEach, describe, expect, it } from 'vitest'
import {
  type AddressStandInSettings,
  startIdealPostcodes,
  startPostcoder,
} from '../../../tests/support/address-stand-ins.ts'
import { type StandIn, startStandIn } from '../../../tests/support/stand-in-server.ts'
import type { AddressFinder, FoundAddress } from './address-finder.ts'
import { idealPostcodes } from './ideal-postcodes.ts'
import { postcoder } from './postcoder.ts'

type Row = Readonly<Record<string, unknown>>

interface Provider {
  readonly name: string
  readonly start: (settings: AddressStandInSettings) => Promise<StandIn>
  readonly finder: (settings: { apiKey: string; baseUrl: string; timeoutMs?: number }) => AddressFinder
  /** The provider's names for the fields, in the order of `Field`. */
  readonly names: Readonly<Record<Field, string>>
  readonly answerOf: (rows: readonly Row[]) => unknown
}

type Field =
  | 'sub' | 'building' | 'number' | 'dependentStreet' | 'street'
  | 'doubleDependent' | 'dependent' | 'town' | 'organisation' // biome-ignore format: a table

const limits = (timeoutMs = 3000) => ({ timeoutMs, maxBytes: 1_000_000 })
const POSTCODER: Provider = {
  name: 'Postcoder',
  start: startPostcoder,
  finder: ({ timeoutMs, ...settings }) => postcoder({ ...settings, limits: limits(timeoutMs) }),
  names: {
    sub: 'subbuildingname', building: 'buildingname', number: 'number', dependentStreet: 'dependentstreet',
    street: 'street', doubleDependent: 'doubledependentlocality', dependent: 'dependentlocality', town: 'posttown',
    organisation: 'organisation',
  }, // biome-ignore format: a table
  answerOf: (rows) => rows,
}
const IDEAL_POSTCODES: Provider = {
  name: 'Ideal Postcodes',
  start: startIdealPostcodes,
  finder: ({ timeoutMs, ...settings }) => idealPostcodes({ ...settings, limits: limits(timeoutMs) }),
  names: {
    sub: 'sub_building_name', building: 'building_name', number: 'building_number',
    dependentStreet: 'dependant_thoroughfare', street: 'thoroughfare', doubleDependent: 'double_dependant_locality',
    dependent: 'dependant_locality', town: 'post_town', organisation: 'organisation_name',
  }, // biome-ignore format: a table
  answerOf: (result) => ({ code: 2000, message: 'Success', result }),
}
const KEY = 'PCW/45 k?y'

const standIns: StandIn[] = []
afterEach(async () => {
  await Promise.all(standIns.splice(0).map((standIn) => standIn.close()))
})

async function find(
  provider: Provider,
  rows: readonly Row[],
  settings: Partial<AddressStandInSettings> = {},
): Promise<readonly FoundAddress[]> {
  const standIn = await provider.start({ apiKey: KEY, rows, ...settings })
  standIns.push(standIn)
  return provider.finder({ apiKey: KEY, baseUrl: standIn.origin }).findAddresses('ZZ1 1AA')
}

describe.each([POSTCODER, IDEAL_POSTCODES])('$name', (provider) => {
  const row = (fields: Partial<Record<Field, unknown>>, more: Row = {}): Row => ({
    udprn: '12345678',
    postcode: 'ZZ1 1AA',
    [provider.names.town]: 'Wexcombe',
    ...Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [provider.names[field as Field], value]),
    ),
    ...more,
  })
  const twelve = { number: '12', street: 'High Street' }

  const mapped: readonly (readonly [string, Row, Partial<FoundAddress>])[] = [
    ['a house', row(twelve), { number: '12', street: 'High Street', summaryline: '12 High Street, Wexcombe' }],
    [
      'a flat in a named building',
      row({ sub: 'Flat 3', building: 'Mill House', ...twelve }),
      { subbuildingname: 'Flat 3', summaryline: 'Flat 3, Mill House, 12 High Street, Wexcombe' },
    ],
    [
      'a named house in a village',
      row({ building: 'Rose Cottage', street: 'Mill Lane', doubleDependent: 'Nether End', dependent: 'Upton' }),
      { buildingname: 'Rose Cottage', number: '', summaryline: 'Rose Cottage, Mill Lane, Nether End, Upton, Wexcombe' },
    ],
    ['a dependent street before its street', row({ ...twelve, dependentStreet: 'The Parade' }), { street: 'The Parade, High Street' }],
    ['a farm without a street', row({ building: 'Hill Farm' }), { street: '', summaryline: 'Hill Farm, Wexcombe' }],
    ['an organisation', row({ ...twelve, organisation: 'Acme Ltd' }), { summaryline: 'Acme Ltd, 12 High Street, Wexcombe' }],
    ['a postcode without its space', row(twelve, { postcode: 'zz11aa' }), { postcode: 'ZZ1 1AA' }],
    ['a UDPRN as a number', row(twelve, { udprn: 1234567 }), { udprn: '1234567' }],
    ['a UDPRN with leading zeros', row(twelve, { udprn: '00123456' }), { udprn: '123456' }],
    ['a UPRN', row(twelve, { uprn: '100012345678' }), { uprn: '100012345678' }],
    ['a UPRN as a number', row(twelve, { uprn: 100_012_345_678 }), { uprn: '100012345678' }],
    ['no UPRN', row(twelve, { uprn: '' }), { uprn: null }],
    ['a UPRN that is none', row(twelve, { uprn: 'none' }), { uprn: null }],
    ['a UPRN that is too long', row(twelve, { uprn: '1234567890123' }), { uprn: null }],
    ['null where a part has no value', row({ ...twelve, building: null }), { buildingname: '' }],
    ['control characters', row({ ...twelve, building: ' Mill\u0000House ' }), { buildingname: 'Mill House' }],
  ] // biome-ignore format: a table
  it.each(mapped)('reads %s', async (_name, given, expected) => {
    const [address, ...rest] = await find(provider, [given])
    expect(address).toMatchObject(expected)
    expect(rest).toEqual([])
  })

  const unusable: readonly (readonly [string, Row])[] = [
    ['no UDPRN', row(twelve, { udprn: undefined })],
    ['an empty UDPRN', row(twelve, { udprn: '' })],
    ['a UDPRN with letters', row(twelve, { udprn: '1234x678' })],
    ['a UDPRN of nine digits', row(twelve, { udprn: '123456789' })],
    ['a UDPRN of zero', row(twelve, { udprn: 0 })],
    ['a negative UDPRN', row(twelve, { udprn: -12 })],
    ['a UDPRN that is a fraction', row(twelve, { udprn: 1.5 })],
    ['a UDPRN in a list', row(twelve, { udprn: ['12345678'] })],
    ['a street that is a number', row({ ...twelve, street: 7 })],
    ['a street that is an object', row({ ...twelve, street: { name: 'High Street' } })],
    ['a building of 301 characters', row({ ...twelve, building: 'x'.repeat(301) })],
    ['another postcode', row(twelve, { postcode: 'ZZ1 1AB' })],
    ['no postcode', row(twelve, { postcode: null })],
    ['a postcode that is none', row(twelve, { postcode: '12345' })],
    ['nothing but a street', row({ street: 'High Street' })],
  ]
  it.each(unusable)('leaves out an address with %s', async (_name, given) => {
    const found = await find(provider, [given, row(twelve)])
    expect(found.map(({ number }) => number)).toEqual(['12'])
  })

  it('finds nothing for a postcode without addresses', async () => {
    expect(await find(provider, [])).toEqual([])
  })

  const many = (count: number): readonly Row[] =>
    Array.from({ length: count }, (_, index) =>
      row({ ...twelve, number: String(index + 1) }, { udprn: 1000 + index }),
    )
  it.each([1, 99, 100, 101, 200, 250])(
    'finds all %i addresses of a postcode, in their order',
    async (count) => {
      const found = await find(provider, many(count))
      expect(found.map(({ number }) => Number(number))).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      )
      expect(standIns.at(-1)?.asked).toHaveLength(Math.ceil(count / 100))
    },
  )

  it('stops after ten pages of a provider that has always more', async () => {
    const found = await find(provider, many(2000))
    expect(found).toHaveLength(1000)
  })

  it('lets all pages together take no longer than one', async () => {
    let page = 0
    const standIn = await startStandIn((_request, response) => {
      page += 1
      const rows = many(100).map((given) => ({ ...given, morevalues: true }))
      const answer = provider.answerOf(rows)
      const whole = Array.isArray(answer) ? answer : { ...(answer as object), total: 1000 }
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(whole))
      }, 100)
    })
    standIns.push(standIn)
    const finder = provider.finder({ apiKey: KEY, baseUrl: standIn.origin, timeoutMs: 350 })
    await expect(finder.findAddresses('ZZ1 1AA')).rejects.toMatchObject({ reason: 'slow' })
    expect(page).toBeLessThan(5)
  })

  it.each([
    ['a wrong key', { apiKey: 'another' }, 'refused'],
    ['an account without credit', { account: 'no-credit' }, 'no-credit'],
    ['a limit that is reached', { account: 'limit-reached' }, 'busy'],
  ] as const)('gives %s its reason', async (_name, settings, reason) => {
    await expect(find(provider, [row(twelve)], settings)).rejects.toMatchObject({
      reason,
      message: `${provider.name}: ${reason}`,
    })
  })

  it('answers garbage where one row is no object', async () => {
    const standIn = await startStandIn((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(provider.answerOf([row(twelve), 'x' as unknown as Row])))
    })
    standIns.push(standIn)
    const finder = provider.finder({ apiKey: KEY, baseUrl: standIn.origin })
    await expect(finder.findAddresses('ZZ1 1AA')).rejects.toMatchObject({ reason: 'garbage' })
  })
})

describe('what is asked', () => {
  it('asks Postcoder for UDPRNs of the postcode only', async () => {
    await find(POSTCODER, [])
    const [path = ''] = standIns.at(-1)?.asked ?? []
    expect(path).toBe(
      '/pcw/PCW%2F45%20k%3Fy/address/uk/ZZ1%201AA?format=json&addtags=udprn&postcodeonly=true&page=0',
    )
  })

  it('asks Ideal Postcodes without the key in the address', async () => {
    await find(IDEAL_POSTCODES, [])
    expect(standIns.at(-1)?.asked).toEqual(['/v1/postcodes/ZZ1%201AA'])
  })

  it('leaves out the homes behind one letter box, which have no UDPRN of their own', async () => {
    const row = { udprn: 12345678, postcode: 'ZZ1 1AA', building_number: '12', thoroughfare: 'High Street' }
    const found = await find(IDEAL_POSTCODES, [
      { ...row, umprn: '' },
      { ...row, umprn: 50906066 },
    ])
    expect(found).toHaveLength(1)
  })

  it('takes a 404 of Ideal Postcodes that is no unknown postcode for broken', async () => {
    const standIn = await startStandIn((_request, response) => {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":4044}')
    })
    standIns.push(standIn)
    const finder = idealPostcodes({ apiKey: KEY, baseUrl: standIn.origin })
    await expect(finder.findAddresses('ZZ1 1AA')).rejects.toMatchObject({ reason: 'broken' })
  })
})
