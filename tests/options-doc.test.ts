import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MARKETING_OPTIONS } from '../src/shared/advert/marketing-options.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const DOCUMENT = readFileSync(path.join(ROOT, 'docs/options.md'), 'utf8')
/** The longest first: a shorter one may be part of it. */
const PROMISES = [...DOCUMENT.matchAll(/^\| ([^|]+) \|/gm)]
  .map(([, promise = '']) => promise)
  .filter((promise) => promise !== 'Promise')
  .toSorted((one, other) => other.length - one.length)
const GLUE = /[:,.\s]|\band\b/g

test.each(MARKETING_OPTIONS)('docs/options.md has every word that $label promises', ({ contents }) => {
  const rest = PROMISES.reduce<string>((text, promise) => text.replace(promise, ' '), contents)
  expect(rest.replace(GLUE, '')).toBe('')
})

test('every file that it names is there', () => {
  const files = [...DOCUMENT.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
