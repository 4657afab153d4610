import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PLANTED_FAULTS } from './faults.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

test('each fault can still be planted, and the file of its test is there', () => {
  expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(40)
  const stale = PLANTED_FAULTS.filter(({ file, from, caughtBy }) => {
    const place = path.join(ROOT, file)
    const isOnce = existsSync(place) && readFileSync(place, 'utf8').split(from).length === 2
    return !isOnce || !existsSync(path.join(ROOT, caughtBy))
  })
  expect(stale.map(({ name }) => name)).toEqual([])
})
