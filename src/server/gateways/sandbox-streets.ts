/**
 * An invented town. Its postcodes cannot exist: Royal Mail never uses C, I, K, M, O and V in the second half (PAF
 * Programmers' Guide). They begin like Cornwall's, and like Shetland's for a hamlet under Scottish rules.
 */
export interface SandboxStreet {
  readonly postcode: string
  readonly street: string
  readonly town: string
  readonly homes: Homes
}

type Homes =
  | {
      readonly kind: 'numbers'
      readonly from: number
      readonly to: number
      readonly step: 1 | 2
      readonly lettered?: readonly number[]
    }
  | {
      readonly kind: 'flats'
      readonly building: string
      readonly number?: string
      readonly unit: 'Flat' | 'Apartment'
      readonly count: number
      readonly letters?: true
    }
  | { readonly kind: 'floors'; readonly numbers: readonly number[] }
  | { readonly kind: 'names'; readonly names: readonly string[] }

const TOWN = 'Tolmarrick'
const SCOTTISH_HAMLET = 'Skerravoe'

const odd = (from: number, to: number, lettered?: readonly number[]): Homes =>
  lettered ? { kind: 'numbers', from, to, step: 2, lettered } : { kind: 'numbers', from, to, step: 2 }
const all = (from: number, to: number): Homes => ({ kind: 'numbers', from, to, step: 1 })
const flats = (building: string, count: number, number?: string): Homes =>
  number === undefined
    ? { kind: 'flats', building, unit: 'Flat', count }
    : { kind: 'flats', building, unit: 'Flat', count, number }
const apartments = (building: string, count: number, number: string): Homes => ({
  kind: 'flats',
  building,
  unit: 'Apartment',
  count,
  number,
})
const names = (...list: readonly string[]): Homes => ({ kind: 'names', names: list })

const TABLE: readonly (readonly [postcode: string, street: string, homes: Homes])[] = [
  ['TR40 1CC', 'Quay Street', odd(1, 23, [11])],
  ['TR40 1CI', 'Quay Street', odd(2, 24)],
  ['TR40 1CK', 'Quay Street', flats('Harbour Court', 12, '30')],
  ['TR40 1CM', 'Market Place', all(1, 14)],
  ['TR40 1CO', 'Market Place', { kind: 'floors', numbers: [15, 16, 17, 18] }],
  ['TR40 1CV', 'Fore Street', odd(1, 39, [17])],
  ['TR40 1IC', 'Fore Street', odd(2, 40, [12, 20])],
  ['TR40 1II', 'Fore Street', { kind: 'floors', numbers: [41, 43, 45, 47, 49] }],
  ['TR40 1IK', "St Breward's Road", odd(1, 31)],
  ['TR40 1IM', "St Breward's Road", odd(2, 32)],
  ['TR40 1IO', "St Breward's Road", flats('Rosemundy House', 6)],
  ['TR40 1IV', 'Chapel Terrace', all(1, 18)],
  ['TR40 1KC', 'Net Loft Lane', names('Crab Cottage', 'Gull Cottage', 'Limpet Cottage', 'The Net Loft', 'Old Sail Store', 'Pilchard House', 'Samphire', 'The Cooperage', 'Tide Cottage', 'Wreckers')],
  ['TR40 1KI', 'Tower Way', flats('Tolmarrick Tower', 120)],
  ['TR40 1KK', 'Tower Way', flats('Beacon House', 24, '2')],
  ['TR40 1KM', 'Station Road', odd(1, 27)],
  ['TR40 1KO', 'Station Road', odd(2, 28, [8])],
  ['TR40 1KV', 'Station Road', apartments('The Old Goods Shed', 9, '40')],
  ['TR40 2MC', 'Mill Lane', all(1, 11)],
  ['TR40 2MI', 'Mill Lane', names('Mill House')],
  ['TR40 2MK', 'Wheal Patience Close', all(1, 15)],
  ['TR40 2MM', 'Wheal Patience Close', all(16, 29)],
  ['TR40 2MO', 'Engine House Road', odd(1, 21)],
  ['TR40 2MV', 'Engine House Road', odd(2, 22)],
  ['TR40 2OC', 'Assay Drive', all(1, 12)],
  ['TR40 2OI', 'Assay Drive', { kind: 'flats', building: 'Copper Court', unit: 'Flat', count: 6, letters: true }],
  ['TR40 2OK', 'Count House Lane', all(1, 9)],
  ['TR40 2OM', 'Adit Gardens', all(1, 16)],
  ['TR40 2OO', 'Stamps Hill', odd(1, 19)],
  ['TR40 2OV', 'Stamps Hill', odd(2, 18)],
  ['TR40 3VC', 'Lanvorrow', names('Lanvorrow Farm', 'Lanvorrow Barn', 'The Granary', 'Lower Lanvorrow Farm', 'Shepherds Cottage')],
  ['TR40 3VI', 'Tregolloway', names('Tregolloway Farm', 'Tregolloway Farmhouse', 'Tregolloway Mill')],
  ['TR40 3VK', 'Penhalvan Moor', names('Higher Penhalvan Farm', 'Little Penhalvan', 'Moor View', 'Peat Cottage')],
  ['TR40 3VM', 'Church Town', names('The Old Rectory', 'Church Cottage', 'Sextons', 'The Old School House', 'Glebe House', 'Lych Gate Cottage')],
  ['TR40 3VO', 'Carn Road', all(1, 10)],
  ['TR40 3VV', 'Carn Road', names('Carn Brea View', 'Fairhaven', 'Hillcrest', 'Lowenna', 'Seaspray', 'Windrush')],
  ['TR40 4CC', 'Cliff Parade', all(1, 20)],
  ['TR40 4CI', 'Cliff Parade', apartments('The Grand', 32, '21')],
  ['TR40 4CK', 'Cliff Parade', { kind: 'floors', numbers: [22, 23, 24] }],
  ['TR40 4CM', 'Lighthouse Road', odd(1, 15)],
  ['TR40 4CO', 'Lighthouse Road', names("Keeper's Cottage", 'Lantern House', 'Foghorn', 'Trinity')],
  ['TR40 4CV', 'Coastguard Row', all(1, 8)],
] // biome-ignore format: a table

const SCOTTISH_TABLE: typeof TABLE = [
  ['ZE40 1CK', 'Haaf Road', all(1, 6)],
  ['ZE40 1CM', 'Voar Brae', names('Nort House', 'Da Haaf', 'Lambhoga', 'Sooth Croft')],
]

export const SANDBOX_STREETS: readonly SandboxStreet[] = [
  ...TABLE.map(([postcode, street, homes]) => ({ postcode, street, homes, town: TOWN })),
  ...SCOTTISH_TABLE.map(([postcode, street, homes]) => ({ postcode, street, homes, town: SCOTTISH_HAMLET })),
]
