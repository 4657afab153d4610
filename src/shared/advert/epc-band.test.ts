import { describe, expect, test } from 'vitest'
import { bandOnGraph, EPC_BANDS, epcBand } from './epc-band.ts'

/** Section 4 of the specification, EPC score bands. */
const expectedBand = (score: number): string | null => {
  if (score >= 1 && score <= 20) return 'g'
  if (score >= 21 && score <= 38) return 'f'
  if (score >= 39 && score <= 54) return 'e'
  if (score >= 55 && score <= 68) return 'd'
  if (score >= 69 && score <= 80) return 'c'
  if (score >= 81 && score <= 91) return 'b'
  return score >= 92 && score <= 100 ? 'a' : null
}

describe('the band of an EPC score', () => {
  test.each(Array.from({ length: 102 }, (_, score) => [score, expectedBand(score)]))(
    '%d is %s',
    (score, band) => {
      expect(epcBand(score)).toBe(band)
    },
  )

  test.each([-1, 1.5, 20.5, 54.9, NaN, Infinity, 1e9])('%d has none', (score) => {
    expect(epcBand(score)).toBeNull()
  })

  test.each([
    [0, null],
    [91, 'b'],
    [92, 'a'],
    [100, 'a'],
    // Law L18: a register has them, and the graph ends with A.
    [101, 'a'],
    [134, 'a'],
  ])('on a graph %d is %s', (score, band) => {
    expect(bandOnGraph(score)).toBe(band)
  })

  test('the bands follow one another without a gap, best first', () => {
    expect(EPC_BANDS.map(({ band }) => band).join('')).toBe('abcdefg')
    for (const [at, { from }] of EPC_BANDS.entries()) {
      expect(from).toBe((EPC_BANDS[at + 1]?.to ?? 0) + 1)
    }
  })
})
