import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { V8_FLAGS } from './v8-flags.ts'

test('V8 knows the flags that it is given: of others it only prints a warning', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const names = V8_FLAGS.map((flag) => flag.replace(/=.*/, '').replace(/^--no-/, '--'))
  expect(names.filter((name) => !known.includes(`  ${name} `))).toEqual([])
})
