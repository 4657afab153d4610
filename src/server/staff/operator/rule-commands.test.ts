import { describe, expect, test } from 'vitest'
import type { Rule } from '#shared/rulebook/rule.ts'
import { RULES } from '#shared/rulebook/rulebook.ts'
import { dueOn } from './rule-commands.ts'

const [ANY] = RULES
if (ANY === undefined) throw new Error('the rulebook is empty')
const RULE: Rule = {
  ...ANY,
  from: '2026-06-01',
  sources: [{ name: 'An Act', address: 'https://example.org', readOn: '2026-04-20' }],
}

describe('a rule is due', () => {
  test.each([
    ['2026-05-01', []],
    ['2026-05-02', ['L1 (england; let): begins on 1 June 2026']],
    ['2026-06-01', ['L1 (england; let): begins on 1 June 2026']],
    ['2026-06-02', []],
    ['2026-10-16', []],
    ['2026-10-17', ['L1 (england; let): read An Act again, last read on 20 April 2026']],
  ])('on %s: %j', (day, expected) => {
    expect(dueOn([RULE], day)).toEqual(expected)
  })
  test('when it ends soon', () => {
    expect(dueOn([{ ...RULE, from: null, until: '2026-07-01' }], '2026-07-01')).toEqual([
      'L1 (england; let): ends on 1 July 2026',
    ])
  })
})
