import { describe, expect, test } from 'vitest'
import { NATIONS, type Nation } from '../advert/nation.ts'
import type { AppType } from '../form/block.ts'
import { evaluate } from './evaluate.ts'

const DAY = '2026-11-22'

/** Where, on which day and of which answers only this rule is asked. */
interface Asked {
  readonly nation: Nation
  readonly appType?: AppType
  readonly day?: string
  readonly answers: Readonly<Record<string, unknown>>
}
function verdict(
  id: string,
  { nation, appType = 'let', day = DAY, answers }: Asked,
): 'refuse' | 'warn' | 'nothing' {
  const { refused, warned } = evaluate({ nation, appType, day, answers })
  expect([...refused, ...warned]).toHaveLength(new Set([...refused, ...warned]).size)
  return refused.some((one) => one === id) ? 'refuse' : warned.some((one) => one === id) ? 'warn' : 'nothing'
}

describe('deposits to the penny', () => {
  const MONTHLY = 1
  const WEEKLY = 0
  /** Nation, rent, how often, the field, the highest that passes. */
  const CAPS = [
    ['england', 1300, MONTHLY, 'depositAmount', 1500],
    ['england', 1000, MONTHLY, 'depositAmount', 1153.84],
    ['england', 1234.56, MONTHLY, 'depositAmount', 1424.49],
    ['england', 250.5, WEEKLY, 'depositAmount', 1252.5],
    ['england', 961.53, WEEKLY, 'depositAmount', 4807.65],
    ['england', 961.54, WEEKLY, 'depositAmount', 5769.24],
    ['england', 5000.01, MONTHLY, 'depositAmount', 6923.09],
    ['england', 1300, MONTHLY, 'holdingDepositAmount', 300],
    ['england', 123.45, WEEKLY, 'holdingDepositAmount', 123.45],
    ['wales', 895, MONTHLY, 'holdingDepositAmount', 206.53],
    ['wales', 123.45, WEEKLY, 'holdingDepositAmount', 123.45],
    ['scotland', 777.77, MONTHLY, 'depositAmount', 1555.54],
    ['scotland', 150, WEEKLY, 'depositAmount', 1300],
    ['scotland', 777, MONTHLY, 'holdingDepositAmount', 0],
    ['northern-ireland', 777.77, MONTHLY, 'depositAmount', 777.77],
    ['northern-ireland', 185.25, WEEKLY, 'depositAmount', 802.75],
  ] as const
  test.each(CAPS)('%s, %d, %i: %s up to %d', (nation, rentAmount, priceFrequency, field, cap) => {
    const id = nation === 'england' ? 'L7' : 'L34'
    const asked = (amount: unknown) =>
      verdict(id, { nation, answers: { rentAmount, priceFrequency, [field]: amount } })
    const above = (Math.round(cap * 100) + 1) / 100
    for (const passes of [cap, String(cap), 0, null, '', 'a lot', Number.NaN, -1])
      expect(asked(passes), String(passes)).toBe('nothing')
    for (const fails of [above, `£${above}`, 1e12, Number.MAX_VALUE])
      expect(asked(fails), String(fails)).toBe('refuse')
  })
  test.each(CAPS)('no cap is known without a rent, or how often it is paid: %s, %d, %i, %s', (...row) => {
    const [nation, , , field] = row
    const isBanned = nation === 'scotland' && field === 'holdingDepositAmount'
    const id = nation === 'england' ? 'L7' : 'L34'
    for (const answers of [{ rentAmount: 500 }, { priceFrequency: 1 }, { rentAmount: '500-600', priceFrequency: 1 }])
      expect(verdict(id, { nation, answers: { ...answers, [field]: 9000 } })).toBe(isBanned ? 'refuse' : 'nothing')
  }) // biome-ignore format: a table
  test.each([
    ['england', 'depositAmount', (rent: number) => ((rent * 12) / 52) * 5],
    ['england', 'holdingDepositAmount', (rent: number) => (rent * 12) / 52],
    ['wales', 'holdingDepositAmount', (rent: number) => (rent * 12) / 52],
  ] as const)('a sum at the cap passes to its last digit: %s %s', (nation, field, capOf) => {
    for (const rentAmount of [1, 777, 895, 1000, 1175, 1234.56, 2222.22, 4000]) {
      const answers = { rentAmount, priceFrequency: 1, [field]: capOf(rentAmount) }
      expect(verdict(nation === 'england' ? 'L7' : 'L34', { nation, answers }), String(rentAmount)).toBe('nothing')
    }
  }) // biome-ignore format: a table
  test('six weeks may be asked from £50,000 a year, however it is divided', () => {
    for (const rent of [
      { rentAmount: 50_000 / 12, priceFrequency: 1 },
      { rentAmount: 50_000 / 52, priceFrequency: 0 },
    ])
      expect(verdict('L7', { nation: 'england', answers: { ...rent, depositAmount: 5769.23 } })).toBe(
        'nothing',
      )
  })
})

describe('a home after ground 1 or 1A', () => {
  /** Served, the date in the notice, the last day on which it is closed, the first on which it is open. */
  test.each([
    ['2026-05-01', '2026-09-01', '2027-08-31', '2027-09-01'],
    ['2026-10-31', '2027-02-28', '2028-02-27', '2028-02-28'],
    ['2027-10-28', '2028-02-28', '2029-02-27', '2029-02-28'],
    ['2027-10-31', '2028-02-29', '2029-02-28', '2029-03-01'],
    ['2026-08-31', '2026-12-31', '2027-12-30', '2027-12-31'],
  ])('served on %s for %s is closed until %s', (possessionNoticeDate, possessionDate, closed, open) => {
    for (const possessionGround of ['1', '1A', 1, ' ground 1a ']) {
      const on = (day: string) =>
        verdict('L8', {
          nation: 'england',
          day,
          answers: { possessionGround, possessionNoticeDate, possessionDate },
        })
      expect([on(possessionNoticeDate), on(closed), on(open)]).toEqual(['refuse', 'refuse', 'nothing'])
    }
  })
  test('is closed from the day of the notice, not the day before', () => {
    const answers = {
      possessionGround: '1A',
      possessionNoticeDate: '2026-11-23',
      possessionDate: '2027-03-23',
    }
    expect(verdict('L8', { nation: 'england', day: '2026-11-22', answers })).toBe('nothing')
    expect(verdict('L8', { nation: 'england', day: '2026-11-23', answers })).toBe('refuse')
  })
})

test.each([
  ...['12345/230/12345', ' 123456/230/12345\n', 'LANDLORD registration Pending ', '\u00a0landlord registration pending'].map((one) => [one, 'nothing'] as const),
  ...['1234/230/12345', '1234567/230/12345', '123456/23/12345', '123456/2300/12345', '123456/230/1234', '123456/230/123456',
    '123456-230-12345', '123456 / 230 / 12345', 'no 123456/230/12345', '١٢٣٤٥٦/230/12345', 'pending', 'registration pending',
    'landlord registration pending.', 'applied for', 123456, ['123456/230/12345'], null, ' '].map((one) => [one, 'refuse'] as const),
])('in Scotland %j as a landlord’s number: %s', (landlordRegistrationNumber, expected) => {
  expect(verdict('L10', { nation: 'scotland', answers: { landlordRegistrationNumber } })).toBe(expected)
}) // biome-ignore format: a table

describe('the certificate', () => {
  const RULE = { england: 'L14', wales: 'L14', scotland: 'L16', 'northern-ireland': 'L17' } as const
  /** What is answered, then what becomes of it in England and Wales, Scotland, Northern Ireland; `of` a let alone. */
  const ROWS = [
    [{ currentEpc: 250 }, 'nothing', 'nothing', 'nothing'],
    [{ currentEpc: 'C' }, 'refuse', 'refuse', 'refuse'],
    [{ currentEpc: -5 }, 'refuse', 'refuse', 'refuse'],
    [{ currentEpc: 70, hasPropertyEpc: 'epc_not_available' }, 'refuse', 'refuse', 'refuse'],
    [{ epcExemption: 'a lighthouse' }, 'nothing', 'refuse', 'nothing'],
    [{ epcExemption: '  ' }, 'refuse', 'refuse', 'refuse'],
    [{ epcOrderedOn: '2026-10-26', firstMarketedOn: '2026-10-26' }, 'warn', 'refuse', 'refuse'],
    [{ epcOrderedOn: '2026-10-25', firstMarketedOn: '2026-10-25' }, 'refuse', 'refuse', 'refuse'],
    [{ epcOrderedOn: '2026-11-22' }, 'warn', 'refuse', 'refuse'],
    [{ epcOrderedOn: '2026-11-23' }, 'refuse', 'refuse', 'refuse'],
    [{ epcOrderedOn: '22/11/2026' }, 'refuse', 'refuse', 'refuse'],
    [{ firstMarketedOn: '2026-11-22' }, 'refuse', 'refuse', 'refuse'],
  ] as const
  test.each(ROWS)('%j: %s, in Scotland %s, in Northern Ireland %s', (answers, southern, scottish, northern) => {
    const expected = { england: southern, wales: southern, scotland: scottish, 'northern-ireland': northern }
    for (const nation of NATIONS)
      for (const appType of ['sell', 'let'] as const)
        expect(verdict(RULE[nation], { nation, appType, answers }), `${nation} ${appType}`).toBe(expected[nation])
  }) // biome-ignore format: a table
  test.each(NATIONS)('is not needed in %s for a room that is let, and is for one that is sold', (nation) => {
    for (const rentalType of ['1', '2', 1, 2]) {
      expect(verdict(RULE[nation], { nation, answers: { rentalType } })).toBe('nothing')
      expect(verdict(RULE[nation], { nation, appType: 'sell', answers: { rentalType } })).toBe('refuse')
    }
  })
})

describe('one fact is told by one rule', () => {
  const idsOf = (appType: AppType, nation: Nation, answers: object) => {
    const { refused, warned } = evaluate({ nation, appType, day: DAY, answers })
    return [...refused, ...warned]
  }
  test.each(NATIONS)('a price on application is L19’s in %s, with or without a price', (nation) => {
    const named = (answers: object) =>
      evaluate({ nation, appType: 'sell', day: DAY, answers }).findings.find(({ rule }) => rule === 'L20')
        ?.reason
    for (const sellingPrice of [null, 250_000])
      expect(named({ priceType: 1, sellingPrice })).not.toMatch(/Missing: price/)
    expect(named({ priceType: 0, sellingPrice: null })).toMatch(/Missing: price/)
  })
  test('a rent that nobody gave is L1’s in England and L20’s elsewhere', () => {
    const missing = (nation: Nation) =>
      evaluate({ nation, appType: 'let', day: DAY, answers: {} }).findings.find(({ rule }) => rule === 'L20')
        ?.reason
    expect(missing('england')).not.toMatch(/\brent\b/)
    for (const nation of ['wales', 'scotland', 'northern-ireland'] as const)
      expect(missing(nation)).toMatch(/Missing: rent/)
  })
  test('a home without a rating is not told that it is too cold', () => {
    const answers = { hasPropertyEpc: 'epc_not_available', currentEpc: 20 }
    expect(idsOf('let', 'england', answers)).toContain('L14')
    expect(idsOf('let', 'england', answers)).not.toContain('L15')
  })
  test('the same thing in words and in an answer is one id', () => {
    const answers = {
      rentAmount: 1000,
      priceFrequency: 1,
      propertyDss: 'false',
      depositAmount: 9000,
      propertyDescription: 'No DSS. Deposit of ten weeks’ rent.',
    }
    const ids = idsOf('let', 'england', answers)
    expect(ids.filter((id) => id === 'L2' || id === 'L7').toSorted()).toEqual(['L2', 'L7'])
  })
})
