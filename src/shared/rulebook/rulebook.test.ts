import { describe, expect, test } from 'vitest'
import { NATIONS, type Nation } from '../advert/nation.ts'
import { addDays, isIsoDate } from '../values/iso-date.ts'
import { evaluate } from './evaluate.ts'
import type { Rule } from './rule.ts'
import { RULES } from './rulebook.ts'

/** What is missing or wrong of an entry; nothing if it may stand in the rulebook. */
function gapsIn(rule: Rule): string[] {
  const isDay = (day: string | null) => day === null || isIsoDate(day)
  const gaps: [string, boolean][] = [
    ['nations', rule.nations.length > 0],
    ['types', rule.types.length > 0],
    ['from', isDay(rule.from)],
    ['until', isDay(rule.until)],
    ['order of the dates', rule.from === null || rule.until === null || rule.from <= rule.until],
    ['grace', Number.isInteger(rule.grace) && rule.grace >= 0],
    ['reason', /^[A-Z].+\.$/.test(rule.reason)],
    ['what to do', /^[A-Z].+\.$/.test(rule.whatToDo)],
    ['source', rule.sources.length > 0],
    ['name of a source', rule.sources.every(({ name }) => name.length > 3)],
    ['address of a source', rule.sources.every(({ address }) => URL.canParse(address))],
    ['day it was read', rule.sources.every(({ readOn }) => isIsoDate(readOn))],
    ['something to judge', rule.severity === 'silent' || Boolean(rule.judge ?? rule.reads)],
  ]
  return gaps.flatMap(([name, isThere]) => (isThere ? [] : [`${rule.id}: ${name}`]))
}

describe('the rulebook', () => {
  test('has every part of every rule', () => {
    expect(RULES.flatMap(gapsIn)).toEqual([])
  })

  test('refuses a rule without a source, with a day that is none, or with nothing to do', () => {
    const [rule] = RULES
    if (rule === undefined) throw new Error('the rulebook is empty')
    expect(gapsIn({ ...rule, sources: [] as unknown as Rule['sources'] })).toEqual(['L1: source'])
    expect(gapsIn({ ...rule, from: '2026-02-30' })).toEqual(['L1: from'])
    expect(gapsIn({ ...rule, until: '2026-04-30' })).toEqual(['L1: order of the dates'])
    expect(gapsIn({ ...rule, whatToDo: '' })).toEqual(['L1: what to do'])
  })

  test('has L1 to L37, in the order of their numbers', () => {
    expect([...new Set(RULES.map(({ id }) => id))]).toEqual(
      Array.from({ length: 37 }, (_, index) => `L${index + 1}`),
    )
  })

  test('holds of one rule one entry at most for a nation, type, day and severity, but for L7’s two', () => {
    const keys = RULES.flatMap((rule) =>
      rule.nations.flatMap((nation) =>
        rule.types.map((type) => `${rule.id} ${nation} ${type} ${rule.severity} ${rule.reads?.[0] ?? ''}`),
      ),
    )
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted())
  })
})

/** An advert that breaks each rule that judges answers, at once where that is possible. */
const BREAKERS: readonly (readonly [Rule['id'], Record<string, unknown>])[] = [
  ['L1', { rentAmount: null }],
  ['L2', { propertyDss: 'false' }],
  ['L3', { propertyDss: 'false' }],
  ['L4', { propertyDss: 'false' }],
  ['L5', { propertyDss: 'false' }],
  ['L6', { propertyPets: 'false' }],
  ['L7', { upfrontPayment: false }],
  ['L7', { rentAmount: 1000, priceFrequency: 1, depositAmount: 5000, holdingDepositAmount: 0 }],
  ['L8', {}],
  ['L10', {}],
  ['L11', {}],
  ['L12', {}],
  ['L14', {}],
  ['L15', { currentEpc: 38 }],
  ['L16', {}],
  ['L17', {}],
  ['L19', { priceType: 1 }],
  ['L20', {}],
  ['L21', { tenureType: 2 }],
  ['L29', { rentalType: '1', occupants: 6 }],
  ['L32', {}],
  ['L34', { rentAmount: 1000, priceFrequency: 1, depositAmount: 5000, holdingDepositAmount: 500 }],
  ['L36', { rentControlArea: true }],
]

test('every rule that judges answers has an advert that breaks it', () => {
  const judging = RULES.flatMap(({ id, judge }) => (judge ? [id] : []))
  expect([...new Set(BREAKERS.map(([id]) => id))]).toEqual([...new Set(judging)])
})

/** Each entry on the day before it begins, on that day, and far later, in each nation and of both types. */
const CASES = BREAKERS.flatMap(([id, answers]) => {
  const entries = RULES.filter((rule) => rule.id === id && rule.judge !== undefined)
  const days = entries.flatMap(({ from }) => (from === null ? [] : [addDays(from, -1), from]))
  return ['1999-12-31', ...days, '2030-01-01'].flatMap((day) =>
    NATIONS.flatMap((nation) =>
      (['sell', 'let'] as const).map((appType) => [id, nation, appType, day, answers] as const),
    ),
  )
})

const mayBreak = (rule: Rule, nation: Nation, appType: 'sell' | 'let', day: string): boolean =>
  rule.nations.includes(nation) &&
  rule.types.includes(appType) &&
  (rule.from === null || rule.from <= day) &&
  (rule.until === null || day <= rule.until)

test.each(CASES)('%s %s %s on %s, with %j', (id, nation, appType, day, answers) => {
  const { refused, warned } = evaluate({ nation, appType, day, answers })
  const inForce = RULES.filter(
    (rule) => rule.id === id && rule.judge !== undefined && mayBreak(rule, nation, appType, day),
  )
  const isBroken = inForce.some(({ judge }) => judge !== undefined)
  const found = [...refused, ...warned].includes(id)
  // L7 has two entries in England: one judges the payments, the other the deposits.
  if (id === 'L7' && isBroken) {
    const begins = 'upfrontPayment' in answers ? '2026-05-01' : '2019-06-01'
    expect(found).toBe(day >= begins)
  } else expect(found).toBe(isBroken)
  const [severity] = inForce.map((rule) => rule.severity)
  if (found) expect(severity === 'refuse' ? refused : warned).toContain(id)
})
