import type { FoundAddress } from './address-finder.ts'
import type { CertifiedHome } from './certificate-words.ts'
import type { CertificateSummary, Ratings } from './epc-register.ts'
import { SANDBOX_STREETS, type SandboxStreet } from './sandbox-streets.ts'

export interface SandboxCertificate extends CertificateSummary {
  readonly ratings: Ratings
}
export interface SandboxHome {
  readonly address: FoundAddress
  readonly certificates: readonly SandboxCertificate[]
}

type Parts = Pick<FoundAddress, 'subbuildingname' | 'buildingname' | 'number'>
const part = (found: Partial<Parts>): Parts => ({
  subbuildingname: '',
  buildingname: '',
  number: '',
  ...found,
})

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

function homesIn({ homes }: SandboxStreet): Parts[] {
  switch (homes.kind) {
    case 'numbers':
      return range(homes.from, homes.to, homes.step).flatMap((number) => [
        part({ number: String(number) }),
        ...(homes.lettered?.includes(number) ? [part({ number: `${number}A` })] : []),
      ])
    case 'flats':
      return range(1, homes.count).map((count) =>
        part({
          subbuildingname: `${homes.unit} ${homes.letters ? String.fromCharCode(64 + count) : count}`,
          buildingname: homes.building,
          number: homes.number ?? '',
        }),
      )
    case 'floors':
      return homes.numbers.flatMap((number) =>
        ['Ground Floor Flat', 'First Floor Flat', 'Top Floor Flat'].map((subbuildingname) =>
          part({ subbuildingname, number: String(number) }),
        ),
      )
    case 'names':
      return homes.names.map((buildingname) => part({ buildingname }))
  }
}

/** Above those in use, so that none is real. */
const FIRST_UDPRN = 99_000_001
const FIRST_UPRN = 999_900_000_001

function addressOf({ street, town, postcode }: SandboxStreet, parts: Parts, index: number): FoundAddress {
  const thoroughfare = parts.number === '' ? street : `${parts.number} ${street}`
  return {
    ...parts,
    udprn: String(FIRST_UDPRN + index),
    // Every ninth has no UPRN at the finder.
    uprn: index % 9 === 8 ? null : String(FIRST_UPRN + index),
    summaryline: [parts.subbuildingname, parts.buildingname, thoroughfare, town].filter(Boolean).join(', '),
    street,
    town,
    postcode,
  }
}

function spelling(
  { subbuildingname, buildingname, number, street, town }: FoundAddress,
  way: number,
): string {
  const unit = way === 2 ? subbuildingname.replace(/^Flat|^Apartment/, 'Apt') : subbuildingname
  const thoroughfare = `${way === 3 ? number.replace(/(\d)([A-Z])$/, '$1 $2') : number} ${street}`.trim()
  const line = [unit, buildingname, thoroughfare, way % 2 === 0 ? town : ''].filter(Boolean)
  if (way === 1) return line.join(' ').replace(/\bRoad$/, 'Rd').replace(/\bStreet$/, 'St') // biome-ignore format: one thought
  return way === 0 ? line.join(', ').toUpperCase() : line.join(', ')
}

type Story = readonly (readonly [registeredOn: string, current: number, potential: number])[]
const STORIES: readonly Story[] = [
  [['2021-03-15', 64, 81]],
  [],
  [['2019-09-02', 72, 84]],
  [['2011-05-20', 41, 66], ['2022-02-11', 69, 83]],
  [['2024-07-30', 83, 94]],
  [['2012-08-06', 55, 70]],
  [['2018-11-27', 1, 38]],
  [],
  [['2025-04-08', 104, 112]],
  [['2017-06-19', 30, 58], ['2023-10-03', 30, 71], ['2024-01-22', 77, 88]],
  [['2022-12-12', 92, 98]],
  [['2020-01-09', 47, 76]],
  [['2026-02-17', 100, 100]],
] // biome-ignore format: a table

const TOLD: readonly CertifiedHome[] = [
  { heating: 'gas-central', construction: 'brick' },
  { heating: 'electric' },
  {},
]

function certificatesOf(address: FoundAddress, index: number): SandboxCertificate[] {
  const story = STORIES[index % STORIES.length] ?? []
  return story.map(([registeredOn, current, potential], count) => ({
    certificateNumber: `9900-0000-${String(index + 1).padStart(4, '0')}-${String(count + 1).padStart(4, '0')}-0000`,
    address: spelling(address, (index + count) % 4),
    postcode: address.postcode,
    // The register links only about half of them to a UPRN.
    uprn: (index + count) % 2 === 0 ? address.uprn : null,
    registeredOn,
    ratings: { current, potential, home: TOLD[index % TOLD.length] ?? {} },
  }))
}

export function sandboxTown(): readonly SandboxHome[] {
  return SANDBOX_STREETS.flatMap((street) => homesIn(street).map((parts) => ({ street, parts }))).map(
    ({ street, parts }, index) => {
      const address = addressOf(street, parts, index)
      return { address, certificates: certificatesOf(address, index) }
    },
  )
}
