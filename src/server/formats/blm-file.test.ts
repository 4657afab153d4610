import { describe, expect, test } from 'vitest'
import { aBlm, aRow } from '../../../tests/support/blm.ts'
import { BlmReader } from './blm-file.ts'
import { readBlmRow } from './read-blm-row.ts'

function recordsIn(text: string, pieces = 1) {
  const reader = new BlmReader()
  const size = Math.ceil(text.length / pieces)
  const read = Array.from({ length: pieces }, (_, index) =>
    reader.push(text.slice(index * size, (index + 1) * size)),
  )
  return [...read.flat(), ...reader.end()]
}
const refsIn = (text: string, pieces = 1) =>
  recordsIn(text, pieces).map(({ row }) => row?.['AGENT_REF'] ?? null)
const TWO = aBlm([aRow('1234_1'), aRow('1234_2')])

test.each([1, 7, 200, TWO.length])('a file that comes in %i pieces is the same', (pieces) => {
  expect(refsIn(TWO, pieces)).toEqual(['1234_1', '1234_2'])
})

test('cut off at any byte it is told from a whole one, or has both rows', () => {
  for (let length = 0; length < TWO.length - 2; length++) {
    let refs: readonly (string | null)[] = []
    try {
      refs = refsIn(TWO.slice(0, length))
    } catch (error) {
      expect((error as Error).message).toMatch(/cut it off|has no|one character|Version/)
      continue
    }
    expect(refs).toEqual(['1234_1', '1234_2'])
  }
})

describe('what files do all the same is understood', () => {
  test.each([
    ['a version in capitals', aBlm([aRow('1')], { header: "VERSION: 3\nEOF : '^'\nEOR : '~'\n" })],
    ['curly quotes', aBlm([aRow('1')], { header: 'Version : 3\nEOF : ‘^’\nEOR : ‘~’\n' })],
    ['other marks', aBlm([aRow('1')], { eof: '|', eor: '`' })],
    ['a byte order mark', `\ufeff${aBlm([aRow('1')])}`],
    ['an end without a line', aBlm([aRow('1')], { end: '#END#' })],
    ['a last row without its mark', aBlm([aRow('1')]).replace('~\r\n#END#', '\r\n#END#')],
    ['#END# in a description', aBlm([aRow('1', { DESCRIPTION: 'A house.\n#END#\nWith a #DATA# point.' })])],
    ['something behind the end', `${aBlm([aRow('1')])}\r\nSent by a program`],
    ['lines of a row', aBlm([aRow('1', { DESCRIPTION: 'A\r\nhouse\r\n\r\nwith a garden' })])],
  ])('%s', (_what, text) => {
    expect(refsIn(text)).toEqual(['1'])
  })
})

describe('a file that is none, or is cut off, is refused as a whole', () => {
  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Not found</title>'],
    ['one mark for both', aBlm([aRow('1')], { eof: '^', eor: '^' })],
    ['no mark', aBlm([aRow('1')], { header: "Version : 3\nEOF : ''\nEOR : '~'\n" })],
    ['a mark twice', aBlm([aRow('1')], { header: "Version : 3\nEOF : '^'\nEOF : '|'\nEOR : '~'\n" })],
    ['no version', aBlm([aRow('1')], { header: "EOF : '^'\nEOR : '~'\n" })],
    ['homes abroad', aBlm([aRow('1')], { header: "Version : 3i\nEOF : '^'\nEOR : '~'\n" })],
    ['no end', aBlm([aRow('1')], { end: '' })],
  ])('%s', (_what, text) => {
    expect(() => recordsIn(text)).toThrow(/\w/)
  })
})

test('a row that a mark in its text cuts in two is named, and the others are read', () => {
  const text = aBlm([aRow('1'), aRow('2', { DESCRIPTION: "Lounge 12'~14'" }), aRow('3')])
  expect(recordsIn(text).map(({ number, row }) => [number, row?.['AGENT_REF'] ?? null])).toEqual([
    [1, '1'],
    [2, null],
    [3, null],
    [4, '3'],
  ])
})

test('of a column that stands there twice the first that is filled counts', () => {
  const text = aBlm([aRow('1', { TOWN: '' })]).replace('DISPLAY_ADDRESS', 'TOWN')
  expect(recordsIn(text)[0]?.row?.['TOWN']).toBe('Mill Lane, Leeds')
})

describe('a row', () => {
  const answersOf = (changes: Readonly<Record<string, string>>) =>
    readBlmRow(aRow('1', changes)).home?.answers
  const faultsOf = (changes: Readonly<Record<string, string>>) =>
    readBlmRow(aRow('1', changes)).faults.map(({ code, path }) => `${code} ${path}`)

  test.each(['155,000', '£155,000', '155000.00', '155 000'])('costs %s', (PRICE) => {
    expect(answersOf({ PRICE })).toMatchObject({ sellingPrice: 155_000 })
  })

  test.each(['POA', '', '1.550.000', '1e6', '0x10', '0'])('has no price in "%s"', (PRICE) => {
    expect(faultsOf({ PRICE })).toEqual(['GP_PRICE PRICE'])
  })

  test.each([
    ['0', '300', 300, 0],
    ['', '900', 900, 1],
    ['5', '100', 300, 0],
    ['3', '12,000', 1_000, 1],
  ] as const)('with rent frequency "%s"', (LET_RENT_FREQUENCY, PRICE, rentAmount, priceFrequency) => {
    expect(answersOf({ TRANS_TYPE_ID: '2', LET_RENT_FREQUENCY, PRICE })).toMatchObject({
      rentAmount,
      priceFrequency,
    })
  })

  test('with a code of RTDF in the place of BLM’s', () => {
    expect(faultsOf({ TRANS_TYPE_ID: '2', LET_RENT_FREQUENCY: '52' })).toEqual(['GP_TYPE LET_RENT_FREQUENCY'])
    expect(readBlmRow(aRow('1', { STATUS_ID: '1' })).home?.facts.status).toBe('sold-stc')
    expect(faultsOf({ TRANS_TYPE_ID: '3' })).toEqual(['GP_CHANNEL TRANS_TYPE_ID'])
  })

  test('with a certificate among its pictures', () => {
    const media = {
      MEDIA_IMAGE_00: '//x.example/a.jpg',
      MEDIA_IMAGE_60: 'epc.png',
      MEDIA_FLOOR_PLAN_00: 'plan.jpg',
    }
    expect(readBlmRow(aRow('1', media)).home?.media.map(({ kind, url }) => [kind, url])).toEqual([
      ['photo', 'https://x.example/a.jpg'],
      ['floor-plan', 'plan.jpg'],
      ['certificate', 'epc.png'],
    ])
  })

  test.each(['03/11/26', '2026-02-30 00:00:00', '0000-00-00'])(
    'was changed on no day like %s',
    (UPDATE_DATE) => {
      const { home, warnings } = readBlmRow(aRow('1', { UPDATE_DATE }))
      expect([home?.updatedAt, warnings.map(({ path }) => path)]).toEqual([null, ['UPDATE_DATE']])
    },
  )
})
