import type { CertificateSummary } from '#server/gateways/epc-register.ts'

type Given = readonly [line: string, more?: Partial<CertificateSummary>]

/** The index is of the certificate that counts; null for none. Lines are as in the pairs. */
export interface Choice {
  readonly why: string
  readonly address: string
  readonly uprn?: string
  readonly certificates: readonly Given[]
  readonly match: number | null
}

const TWELVE = '12 High Street, Wexcombe'
const on = (registeredOn: string): Partial<CertificateSummary> => ({ registeredOn })
const of = (uprn: string, registeredOn = '2020-05-01'): Partial<CertificateSummary> => ({
  uprn,
  registeredOn,
})

export const CHOICES: readonly Choice[] = [
  { why: 'the newest counts', address: '||12|High Street', certificates: [[TWELVE, on('2018-01-01')], [TWELVE, on('2023-01-01')], [TWELVE, on('2020-01-01')]], match: 1 },
  { why: 'of one day, the higher number counts', address: '||12|High Street', certificates: [[TWELVE], [TWELVE]], match: 1 },
  { why: 'the newest counts however it is spelt', address: '||12|High Street', certificates: [['12 HIGH ST', on('2023-01-01')], [TWELVE, on('2018-01-01')]], match: 0 },
  { why: 'an old one does not stand in for a newer one', address: '||12|High Street', certificates: [[TWELVE, on('2010-01-01')], [TWELVE, on('2012-01-01')]], match: null },
  { why: 'an expired one beside a valid one', address: '||12|High Street', certificates: [[TWELVE, on('2010-01-01')], [TWELVE, on('2019-01-01')]], match: 1 },
  { why: 'the neighbours are left alone', address: '||12|High Street', certificates: [['10 High Street, Wexcombe'], [TWELVE], ['14 High Street, Wexcombe'], ['112 High Street, Wexcombe']], match: 1 },
  { why: 'only neighbours', address: '||12|High Street', certificates: [['10 High Street, Wexcombe'], ['12A High Street, Wexcombe'], ['14 High Street, Wexcombe']], match: null },
  { why: 'one of many flats', address: 'Flat 2|Mill House||High Street', certificates: [['Flat 1, Mill House, High Street'], ['Flat 2, Mill House, High Street'], ['Flat 12, Mill House, High Street'], ['Flat 2, Oak House, High Street']], match: 1 },
  { why: 'the house beside its flats', address: '||17|High Street', certificates: [['Flat 1, 17 High Street'], ['17 High Street'], ['First Floor Flat, 17 High Street']], match: 1 },
  { why: 'the flat beside its house', address: 'Flat 1||17|High Street', certificates: [['17 High Street'], ['Flat 1, 17 High Street']], match: 1 },
  { why: 'more shared words win', address: '||12|High Street|Nether End', certificates: [['12 High Street, Upper End, Wexcombe', on('2024-01-01')], ['12 High Street, Nether End, Wexcombe']], match: 1 },
  { why: 'of as many shared words, fewer others win', address: '||12|High Street', certificates: [['Acme, 12 High Street, Wexcombe', on('2024-01-01')], [TWELVE]], match: 1 },
  { why: 'a tie between buildings', address: '||12|High Street', certificates: [['Oak House, 12 High Street'], ['Elm House, 12 High Street']], match: null },
  { why: 'a tie between localities', address: '||12|High Street', certificates: [['12 High Street, Upton, Wexcombe'], ['12 High Street, Norton, Wexcombe']], match: null },
  { why: 'a tie between UPRNs', address: '||12|High Street', certificates: [[TWELVE, of('1')], [TWELVE, of('2')]], match: null },
  { why: 'a tie, though one of them is expired', address: '||12|High Street', certificates: [[TWELVE, of('1', '2010-01-01')], [TWELVE, of('2')]], match: null },
  { why: 'no tie: one UPRN, spelt in two ways', address: '||12|High Street', certificates: [['Oak House, 12 High Street', of('1', '2021-01-01')], ['Elm House, 12 High Street', of('1')]], match: 0 },
  { why: 'no tie: one has a UPRN, the other none', address: '||12|High Street', certificates: [[TWELVE, of('1')], [TWELVE, on('2022-01-01')]], match: 1 },
  { why: 'the UPRN brings a newer one that is spelt otherwise', address: '||12|High Street', certificates: [[TWELVE, of('1')], ['The Old Shop, High Street', of('1', '2024-01-01')]], match: 1 },
  { why: 'a better match is expired: the worse is not taken', address: '||12|High Street', certificates: [[TWELVE, on('2010-01-01')], ['Oak House, 12 High Street, Upton']], match: null },
  { why: 'a better match of another home', address: 'Flat 2|Mill House|12|High Street', certificates: [['Flat 2, 12 High Street', of('1')], ['Flat 2, Mill House, 12 High Street', of('2')]], match: 1 },
  { why: 'another postcode', address: '||12|High Street', certificates: [[TWELVE, { postcode: 'ZZ1 1AB' }]], match: null },
  { why: 'the postcode counts before the words', address: '||12|High Street', certificates: [[TWELVE, { postcode: 'ZZ1 1AB' }], ['12 High St']], match: 1 },
  { why: 'the UPRN first', address: '||12|High Street', uprn: '7', certificates: [[TWELVE, on('2024-01-01')], ['Something Else', of('7')]], match: 1 },
  { why: 'the UPRN with leading zeros', address: '||12|High Street', uprn: '7', certificates: [['Something Else', of('000000000007')]], match: 0 },
  { why: 'the UPRN of a postcode that has changed', address: '||12|High Street', uprn: '7', certificates: [['Something Else', { uprn: '7', postcode: 'ZZ9 9ZZ' }]], match: 0 },
  { why: 'the newest of the UPRN', address: '||12|High Street', uprn: '7', certificates: [['Something Else', of('7', '2019-01-01')], [TWELVE, of('7', '2021-01-01')]], match: 1 },
  { why: 'the newest of the UPRN is expired', address: '||12|High Street', uprn: '7', certificates: [[TWELVE, of('7', '2011-01-01')], [TWELVE, on('2024-01-01')]], match: null },
  { why: 'another UPRN is another home, whatever the words', address: '||12|High Street', uprn: '7', certificates: [[TWELVE, of('8')]], match: null },
  { why: 'no UPRN on the certificate: the words', address: '||12|High Street', uprn: '7', certificates: [[TWELVE, of('8')], [TWELVE]], match: 1 },
  { why: 'no UPRN on the address: the words', address: '||12|High Street', certificates: [['10 High Street', of('8')], [TWELVE, of('9')]], match: 1 },
] // biome-ignore format: a table

export const DAYS: readonly (readonly [why: string, registeredOn: string, today: string, isValid: boolean])[] = [
  ['the day itself', '2026-11-20', '2026-11-20', true],
  ['nine years', '2017-11-20', '2026-11-20', true],
  ['its last day', '2016-11-21', '2026-11-20', true],
  ['its tenth anniversary', '2016-11-20', '2026-11-20', false],
  ['the day after', '2016-11-19', '2026-11-20', false],
  ['a leap day, its last day', '2016-02-29', '2026-02-27', true],
  ['a leap day, after its last day', '2016-02-29', '2026-02-28', false],
  ['to a leap year', '2018-03-01', '2028-02-29', true],
  ['over the end of a year', '2017-01-01', '2026-12-31', true],
  ['the first day of the year after', '2017-01-01', '2027-01-01', false],
  ['long ago', '2008-10-01', '2026-11-20', false],
] // biome-ignore format: a table

export const TYPED: readonly (readonly [why: string, number: string, street: string, line: string, isMatch: boolean])[] = [
  ['a house', '12', 'High Street', TWELVE, true],
  ['another number', '12', 'High Street', '21 High Street, Wexcombe', false],
  ['1 is not 11', '1', 'High Street', '11 High Street, Wexcombe', false],
  ['1A is 1 A', '1A', 'High Street', '1 a High Street, Wexcombe', true],
  ['a house is not its flat', '17', 'High Street', 'Flat 2, 17 High Street, Wexcombe', false],
  ['a flat and a number', 'Flat 2, 17', 'High Street', 'Flat 2, 17 High Street, Wexcombe', true],
  ['a flat and a number, without a word for it', '2/17', 'High Street', 'Flat 2, 17 High Street, Wexcombe', true],
  ['a flat is not its house', 'Flat 2, 17', 'High Street', '17 High Street, Wexcombe', false],
  ['a named house', 'Rose Cottage', 'Mill Lane', 'Rose Cottage, Mill Lane, Wexcombe', true],
  ['another name', 'Rose Cottage', 'Mill Lane', 'Ivy Cottage, Mill Lane, Wexcombe', false],
  ['a name and a number', 'Rose Cottage, 3', 'Mill Lane', '3 Mill Lane, Wexcombe', true],
  ['a flat of a named house', 'Flat 4 Mill House', 'High Street', 'Flat 4, Mill House, High Street, Wexcombe', true],
  ['the same flat of another house', 'Flat 4 Mill House', 'High Street', 'Flat 4, Oak House, High Street, Wexcombe', false],
  ['the flat over a shop', '17', 'High Street', 'Flat Over, 17 High Street, Wexcombe', false],
  ['small letters and a short form', '12', 'high st.', TWELVE, true],
  ['spaces around', ' 12 ', ' High Street ', TWELVE, true],
  ['another street', '12', 'Mill Lane', TWELVE, false],
  ['half a street', '12', 'High', TWELVE, false],
  ['a mews', '12', 'High Street', '12 High Street Mews, Wexcombe', false],
  ['a town that begins like a street', '12', 'High Street', '12 High Street, Great Yarmouth', true],
  ['a range', '1-3', 'High Street', '1 - 3 High Street, Wexcombe', true],
  ['no number', '', 'High Street', TWELVE, false],
  ['nothing but spaces for a number', '  ', 'High Street', 'High Street, Wexcombe', false],
  ['no street', '12', '', TWELVE, false],
  ['nothing', '', '', '', false],
  ['signs only', '?', '!', '?', false],
] // biome-ignore format: a table
