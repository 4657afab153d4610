import { describe, expect, test } from 'vitest'
import type { Rule } from '#shared/rulebook/rule.ts'
import { RULES } from '#shared/rulebook/rulebook.ts'
import type { OperatorDeps } from './command.ts'
import { findCommand } from './find-command.ts'
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

async function listedOn(day: string): Promise<string> {
  const now = new Date(`${day}T12:00:00Z`)
  const found = findCommand(['rules', 'list'], now)
  if (found.kind !== 'run') throw new Error(found.kind)
  const { lines } = await found.run({ now: () => now } as OperatorDeps)
  return lines.join('\n')
}

test('rules are listed from L1 to L37, each with its days, what it says, its source and the day that was read', async () => {
  const rules = (await listedOn('2026-05-31')).trim().split('\n\n')
  const ids = rules.map((rule) => /^L\d+(?= \()/.exec(rule)?.[0])
  expect([...new Set(ids)]).toEqual(Array.from({ length: 37 }, (_, index) => `L${index + 1}`))
  for (const rule of rules)
    expect(rule).toMatch(
      /^L\d+ \(.+; .+\): (?:(?:warn|silent), .+\n {2}[A-Z].+|refuse, .+\n {2}[A-Z].+\n {2}A live advert rests .+\.)(?:\n {2}.+, https:\/\/\S+, read on \d+ [A-Z][a-z]+ 20\d\d)+$/,
    )
  const [welsh = ''] = rules.filter((rule) => rule.startsWith('L4 '))
  expect(welsh.split('\n')).toEqual([
    'L4 (wales; let): refuse, from 1 June 2026, not in force today',
    expect.stringContaining('In Wales'),
    '  A live advert rests on the first day.',
    '  Renting Homes (Fees etc.) (Wales) Act 2019, sections 8A and 8B, https://www.legislation.gov.uk/anaw/2019/2, read on 22 November 2026',
  ])
  expect(await listedOn('2026-06-01')).toContain('L4 (wales; let): refuse, from 1 June 2026\n')
})
