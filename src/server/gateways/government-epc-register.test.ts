import { afterEach, describe, expect, it } from 'vitest'
import { type EpcStandInSettings, startEpcRegister } from '../../../tests/support/epc-stand-in.ts'
import { type StandIn, startStandIn } from '../../../tests/support/stand-in-server.ts'
import type { CertificateSummary, EpcRegister } from './epc-register.ts'
import { governmentEpcRegister } from './government-epc-register.ts'

const TOKEN = 'a bearer token'
const NUMBER = '1111-2222-3333-4444-5555'
const ROW = {
  certificateNumber: NUMBER,
  addressLine1: 'Flat 2',
  addressLine2: '17 High Street',
  addressLine3: null,
  addressLine4: null,
  postcode: 'ZZ1 1AA',
  postTown: 'WEXCOMBE',
  council: 'Wexcombe',
  constituency: 'Wexcombe North',
  currentEnergyEfficiencyBand: 'D',
  registrationDate: '2021-08-11',
  uprn: 10_094_703_381,
  schemaType: 'RdSAP-Schema-20.0.0',
}
const SUMMARY: CertificateSummary = {
  certificateNumber: NUMBER,
  address: 'Flat 2, 17 High Street, WEXCOMBE',
  postcode: 'ZZ1 1AA',
  uprn: '10094703381',
  registeredOn: '2021-08-11',
}

const standIns: StandIn[] = []
afterEach(async () => {
  await Promise.all(standIns.splice(0).map((standIn) => standIn.close()))
})

async function register(settings: Partial<EpcStandInSettings>): Promise<EpcRegister> {
  const standIn = await startEpcRegister({ bearerToken: TOKEN, rows: [], ...settings })
  standIns.push(standIn)
  return governmentEpcRegister({ bearerToken: TOKEN, baseUrl: standIn.origin })
}

async function answering(body: unknown): Promise<EpcRegister> {
  const standIn = await startStandIn((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  standIns.push(standIn)
  return governmentEpcRegister({ bearerToken: TOKEN, baseUrl: standIn.origin })
}

describe('a search', () => {
  it('finds the certificates of a postcode', async () => {
    const { searchByPostcode } = await register({ rows: [ROW] })
    expect(await searchByPostcode('ZZ1 1AA')).toEqual([SUMMARY])
  })

  it('finds the certificates of a UPRN, which it asks for with twelve digits', async () => {
    const { searchByUprn } = await register({ rows: [ROW, { ...ROW, uprn: 7 }] })
    expect(await searchByUprn('7')).toEqual([{ ...SUMMARY, uprn: '7' }])
    expect(standIns.at(-1)?.asked[0]).toContain('uprn=000000000007')
  })

  it('finds none where the register answers 404', async () => {
    const { searchByPostcode, searchByUprn } = await register({ rows: [ROW] })
    expect(await searchByPostcode('ZZ1 1AB')).toEqual([])
    expect(await searchByUprn('1')).toEqual([])
  })

  it.each([999, 1000, 1001, 2500])('finds all of %i certificates, page by page', async (count) => {
    const numbers = Array.from(
      { length: count },
      (_, index) => `${String(index).padStart(4, '0')}-2222-3333-4444-5555`,
    )
    const { searchByPostcode } = await register({
      rows: numbers.map((certificateNumber) => ({ ...ROW, certificateNumber })),
    })
    const found = await searchByPostcode('ZZ1 1AA')
    expect(found.map(({ certificateNumber }) => certificateNumber)).toEqual(numbers)
    expect(standIns.at(-1)?.asked).toHaveLength(Math.ceil(count / 1000))
  })

  it.each([
    ['a next page that is this page', 1],
    ['a next page that is no number', '2'],
    ['a next page without end', 1e9],
  ])('is not led in circles by %s', async (_name, nextPage) => {
    const { searchByPostcode } = await answering({ data: [ROW], pagination: { nextPage } })
    expect(await searchByPostcode('ZZ1 1AA')).toHaveLength(1)
    expect(standIns.at(-1)?.asked).toHaveLength(1)
  })

  it('does without pagination', async () => {
    const { searchByPostcode } = await answering({ data: [ROW] })
    expect(await searchByPostcode('ZZ1 1AA')).toEqual([SUMMARY])
  })

  it.each([
    ['a moment for a day', { registrationDate: '2021-08-11T00:00:00.000+00:00' }, {}],
    ['a plus sign in the postcode', { postcode: 'ZZ1+1AA' }, {}],
    ['no UPRN', { uprn: null }, { uprn: null }],
    ['a UPRN as text', { uprn: '010094703381' }, {}],
    ['a UPRN that is none', { uprn: 'RRN-1' }, { uprn: null }],
    ['no town', { postTown: null }, { address: 'Flat 2, 17 High Street' }],
  ])('reads %s', async (_name, given, expected) => {
    const { searchByPostcode } = await answering({ data: [{ ...ROW, ...given }] })
    expect(await searchByPostcode('ZZ1 1AA')).toEqual([{ ...SUMMARY, ...expected }])
  })

  it.each([
    ['no number', { certificateNumber: null }],
    ['a number of another form', { certificateNumber: '1111-2222' }],
    ['a number that would lead elsewhere', { certificateNumber: '1111-2222-3333-4444-5555&x=1' }],
    ['no postcode', { postcode: null }],
    ['no day', { registrationDate: null }],
    ['a day that is none', { registrationDate: '2021-02-30' }],
    ['a line that is a number', { addressLine1: 7 }],
    ['a line of 301 characters', { addressLine3: 'x'.repeat(301) }],
    ['no address', { addressLine1: null, addressLine2: null, postTown: null }],
  ])('leaves out a certificate with %s', async (_name, given) => {
    const { searchByPostcode } = await answering({ data: [{ ...ROW, ...given }, ROW] })
    expect(await searchByPostcode('ZZ1 1AA')).toEqual([SUMMARY])
  })

  it('gives a wrong token as refused', async () => {
    const { searchByPostcode } = await register({ bearerToken: 'another', rows: [ROW] })
    await expect(searchByPostcode('ZZ1 1AA')).rejects.toMatchObject({ message: 'EPC register: refused' })
  })
})

describe('a certificate', () => {
  it.each([
    ['a home', { energy_rating_current: 64, energy_rating_potential: 81 }, { current: 64, potential: 81 }],
    [
      'scores above 100',
      { energy_rating_current: 104, energy_rating_potential: 118 },
      { current: 104, potential: 118 },
    ],
    [
      'scores as text',
      { energy_rating_current: '1', energy_rating_potential: '92' },
      { current: 1, potential: 92 },
    ],
    [
      'its heating and walls',
      {
        energy_rating_current: 64,
        energy_rating_potential: 81,
        main_heating: [{ description: { value: 'Boiler and radiators, mains gas', language: '1' } }],
        walls: [{ description: { value: 'Solid brick, as built, no insulation (assumed)', language: '1' } }],
      },
      { current: 64, potential: 81, home: { heating: 'gas-central', construction: 'brick' } },
    ],
    ['no current score', { energy_rating_potential: 81 }, null],
    ['no potential score', { energy_rating_current: 64, energy_rating_potential: null }, null],
    ['a score of zero, which is none', { energy_rating_current: 0, energy_rating_potential: 81 }, null],
    ['a shop', { asset_rating: 80 }, null],
  ])('reads the scores of %s', async (_name, certificate, expected) => {
    const { ratingsOf } = await register({ certificates: { [NUMBER]: certificate } })
    expect(await ratingsOf(NUMBER)).toEqual(expected && { home: {}, ...expected })
  })

  it('is null where the register has none of that number', async () => {
    const { ratingsOf } = await register({})
    expect(await ratingsOf(NUMBER)).toBeNull()
  })

  it.each([-1, 1.5, 1000, 'D', '', true, [64], {}])('is garbage with a score of %j', async (score) => {
    const { ratingsOf } = await answering({
      data: { energy_rating_current: score, energy_rating_potential: 81 },
    })
    await expect(ratingsOf(NUMBER)).rejects.toMatchObject({ reason: 'garbage' })
  })
})
