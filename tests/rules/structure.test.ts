import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** docs/architecture.md: the programs above the composition, features, http and the ground; new features add no layer. */
test('the server has six layers', () => {
  const printed = execFileSync(process.execPath, ['scripts/structure.mjs', 'src/server'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(printed).toMatch(/^server: \d+ parts, 6 layers, \d+ dependencies$/m)
})
