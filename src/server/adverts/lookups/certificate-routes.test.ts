import { describe, expect, test } from 'vitest'
import { lookupLimits } from '../../../../tests/support/budgets.ts'
import { ADDRESS, EPC } from '../../../../tests/support/calls.ts'
import { aCertificate, aServerWith } from '../../../../tests/support/lookups.ts'
import { aServer } from '../../../../tests/support/server.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('POST /epc-data.json', () => {
  const found = {
    success: true,
    error_message: '',
    status: 1,
    result: [{ CURRENT_ENERGY_EFFICIENCY: 64, POTENTIAL_ENERGY_EFFICIENCY: 81 }],
  }
  const nothing = { success: true, error_message: '', status: 0, result: [] }
  test('by street and number, as a form and as JSON; the second time nobody is asked', async () => {
    const server = await aServerWith()
    const form = 'postcode=yo17aa&street_name=Mill+Lane&building_number=12'
    expect((await server.post(EPC, form, FORM)).json()).toEqual(found)
    const json = { postcode: 'YO1 7AA', street_name: 'Mill Lane', building_number: '12' }
    expect((await server.post(EPC, json)).json()).toEqual(found)
    expect(server.asked).toEqual(['certificates YO1 7AA', 'ratings 1111-2222-3333-4444-5555'])
    expect((await server.post(EPC, { ...json, building_number: '1' })).json()).toEqual(nothing)
  })
  test('by udprn: the address is read from the list, which is looked up where it is not there', async () => {
    const server = await aServerWith()
    const body = { postcode: 'YO1 7AA', udprn: '12345678', street_name: 'Elm Row', building_number: '99' }
    expect((await server.post(EPC, body)).json()).toEqual(found)
    expect((await server.post(EPC, body)).json()).toEqual(found)
    expect(server.asked).toEqual([
      'addresses YO1 7AA',
      'certificates YO1 7AA',
      'ratings 1111-2222-3333-4444-5555',
    ])
  })
  test('by UPRN where the postcode has no certificate of the home', async () => {
    const server = await aServerWith({ certificates: [], ofUprn: [aCertificate({ postcode: 'YO1 9ZZ' })] })
    expect((await server.post(EPC, { postcode: 'YO1 7AA', udprn: '12345678' })).json()).toEqual(found)
    expect(server.asked[2]).toBe('certificates of 100012345678')
  })
  test.each([
    ['no certificate', { certificates: [] }],
    ['a certificate that is another home’s', { certificates: [aCertificate({ address: '11 MILL LANE' })] }],
    ['a certificate without ratings', { ratings: null }],
    ['an address that the list does not have', { addresses: [] }],
  ])('%s: status 0', async (_name, world) => {
    const server = await aServerWith(world)
    expect((await server.post(EPC, { postcode: 'YO1 7AA', udprn: '12345678' })).json()).toEqual(nothing)
  })
  test('by a udprn that is not in the list: status 0, whatever the street and the number, and no certificate is asked for', async () => {
    const server = await aServerWith()
    const body = { postcode: 'YO1 7AA', udprn: '87654321', street_name: 'Mill Lane', building_number: '12' }
    expect((await server.post(EPC, body)).json()).toEqual(nothing)
    expect(server.asked).toEqual(['addresses YO1 7AA'])
  })
  test('scores are told as they are, from 1 to over 100', async () => {
    for (const ratings of [
      { current: 1, potential: 38 },
      { current: 104, potential: 112 },
    ]) {
      const server = await aServerWith({ ratings })
      const { result } = (await server.post(EPC, { postcode: 'YO1 7AA', udprn: '12345678' })).json()
      expect(result).toEqual([
        { CURRENT_ENERGY_EFFICIENCY: ratings.current, POTENTIAL_ENERGY_EFFICIENCY: ratings.potential },
      ])
    }
  })
  test('what else the certificate tells is answered to whoever asks for it', async () => {
    const home = { heating: 'oil', construction: 'stone' } as const
    const server = await aServerWith({ ratings: { current: 64, potential: 81, home } })
    const body = { postcode: 'YO1 7AA', udprn: '12345678' }
    expect((await server.post(EPC, { ...body, with_home: '1' })).json()).toEqual({ ...found, home })
    expect((await server.post(EPC, body)).json()).toEqual(found)
  })
  test('what was kept before more was read tells no more', async () => {
    const server = await aServerWith()
    const body = { postcode: 'YO1 7AA', udprn: '12345678', with_home: '1' }
    expect((await server.post(EPC, body)).json()).toEqual({ ...found, home: {} })
  })
  test('in Scotland nobody is asked; where the nation is not certain, the register is', async () => {
    const server = await aServerWith()
    for (const postcode of ['EH1 1YZ', 'ZE1 0AA', 'g128aa']) {
      expect((await server.post(EPC, { postcode, udprn: '12345678' })).json()).toEqual(nothing)
    }
    expect(server.asked).toEqual([])
    await server.post(EPC, { postcode: 'TD15 1AA', street_name: 'Quay Walls', building_number: '1' })
    expect(server.asked).toEqual(['certificates TD15 1AA'])
  })
})

describe('the sandbox', () => {
  test('tells its town, whose every home is found by the calls as it says', async () => {
    const server = await aServer({
      change: (deps) => {
        const plenty = lookupLimits({ perOwner: 9_000, perClient: 9_000, overall: 90_000 })
        return { ...deps, lookups: { ...deps.lookups, limits: { addresses: plenty, certificates: plenty } } }
      },
    })
    const town = (await server.app.inject({ url: '/sandbox/addresses.json' })).json<
      Record<string, string>[]
    >()
    expect(town.length).toBeGreaterThanOrEqual(500)
    expect(new Set(town.map((home) => Object.keys(home).toSorted().join()))).toEqual(
      new Set(['hasEpc,postcode,summaryline,udprn']),
    )
    expect(new Set(town.map(({ hasEpc }) => hasEpc))).toEqual(new Set([true, false]))
    expect(town.some(({ postcode, hasEpc }) => postcode?.startsWith('ZE') && hasEpc)).toBe(false)
    const home = (wanted: boolean) => town.filter(({ hasEpc }) => Boolean(hasEpc) === wanted)
    for (const [wanted, status] of [
      [true, 1],
      [false, 0],
    ] as const) {
      for (const { postcode, udprn } of home(wanted).filter((_, index) => index % 20 === 0)) {
        const payload = { postcode, udprn }
        const answer = await server.app.inject({ method: 'POST', url: EPC, payload })
        expect(answer.json()).toMatchObject({ status })
        const list = await server.app.inject({ method: 'POST', url: ADDRESS, payload: { postcode } })
        expect(list.body).toContain(`"uniquedeliverypointreferencenumber":"${udprn}"`)
      }
    }
  })
  test('is not there where a provider finds the addresses', async () => {
    const server = await aServer({
      change: (deps) => ({ ...deps, sandbox: { ...deps.sandbox, town: null } }),
    })
    expect((await server.app.inject({ url: '/sandbox/addresses.json' })).statusCode).toBe(404)
    expect(
      (await server.app.inject({ method: 'POST', url: ADDRESS, payload: { postcode: 'x' } })).statusCode,
    ).toBe(400)
  })
})
