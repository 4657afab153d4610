import { expect, test } from 'vitest'
import { newCode } from './send-code.ts'

test('every code from 1000 to 9999 is as likely as any other', () => {
  const counts = new Map<string, number>()
  const draws = 90_000
  for (let index = 0; index < draws; index++) {
    const code = newCode()
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  expect([...counts.keys()].every((code) => /^[1-9]\d{3}$/.test(code))).toBe(true)
  const expected = draws / 9_000
  const missing = (9_000 - counts.size) * expected
  const chiSquare = [...counts.values()].reduce(
    (sum, count) => sum + (count - expected) ** 2 / expected,
    missing,
  )
  // 8,999 degrees of freedom: beyond this lies one run in a hundred thousand.
  expect(chiSquare).toBeLessThan(8_999 + 4.3 * Math.sqrt(2 * 8_999))
})
