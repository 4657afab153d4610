import { describe, expect, test } from 'vitest'
import { isIsoDate } from '../values/iso-date.ts'
import type { Rule } from './rule.ts'
import { isInForce, RULES } from './rulebook.ts'

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

  test('has a rule in force on its first day, on its last and between', () => {
    const [rule] = RULES
    if (rule === undefined) throw new Error('the rulebook is empty')
    const inForce = (of: Partial<Rule>) =>
      ['2026-04-30', '2026-05-01', '2026-06-30', '2026-07-01'].map((day) =>
        isInForce({ ...rule, ...of }, day),
      )
    expect(inForce({ from: '2026-05-01', until: '2026-06-30' })).toEqual([false, true, true, false])
    expect(inForce({ from: null, until: '2026-06-30' })).toEqual([true, true, true, false])
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
