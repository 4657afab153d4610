import { describe, expect, test } from 'vitest'
import { evaluate } from '#shared/rulebook/evaluate.ts'
import { judgeAdvert } from '#shared/rulebook/judge-advert.ts'
import { addDays, type IsoDate } from '#shared/values/iso-date.ts'
import { AHEAD_DAYS, faultsAhead, type LawFault, restsOn, stageAhead } from './law-ahead.ts'

/** All that is refused of a let, also what the form does not ask yet. */
const refusedOf =
  (answers: object) =>
  async (day: IsoDate): Promise<readonly LawFault[]> =>
    judgeAdvert('let', answers, day).findings.flatMap(({ severity, rule, field, reason }) =>
      severity === 'refuse' && rule !== null && ['L2', 'L4', 'L14'].includes(rule)
        ? [{ rule, severity, field, reason }]
        : [],
    )
const NO_BENEFITS = { propertyPostcode: 'SW1A 1AA', propertyDss: 'false', currentEpc: 70 }
const begins = async (answers: object, day: IsoDate) =>
  (await faultsAhead(refusedOf(answers), day)).map(({ rule, beginsOn }) => [rule, beginsOn])

describe('what the law will refuse', () => {
  test('is known from 30 days before, by its first day', async () => {
    expect(await begins(NO_BENEFITS, '2026-03-31')).toEqual([])
    for (const day of ['2026-04-01', '2026-04-13', '2026-04-30'])
      expect(await begins(NO_BENEFITS, day)).toEqual([['L2', '2026-05-01']])
    expect(await begins(NO_BENEFITS, '2026-05-01')).toEqual([['L2', null]])
    expect(await begins({ ...NO_BENEFITS, propertyPostcode: 'CF10 1EP' }, '2026-05-10')).toEqual([
      ['L4', '2026-06-01'],
    ])
  })
  test('is known of the 28 days in which a certificate is to be got', async () => {
    const ordered = {
      propertyPostcode: 'SW1A 1AA',
      epcOrderedOn: '2026-11-01',
      firstMarketedOn: '2026-11-01',
    }
    expect(await begins(ordered, '2026-11-02')).toEqual([['L14', '2026-11-29']])
    expect(await begins(ordered, '2026-11-28')).toEqual([['L14', '2026-11-29']])
    expect(await begins(ordered, '2026-11-29')).toEqual([['L14', null]])
  })
  test('is asked about on few days', async () => {
    const asked = new Set<IsoDate>()
    await faultsAhead((day) => {
      asked.add(day)
      return refusedOf(NO_BENEFITS)(day)
    }, '2026-04-10')
    expect(asked.size).toBeLessThan(9)
    expect(asked).toContain(addDays('2026-04-10', AHEAD_DAYS))
  })
})

test.each([
  ['2026-04-01', '30'],
  ['2026-04-23', '30'],
  ['2026-04-24', '7'],
  ['2026-04-29', '7'],
  ['2026-04-30', '1'],
])('on %s an owner is told of 1 May at stage %s', (day, stage) => {
  expect(stageAhead(day, '2026-05-01')).toBe(stage)
})

test('an advert rests after the grace of the very entry that refuses it', () => {
  const place = { nation: 'england', appType: 'let' } as const
  const reasonOf = (answers: object) =>
    judgeAdvert('let', { propertyPostcode: 'SW1A 1AA', ...answers }, '2026-11-22').findings.flatMap((one) =>
      one.rule === 'L7'
        ? [{ rule: 'L7' as const, severity: one.severity, field: one.field, reason: one.reason }]
        : [],
    )
  const [deposit] = reasonOf({ rentAmount: 100, priceFrequency: 1, depositAmount: 900 })
  const [advance] = reasonOf({ upfrontPayment: false })
  expect(deposit && restsOn(deposit, '2026-11-22', place)).toBe('2026-11-29')
  expect(advance && restsOn(advance, '2026-11-22', place)).toBe('2026-11-22')
  const ofCaption = deposit && { ...deposit, reason: `The caption ‘Hall’: ${deposit.reason}` }
  expect(ofCaption && restsOn(ofCaption, '2026-11-22', place)).toBe('2026-11-29')
  expect(advance && restsOn({ ...advance, severity: 'warn' }, '2026-11-22', place)).toBeNull()
})

const CERTIFICATE: readonly string[] = ['L14', 'L16', 'L17']

test.each([
  ['england', '2026-11-29'],
  ['wales', '2026-11-29'],
  // Their law gives no 28 days.
  ['scotland', null],
  ['northern-ireland', null],
] as const)('the 28 days for a certificate that is ordered end on day 29: %s', async (nation, beginsOn) => {
  for (const appType of ['sell', 'let'] as const) {
    const answers = { epcOrderedOn: '2026-11-01', firstMarketedOn: '2026-11-01', rentalType: '0' }
    const refusedOn = async (day: IsoDate) =>
      evaluate({ nation, appType, day, answers }).findings.flatMap(({ rule, field, reason, severity }) =>
        severity === 'refuse' && rule !== null && CERTIFICATE.includes(rule)
          ? [{ rule, severity, field, reason }]
          : [],
      )
    expect(await faultsAhead(refusedOn, '2026-11-01')).toMatchObject([{ beginsOn }])
  }
})
