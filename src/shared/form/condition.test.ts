import { describe, expect, test } from 'vitest'
import { type Condition, fieldsOf, holds } from './condition.ts'

interface Answers {
  kind: 'house' | 'flat'
  floor: number
  lift: boolean
}
const isFlat: Condition<Answers> = { field: 'kind', is: 'flat' }
const onGround: Condition<Answers> = { field: 'floor', is: 0 }
const hasNoLift: Condition<Answers> = { field: 'lift', is: false }
const floorKnown: Condition<Answers> = { field: 'floor', answered: true }

describe('a condition holds or not', () => {
  test.each<[string, Condition<Answers> | undefined, Partial<Answers> & Record<string, unknown>, boolean]>([
    ['no condition', undefined, {}, true],
    ['an equal answer', isFlat, { kind: 'flat' }, true],
    ['another answer', isFlat, { kind: 'house' }, false],
    ['no answer', isFlat, {}, false],
    ['a zero that is asked for', onGround, { floor: 0 }, true],
    ['a false that is asked for', hasNoLift, { lift: false }, true],
    ['a false that is missing', hasNoLift, {}, false],
    ['an answered question', floorKnown, { floor: 3 }, true],
    ['a question answered with 0', floorKnown, { floor: 0 }, true],
    ['a question not answered', floorKnown, {}, false],
    ['all of two that hold', { all: [isFlat, onGround] }, { kind: 'flat', floor: 0 }, true],
    ['all of two of which one holds', { all: [isFlat, onGround] }, { kind: 'flat', floor: 1 }, false],
    ['all of none', { all: [] }, {}, true],
    ['any of two of which one holds', { any: [isFlat, onGround] }, { kind: 'house', floor: 0 }, true],
    ['any of two that do not hold', { any: [isFlat, onGround] }, { kind: 'house', floor: 1 }, false],
    ['any of none', { any: [] }, { kind: 'flat' }, false],
    ['not what holds', { not: isFlat }, { kind: 'flat' }, false],
    ['not what does not hold', { not: isFlat }, { kind: 'house' }, true],
    ['not what is unanswered', { not: isFlat }, {}, true],
    ['not any of none', { not: { any: [] } }, {}, true],
  ])('%s', (_name, condition, answers, expected) => {
    expect(holds(condition, answers)).toBe(expected)
  })

  test('null is no answer', () => {
    expect(holds<{ floor: number | null }>({ field: 'floor', answered: true }, { floor: null })).toBe(false)
  })

  test('text is not the number that it spells', () => {
    expect(holds<{ floor: unknown }>({ field: 'floor', is: 0 }, { floor: '0' })).toBe(false)
  })
})

test('the fields of a condition are all that it looks at, however deep', () => {
  expect(
    fieldsOf<Answers>({
      any: [{ all: [isFlat, { not: onGround }] }, floorKnown, { not: { any: [hasNoLift] } }],
    }),
  ).toEqual(['kind', 'floor', 'floor', 'lift'])
  expect(fieldsOf<Answers>(undefined)).toEqual([])
})
