import { describe, expect, test } from 'vitest'
import { evaluate } from '../evaluate.ts'
import { judgeAdvert } from '../judge-advert.ts'

describe('a certificate that is ordered', () => {
  const ordered = (changed: Record<string, unknown>, day: string) =>
    evaluate({
      nation: 'england',
      appType: 'sell',
      day,
      answers: { hasPropertyEpc: 'epc_not_available', ...changed },
    })
  test.each([
    ['by the first marketing', { epcOrderedOn: '2026-11-01', firstMarketedOn: '2026-11-01' }, '2026-11-28', 'warn'],
    ['on the 29th day', { epcOrderedOn: '2026-11-01', firstMarketedOn: '2026-11-01' }, '2026-11-29', 'refuse'],
    ['a day late', { epcOrderedOn: '2026-11-02', firstMarketedOn: '2026-11-01' }, '2026-11-10', 'refuse'],
    ['long before', { epcOrderedOn: '2026-01-02', firstMarketedOn: '2026-11-01' }, '2026-11-10', 'warn'],
    ['and nothing marketed yet', { epcOrderedOn: '2026-01-02' }, '2026-11-10', 'warn'],
    ['on the day', { epcOrderedOn: '2026-11-10', firstMarketedOn: '' }, '2026-11-10', 'warn'],
    ['in the future', { epcOrderedOn: '2026-11-11' }, '2026-11-10', 'refuse'],
    ['in the future of a later marketing', { epcOrderedOn: '2026-11-11', firstMarketedOn: '2026-12-01' }, '2026-11-10', 'refuse'],
    ['on no day', { epcOrderedOn: '2026-02-30' }, '2026-11-10', 'refuse'],
  ] as const)('%s: %j on %s', (_, changed, day, expected) => {
    const { refused, warned } = ordered(changed, day)
    expect([refused.includes('L14'), warned.includes('L14')]).toEqual([expected === 'refuse', expected === 'warn'])
  }) // biome-ignore format: a table
  test('is told until when it must be here', () => {
    const { findings } = ordered({ epcOrderedOn: '2026-11-01', firstMarketedOn: '2026-11-01' }, '2026-11-20')
    expect(findings.find(({ rule }) => rule === 'L14')?.reason).toContain(
      'You have until 28 November 2026 to get it.',
    )
  })
  test('is not said to be ordered where only ‘No, not yet’ was said', () => {
    const answers = { propertyPostcode: 'YO1 7HH', hasPropertyEpc: 'epc_not_available' } as const
    const { findings } = judgeAdvert('sell', answers, '2026-11-20')
    expect(findings.find(({ rule }) => rule === 'L14')?.reason).toBe(
      'You must order an energy certificate before you advertise. You have until 17 December 2026 to get it. Give its rating by then, or your advert goes offline.',
    )
  })
})
