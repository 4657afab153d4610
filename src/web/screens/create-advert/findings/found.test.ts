import { describe, expect, test } from 'vitest'
import { evaluate } from '#shared/rulebook/evaluate.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import { changeFor } from './change.ts'
import { foundIn, movedSpans, NOTHING_FOUND, notedIn, reasonsIn } from './found.ts'

describe('marks while somebody types on', () => {
  test.each([
    ['behind them', 'Sorry, no DSS', 'Sorry, no DSS here', [[7, 13]]],
    ['before them', 'Sorry, no DSS', 'We are sorry, no DSS', [[14, 20]]],
    ['nothing', 'Sorry, no DSS', 'Sorry, no DSS', [[7, 13]]],
    ['within them', 'Sorry, no DSS', 'Sorry, not DSS', []],
    ['in their place', 'Sorry, no DSS', 'Sorry', []],
  ])('%s: %j to %j', (_, was, is, expected) => {
    expect(movedSpans([[7, 13]], was, is)).toEqual(expected)
  })
  test('the same word twice keeps the mark where nothing changed', () => {
    expect(movedSpans([[0, 5]], 'hurry hurry', 'hurry, hurry')).toEqual([[0, 5]])
    expect(movedSpans([[6, 11]], 'hurry hurry', 'hurry, hurry')).toEqual([[7, 12]])
  })
})

const read = (summary: string): readonly Finding[] =>
  evaluate({
    nation: 'england',
    appType: 'let',
    day: '2026-11-22',
    answers: { rentAmount: 900, summary },
  }).findings.filter(({ span }) => span !== null)
const TEXT = { kind: 'text', label: 'Summary', question: 'Summary', rules: [] } as const

test('a change puts the rewording where the words stood, and leaves the rest as typed', () => {
  const text = '  Sunny flat, no DSS. Two bedrooms.'
  const [found] = read(text)
  expect(found && changeFor(found, TEXT, text, text)?.value).toBe(
    '  Sunny flat, everybody is asked for the same references. Two bedrooms.',
  )
  expect(read(String(found && changeFor(found, TEXT, text, text)?.value))).toEqual([])
})

test.each([
  ['behind them', 'No DSS. ', 'No DSS. A balcony.', 'Everybody is asked for the same references. A balcony.'],
  ['before them', 'No DSS', 'A balcony. No DSS', 'A balcony. Everybody is asked for the same references'],
  ['within them', 'No DSS', 'No DSS tenants', undefined],
])('a change keeps what was typed since: %s', (_, was, is, expected) => {
  const [found] = read(was)
  expect(found && changeFor(found, TEXT, was, is)?.value).toBe(expected)
})

test.each([
  'Two beds. Near the best school in Leeds by far',
  'Do not miss this',
  'We are selling because of divorce',
  `Two beds. ${'A garden with a view of the hills and '.repeat(5)}we are sorry to say that we cannot take any DSS people here.`,
])('no sentence is offered for a part of a clause about the home, of a long one or of all: %s', (text) => {
  const [found] = read(text)
  expect(found?.rewording).not.toBeNull()
  expect(found && changeFor(found, TEXT, text, text)).toBeNull()
})

test.each([
  [
    'Two beds. Sorry but we cannot take any DSS people here! A balcony.',
    'Two beds. Everybody is asked for the same references! A balcony.',
  ],
  [
    'Two beds\n• we will not consider DSS here\n• Garden',
    'Two beds\n• Everybody is asked for the same references\n• Garden',
  ],
])('where the words are a part of a clause, the whole sentence is changed: %s', (text, expected) => {
  const [found] = read(text)
  const change = found && changeFor(found, TEXT, text, text)
  expect(change?.value).toBe(expected)
  expect(change?.label).toMatch(/^Change the whole sentence to ‘/)
  expect(read(expected)).toEqual([])
})

test('behind a bullet a rewording begins with a capital', () => {
  const text = 'Two beds\n• No DSS\n• Garden'
  const [found] = read(text)
  expect(found && changeFor(found, TEXT, text, text)?.value).toBe(
    'Two beds\n• Everybody is asked for the same references\n• Garden',
  )
})

test('one reason is told once, however many words it is about', () => {
  const findings = read('No DSS. No children. Hurry.')
  expect(reasonsIn(findings).map(({ weight, findings: all }) => [weight, all.length])).toEqual([
    ['stops', 2],
    ['look', 1],
  ])
})

test('a list that did not change stays the same object', () => {
  const first = foundIn(read('No DSS'), { summary: 'No DSS' }, NOTHING_FOUND)
  const again = foundIn(read('No DSS'), { summary: 'No DSS' }, first)
  expect(again.byField['summary']).toBe(first.byField['summary'])
  expect(foundIn(read('No UC'), { summary: 'No UC' }, first).byField['summary']).not.toBe(
    first.byField['summary'],
  )
})

test('nobody is told to give what the form does not ask', () => {
  const { findings } = evaluate({ nation: 'england', appType: 'sell', day: '2026-11-22', answers: {} })
  expect(findings.map(({ rule }) => rule)).toContain('L20')
  expect(
    Object.values(foundIn(findings, {}, NOTHING_FOUND).byField)
      .flat()
      .map(({ rule }) => rule),
  ).not.toContain('L20')
})

test('a field is noted by the gravest that was found in it', () => {
  const findings = read('No DSS.')
  expect(notedIn(foundIn(findings, {}, NOTHING_FOUND))).toEqual({ summary: 'stops' })
  expect(notedIn(foundIn(read('Hurry, be quick.'), {}, NOTHING_FOUND))).toEqual({ summary: 'look' })
})
