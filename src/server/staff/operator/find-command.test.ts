import { describe, expect, test } from 'vitest'
import { COMMANDS, findCommand } from './find-command.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const found = (words: readonly string[]) => findCommand(words, NOW)
const DISCOUNT_20 = ['discount', 'add', 'SPRING', '--percent', '20']
const WHY = ['--why', 'A test.']

describe('what is not understood is explained, with its usage', () => {
  test.each([
    [['discounts'], /^"discounts" isn’t a command\.$/],
    [['discount'], /^Which discount command\? Choose from: discount add, discount list, discount end$/],
    [['discount', 'remove', 'X'], /^"discount remove" isn’t a command. Choose from: discount add, /],
    [['discount', 'add'], /^The CODE is missing\.$/],
    [['discount', 'add', ' ', '--percent', '20'], /^The CODE is missing\.$/],
    [['discount', 'add', 'SPRING'], /either --percent or --amount/],
    [[...DISCOUNT_20, '--amount', '5.00'], /either --percent or --amount/],
    [['discount', 'add', 'SPRING', 'SALE', '--percent', '20'], /^We didn’t expect "SALE"\.$/],
    [
      ['discount', 'add', 'ab', '--percent', '20'],
      /^‘ab’ isn’t a code. Use 3 to 40 letters, digits and hyphens\.$/,
    ],
    [['discount', 'add', 'SPRING 20', '--percent', '20'], /isn’t a code/],
    [['discount', 'add', 'FRÜHLING', '--percent', '20'], /isn’t a code/],
    [['discount', 'add', 'X'.repeat(41), '--percent', '20'], /isn’t a code/],
    [
      ['discount', 'add', 'SPRING', '--percent', '0'],
      /^--percent must be a whole number from 1 to 100. ‘0’ isn’t\.$/,
    ],
    [['discount', 'add', 'SPRING', '--percent', '101'], /from 1 to 100/],
    [['discount', 'add', 'SPRING', '--percent', '12.5'], /from 1 to 100/],
    [['discount', 'add', 'SPRING', '--percent', '20%'], /from 1 to 100/],
    [['discount', 'add', 'SPRING', '--percent', '1e1'], /from 1 to 100/],
    [['discount', 'add', 'SPRING', '--percent'], /--percent/],
    [['discount', 'add', 'SPRING', '--percent', '-20'], /--percent/],
    [['discount', 'add', 'SPRING', '--percent', '20', '--percent', '30'], /^You gave --percent twice\.$/],
    [
      ['discount', 'add', 'SPRING', '--amount', '0'],
      /^--amount must be pounds from 0\.01 to 1000, like 5\.00. ‘0’ isn’t\.$/,
    ],
    [['discount', 'add', 'SPRING', '--amount', '5.005'], /must be pounds/],
    [['discount', 'add', 'SPRING', '--amount', '1000.01'], /must be pounds/],
    [['discount', 'add', 'SPRING', '--amount', 'five'], /must be pounds/],
    [['discount', 'add', 'SPRING', '--amount', ''], /must be pounds/],
    [
      [...DISCOUNT_20, '--from', '1.12.2026'],
      /^--from must be a day like 2026-12-31. ‘1\.12\.2026’ isn’t\.$/,
    ],
    [[...DISCOUNT_20, '--until', '2026-02-30'], /^--until must be a day/],
    [[...DISCOUNT_20, '--until', '2026-11-20'], /^--until 2026-11-20 has already passed\.$/],
    [[...DISCOUNT_20, '--from', '2026-12-02', '--until', '2026-12-01'], /is before --from/],
    [[...DISCOUNT_20, '--uses', '0'], /^--uses must be a whole number from 1 to 1000000. ‘0’ isn’t\.$/],
    [[...DISCOUNT_20, '--uses', 'once'], /--uses must be/],
    [[...DISCOUNT_20, '--owner', 'me'], /^Unknown option '--owner'\.$/],
    [['discount', 'list', 'SPRING'], /^We didn’t expect "SPRING"\.$/],
    [['discount', 'list', '--all'], /^Unknown option '--all'\.$/],
    [['discount', 'end'], /^The CODE is missing\.$/],
    [['payments', 'attention', '7'], /We didn’t expect/],
    [['payments', 'resolved'], /^The ID is missing\.$/],
    [['payments', 'resolved', '7', '8'], /^We didn’t expect "8"\.$/],
    [['advert', 'show'], /^The ID is missing\.$/],
    [['advert', 'take-down'], /^The ID is missing\.$/],
    [['reports', 'list', 'now'], /We didn’t expect/],
    [['reports', 'resolved'], /^The ID is missing\.$/],
    [['reports', 'resolved', '7', '--why', ' '], /^Add --why, with a sentence that says why\.$/],
  ])('%j', (words, expected) => {
    const result = found(words)
    if (result.kind !== 'misread') throw new Error('it was understood')
    expect(result.lines[0]).toMatch(expected)
    expect(result.lines[1]).toMatch(/^(?:Usage|All commands): npm run operator -- /)
    expect(result.lines).toHaveLength(2)
  })
})

test.each([
  [[...DISCOUNT_20, ...WHY]],
  [['discount', 'add', 'spring-20', '--percent=100', '--uses=1', '--why=A test.']],
  [[...DISCOUNT_20, '--from', '2026-01-01', '--until', '2026-11-21', ...WHY]],
  [['discount', 'add', 'SPRING', '--amount', '£1,000', ...WHY]],
  [['discount', 'list']],
  [['payments', 'attention']],
  [['reports', 'list']],
])('%j is understood', (words) => {
  expect(found(words).kind).toBe('run')
})

test('help says all commands, and of one how it is used', () => {
  const all = found(['help'])
  if (all.kind !== 'help') throw new Error('no help')
  expect(found([])).toEqual(all)
  for (const { name, does } of COMMANDS) {
    expect(all.lines.join('\n')).toContain(`npm run operator -- ${name}`)
    expect(all.lines.join('\n')).toContain(does)
    expect(found([...name.split(' '), '--help'])).toMatchObject({ kind: 'help' })
  }
})
