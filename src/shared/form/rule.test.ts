import { describe, expect, test } from 'vitest'
import { TODAY } from '../../../tests/support/builders.ts'
import * as rules from './rule.ts'

/** The rule's message for a value labelled 'Thing', or null. */
const messageOf = (
  rule: rules.Rule,
  value: unknown,
  answers: Readonly<Record<string, unknown>> = {},
): string | null => (rule.passes(value, { answers, today: TODAY }) ? null : rule.message('Thing', TODAY))

const REQUIRED = 'The Thing field is required.'
const NUMERIC = 'The Thing field may only contain numeric characters.'
const EMAIL = 'The Thing field must be a valid email.'
const FORMAT = 'The Thing field format is invalid.'
const DATE = 'The Thing field must be a real date, like 27 March 2027.'
const START = 'Please provide a date within the next 3 months.'
const MOVE_IN = 'Please provide a date within the next year.'
const ALPHANUMERIC = 'The Thing field may only contain letters and numbers.'
const NAME =
  'The Thing field may only contain letters, numbers, spaces, apostrophes, hyphens, dots, commas and brackets.'

describe('an answer is empty', () => {
  test.each([[undefined], [null], [''], [' '], ['\n\t\u00a0'], [[]]])('%j', (value) => {
    expect(rules.isEmpty(value)).toBe(true)
  })
  test.each([[0], [false], ['0'], ['false'], ['a'], [[0]], [['']], [NaN]])('%j is not', (value) => {
    expect(rules.isEmpty(value)).toBe(false)
  })
})

describe('required', () => {
  test.each([
    [null, REQUIRED],
    [undefined, REQUIRED],
    ['', REQUIRED],
    ['  ', REQUIRED],
    [[], REQUIRED],
    ['a', null],
    [0, null],
    [false, null],
    [[13], null],
  ])('%j: %s', (value, message) => {
    expect(messageOf(rules.required, value)).toBe(message)
  })

  test('can say something else', () => {
    expect(
      messageOf(
        rules.requiredWithMessage(() => 'At least one photo is required'),
        [],
      ),
    ).toBe('At least one photo is required')
  })

  test.each([
    [null, {}, REQUIRED],
    [null, { other: '' }, REQUIRED],
    [null, { other: 'The Poplars' }, null],
    ['14', {}, null],
  ])('unless another is given: %j beside %j: %s', (value, answers, message) => {
    expect(messageOf(rules.requiredUnless('other'), value, answers)).toBe(message)
  })

  test.each([
    [null, {}, null],
    [null, { known: false }, null],
    [null, { known: true }, REQUIRED],
    [64, { known: true }, null],
  ])('when a condition holds: %j beside %j: %s', (value, answers, message) => {
    expect(
      messageOf(rules.requiredWhen<{ known: boolean }>({ field: 'known', is: true }), value, answers),
    ).toBe(message)
  })

  test.each([
    [true, null],
    [false, REQUIRED],
    [null, REQUIRED],
    ['true', REQUIRED],
    [1, REQUIRED],
  ])('accepted: %j: %s', (value, message) => {
    expect(messageOf(rules.accepted, value)).toBe(message)
  })
})

describe('numbers', () => {
  test.each([
    [0, null],
    [-1.5, null],
    ['1', NUMERIC],
    ['abc', NUMERIC],
    [NaN, NUMERIC],
    [Infinity, NUMERIC],
    [true, NUMERIC],
    [[1], NUMERIC],
  ])('numeric: %j: %s', (value, message) => {
    expect(messageOf(rules.numeric, value)).toBe(message)
  })

  test.each([
    [0, 'The Thing field must be 1 or more.'],
    [0.99, 'The Thing field must be 1 or more.'],
    [1, null],
    [2, null],
  ])('at least 1: %d: %s', (value, message) => {
    expect(messageOf(rules.minValue(1), value)).toBe(message)
  })

  test.each([
    [99, null],
    [100, null],
    [100.01, 'The Thing field must be 100 or less.'],
    [101, 'The Thing field must be 100 or less.'],
  ])('at most 100: %d: %s', (value, message) => {
    expect(messageOf(rules.maxValue(100), value)).toBe(message)
  })
})

describe('text', () => {
  test.each([
    [254, null],
    [255, null],
    [256, 'The Thing field may not be greater than 255 characters.'],
  ])('of at most 255 characters: %d: %s', (length, message) => {
    expect(messageOf(rules.maxLength(255), 'x'.repeat(length))).toBe(message)
  })

  test.each([
    ['alex@example.org', null],
    [' alex@example.org ', null],
    ['alex@example', EMAIL],
    [7, EMAIL],
  ])('an email: %j: %s', (value, message) => {
    expect(messageOf(rules.email, value)).toBe(message)
  })

  test.each([
    ['sw1a1aa', null],
    ['SW1A', FORMAT],
    [7, FORMAT],
  ])('a postcode: %j: %s', (value, message) => {
    expect(messageOf(rules.postcode, value)).toBe(message)
  })

  // biome-ignore format: a table
  test.each([
    'Chalfont St. Peter', "King's Lynn", 'King’s Lynn', 'Rixton-with-Glazebrook', 'Llanfair-yng-Nghornwy', 'Bo’ness', 'Tŷ Croes',
    'Rhosllannerchrugog', 'Ashby-de-la-Zouch', 'Westward Ho (North)', '2nd Avenue', 'Zoe\u0308 Street',
  ])('a name: %j', (value) => {
    expect(messageOf(rules.name, value)).toBeNull()
  })
  test.each([
    'Mill Lane!',
    '<b>Mill</b>',
    'Mill_Lane',
    'Mill\nLane',
    'Mill@Lane',
    'Marks & Spencer Way',
    'Mill 🏠',
    'Mill"Lane',
    'a;b',
    7,
  ])('no name: %j', (value) => {
    expect(messageOf(rules.name, value)).toBe(NAME)
  })

  test.each(['1', '14A', '14 A', '12-14', '3/2', 'Flat 3', 'é'])('letters and numbers: %j', (value) => {
    expect(messageOf(rules.lettersAndNumbers, value)).toBeNull()
  })
  test.each(['-', '14-', '-14', '/', '14.', '14#', '14,A', '１４', "14'", '<1>', '14\n15', 14])(
    'not letters and numbers alone: %j',
    (value) => {
      expect(messageOf(rules.lettersAndNumbers, value)).toBe(ALPHANUMERIC)
    },
  )
})

describe('dates, today being 20 November 2026', () => {
  test.each([
    ['2026-11-20', null],
    ['2026-02-30', DATE],
    ['tomorrow', DATE],
    ['2026-1-1', DATE],
    [20261120, DATE],
  ])('a real day: %j: %s', (value, message) => {
    expect(
      messageOf(
        rules.date(() => '2027-03-27'),
        value,
      ),
    ).toBe(message)
  })

  test.each([
    ['2026-11-19', START],
    ['2026-11-20', null],
    ['2027-02-19', null],
    ['2027-02-20', null],
    ['2027-02-21', START],
    ['2126-11-20', START],
    // Malformed dates are the date rule's concern.
    ['tomorrow', null],
  ])('within 3 months: %s: %s', (value, message) => {
    expect(
      messageOf(
        rules.withinMonths(3, () => START),
        value,
      ),
    ).toBe(message)
  })

  test.each([
    ['1999-01-01', null],
    ['2026-11-19', null],
    ['2027-11-19', null],
    ['2027-11-20', null],
    ['2027-11-21', MOVE_IN],
    ['tomorrow', null],
  ])('not later than 12 months on: %s: %s', (value, message) => {
    expect(
      messageOf(
        rules.notAfterMonths(12, () => MOVE_IN),
        value,
      ),
    ).toBe(message)
  })

  test.each([
    // 31 August and 3 months is 30 November.
    ['2026-08-31', '2026-11-30', null],
    ['2026-08-31', '2026-12-01', START],
    ['2026-11-30', '2027-02-28', null],
    ['2026-11-30', '2027-03-01', START],
    ['2027-11-30', '2028-02-29', null],
    ['2027-11-30', '2028-03-01', START],
  ])('at the end of a month: on %s, %s: %s', (today, value, message) => {
    const rule = rules.withinMonths(3, () => START)
    expect(rule.passes(value, { answers: {}, today }) ? null : rule.message('Thing', today)).toBe(message)
  })
})
