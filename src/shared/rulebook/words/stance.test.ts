import { expect, test } from 'vitest'
import { stanceOf } from './stance.ts'

test.each([
  ['no children', '1', [['negation'], ['child']]],
  ['never refuse children', '0ur', [['negation'], ['refusing'], ['child']]],
  ['do not mind a child', '0u', [[], ['negation'], ['minding'], [], ['child']]],
  ['no child, whom we would then refuse', '1r', [['negation'], ['child'], [], [], [], ['refusing']]],
  ['no no no no', '3', [['negation'], ['negation'], ['negation'], ['negation']]],
  ['welcome: only ask', '0toa', [['welcoming'], ['onlyword'], ['asking']]],
])('%s: %s', (_words, stance, classes) => {
  expect(stanceOf(classes)).toBe(stance)
})
