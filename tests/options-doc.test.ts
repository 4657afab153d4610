import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CLAIMS } from '../src/shared/advert/claims.ts'
import { entitlementLabel } from '../src/shared/advert/entitlement.ts'
import { type Included, MARKETING_OPTIONS } from '../src/shared/advert/marketing-options.ts'
import { HELP_TEXTS } from '../src/web/help/help-texts.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const DOCUMENT = readFileSync(path.join(ROOT, 'docs/options.md'), 'utf8')
/** The first cell of each row. */
const FIRST_CELLS = [...DOCUMENT.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell)
/** The longest first: a shorter one may be part of it. */
const PROMISES = FIRST_CELLS.filter((promise) => promise !== 'Promise').toSorted(
  (one, other) => other.length - one.length,
)
const GLUE = /[:,.\s]|\band\b/g

test.each(MARKETING_OPTIONS)('docs/options.md has every word that $label promises', ({ contents }) => {
  const rest = PROMISES.reduce<string>((text, promise) => text.replace(promise, ' '), contents)
  expect(rest.replace(GLUE, '')).toBe('')
})

const HELP_NAMES = ['marketingOption', ...new Set(MARKETING_OPTIONS.map(({ tier }) => tier))]
const LABELS: readonly string[] = MARKETING_OPTIONS.map(({ label }) => label)

test.each(HELP_NAMES)('docs/options.md has every term of the help on %s', (name) => {
  const parts = HELP_TEXTS[name]?.body ?? []
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) {
    const terms = typeof part === 'object' && 'terms' in part ? part.terms : []
    for (const [term, meaning] of terms) {
      if (LABELS.includes(term)) {
        // The price list: its sentence is held to the document above.
        expect(MARKETING_OPTIONS.some(({ contents }) => meaning.endsWith(contents))).toBe(true)
      } else expect(FIRST_CELLS).toContain(`${term}: ${meaning}`)
    }
  }
})

const labelOf = (included: Included): string =>
  entitlementLabel({
    level: null,
    quantity: 1,
    months: null,
    state: 'waiting',
    waitingFor: null,
    from: null,
    until: null,
    dueBy: null,
    delivered: null,
    ...included,
  })

test.each(MARKETING_OPTIONS)('docs/options.md has every line of a receipt for $label', ({ includes }) => {
  for (const included of includes) expect(FIRST_CELLS).toContain(labelOf(included))
})

test.each(CLAIMS)('docs/options.md says what has to be true for the claim $id', ({ id, text }) => {
  expect(DOCUMENT).toContain(`| \`${id}\` | ${text} |`)
})

test('every file that it names is there', () => {
  const files = [...DOCUMENT.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
