import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validationDocument } from './support/validation-table.ts'

const DOCUMENT = new URL('../docs/validation.md', import.meta.url)

test('docs/validation.md says what the declarations say (UPDATE_DOCS=1 writes it)', () => {
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(DOCUMENT, validationDocument())
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(validationDocument())
})
