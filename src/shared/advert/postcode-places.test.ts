import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { countryOf } from './counties.ts'
import { countyOf, nationOf } from './postcode-places.ts'

describe('nations', () => {
  test.each([
    ['M1 1AE', 'England'],
    ['SW1A 1AA', 'England'],
    ['EC1A 1BB', 'England'],
    ['NE71 6AA', 'England'],
    ['CA10 1AA', 'England'],
    ['CH41 1AA', 'England'],
    ['HR1 2AA', 'England'],
    ['GL16 8AA', 'England'],
    ['CF10 1EP', 'Wales'],
    ['SA62 6AA', 'Wales'],
    ['LL57 1AA', 'Wales'],
    ['CH7 1AA', 'Wales'],
    ['SY23 1AA', 'Wales'],
    ['LD1 5AA', 'Wales'],
    ['NP20 1AA', 'Wales'],
    ['EH1 1YZ', 'Scotland'],
    ['G12 8AA', 'Scotland'],
    ['ZE1 0AA', 'Scotland'],
    ['DG9 7AA', 'Scotland'],
    ['TD1 1AA', 'Scotland'],
    ['HS1 2AA', 'Scotland'],
    ['BT1 5GS', 'Northern Ireland'],
  ])('%s is in %s', (postcode, nation) => {
    expect(nationOf(postcode)).toBe(nation)
  })
  // Districts on both sides of a border: Tweed, Longtown, Gretna, Saltney, Llanymynech, Hay, Knighton, Chepstow, Monmouth.
  test.each([
    'TD15 1AA',
    'TD12 4AA',
    'TD5 7AA',
    'CA6 5AA',
    'DG14 0AA',
    'DG16 5AA',
    'CH4 0AA',
    'SY10 9AA',
    'SY22 6AA',
    'SY13 1AA',
    'HR3 5AA',
    'HR5 3AA',
    'LD7 1AA',
    'LD8 2AA',
    'NP16 7AA',
    'NP25 3AA',
    'NP7 0AA',
    'LL14 5AA',
  ])('%s has none', (postcode) => {
    expect(nationOf(postcode)).toBeNull()
  })
  test.each(['GY1 1AA', 'JE2 3AA', 'IM1 1AA', 'QJ1 1AA', 'ZZ99 3AA', 'BF1 1AA', 'GX11 1AA', ''])(
    '%j is in none',
    (postcode) => {
      expect(nationOf(postcode)).toBeNull()
      expect(countyOf(postcode)).toBeNull()
    },
  )
})

describe('counties', () => {
  test.each([
    ['TR1 2AA', 'Cornwall'],
    ['PL25 3AA', 'Cornwall'],
    ['PL4 6AA', 'Devon'],
    ['TQ1 1AA', 'Devon'],
    ['W1A 1AA', 'Greater London'],
    ['SW1A 1AA', 'Greater London'],
    ['M1 1AE', 'Greater Manchester'],
    ['L1 1AA', 'Merseyside'],
    ['B1 1AA', 'West Midlands'],
    ['CT1 2AA', 'Kent'],
    ['ME4 4AA', 'Kent'],
    ['BN1 1AA', 'East Sussex'],
    ['BN11 1AA', 'West Sussex'],
    ['PO30 1AA', 'Isle of Wight'],
    ['PO1 1AA', 'Hampshire'],
    ['HU1 1AA', 'East Riding of Yorkshire'],
    ['TS1 1AA', 'North Yorkshire'],
    ['TS24 7AA', 'County Durham'],
    ['NE1 1AA', 'Tyne and Wear'],
    ['NE61 1AA', 'Northumberland'],
    ['CA28 7AA', 'Cumbria'],
    ['CF10 1EP', 'South Glamorgan'],
    ['SA1 1AA', 'West Glamorgan'],
    ['LL77 7AA', 'Gwynedd'],
    ['CH7 1AA', 'Clwyd'],
    ['SY23 1AA', 'Dyfed'],
    ['EH1 1YZ', 'Edinburgh'],
    ['ZE1 0AA', 'Shetland'],
    ['KW15 1AA', 'Orkney'],
    ['BT48 6AA', 'Londonderry'],
  ])('%s is in %s', (postcode, county) => {
    expect(countyOf(postcode)).toBe(county)
  })
  // City or Greater London, Avon's successors, both banks of the Tamar, Wear and Lagan, the Norfolk border.
  test.each([
    'EC1A 1BB',
    'E1 7AA',
    'WC2A 1AA',
    'E4 7AA',
    'BS8 1AA',
    'PL15 7AA',
    'DH3 1AA',
    'BT1 5GS',
    'NR34 9AA',
    'NR31 6AA',
    'LE15 6AA',
    'TN31 7AA',
    'IP22 4AA',
    'TD15 1AA',
    'IV1 1AA',
  ])('%s has none', (postcode) => {
    expect(countyOf(postcode)).toBeNull()
  })
})

test('every county lies in its postcode’s nation', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const areas = ['', ...letters].flatMap((first) => letters.map((second) => first + second))
  let checked = 0
  for (const area of areas) {
    for (let district = 0; district < 100; district++) {
      const county = countyOf(`${area}${district} 1AA`)
      if (county === null) continue
      checked += 1
      expect(nationOf(`${area}${district} 1AA`)).toBe(countryOf(county))
    }
  }
  expect(checked).toBeGreaterThan(1_000)
})

test('it is small enough to be fetched with the block that uses it', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'postcode-places.ts'))
  expect(brotliCompressSync(source).length).toBeLessThan(3_072)
})
