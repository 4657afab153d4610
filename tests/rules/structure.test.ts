import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

const MOST_PARTS = 22

/** docs/architecture.md: the programs above the composition, features, http and the ground; new features add no layer. */
test(`the server has six layers, and at most ${MOST_PARTS} parts`, () => {
  const printed = execFileSync(process.execPath, ['scripts/structure.mjs', 'src/server'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const [, parts, layers] = /^server: (\d+) parts, (\d+) layers, \d+ dependencies$/m.exec(printed) ?? []
  expect(Number(layers)).toBe(6)
  expect(Number(parts)).toBeLessThanOrEqual(MOST_PARTS)
})
