import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

/** Every name that the program looks up. */
function variablesRead(): string[] {
  const names = new Set<string>()
  const environment = new Proxy<Record<string, string>>(
    {},
    { get: (_none, name) => void names.add(String(name)) },
  )
  readConfig(environment, ROOT)
  return [...names].toSorted()
}

const READ = variablesRead()

test('every variable is in .env.example, and nothing else is', () => {
  const named = [...textOf('.env.example').matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
  expect(READ).toContain('OPERATOR_NAME')
  expect(named.toSorted()).toEqual(READ)
})

test.each(READ)('docs/operating.md says what %s does', (name) => {
  expect(textOf('docs/operating.md')).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'))
})
