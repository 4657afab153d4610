import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')
const { packages } = JSON.parse(text) as {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string }>
}
const own = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>

/** Below these versions each of them has a known hole. */
const FLOORS = {
  fastify: '5.8.3',
  '@fastify/static': '10.1.1',
  sharp: '0.35.0',
  nodemailer: '9.1.1',
  'react-router': '7.18.2',
  kysely: '0.28.17',
}

const numbers = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number)
function isAtLeast(version: string, floor: string): boolean {
  const [found, wanted] = [numbers(version), numbers(floor)]
  const differing = found.findIndex((part, index) => part !== wanted[index])
  return differing < 0 || (found[differing] ?? 0) > (wanted[differing] ?? 0)
}

test('the comparison of versions knows its numbers', () => {
  expect(isAtLeast('5.8.3', '5.8.3')).toBe(true)
  expect(isAtLeast('5.12.0', '5.8.3')).toBe(true)
  expect(isAtLeast('5.8.2', '5.8.3')).toBe(false)
  expect(isAtLeast('4.99.99', '5.8.3')).toBe(false)
})

test.each(Object.entries(FLOORS))('every %s in the lock file is %s or newer', (name, floor) => {
  const found = Object.entries(packages).filter(([place]) => place.endsWith(`node_modules/${name}`))
  for (const [place, { version = '0.0.0' }] of found)
    expect(isAtLeast(version, floor), `${place} ${version}`).toBe(true)
})

describe('the lock file works on other machines', () => {
  test('it names no registry', () => {
    expect(text).not.toContain('"resolved"')
    expect(text).not.toMatch(
      /https?:\/\/(?!github\.com|opencollective\.com|(?:www\.)?(?:patreon|tidelift|paypal)\.)[^"]*registry/,
    )
  })
  test('every package has the hash of its content', () => {
    const without = Object.entries(packages).filter(
      ([place, entry]) => place !== '' && entry.integrity === undefined,
    )
    expect(without.map(([place]) => place)).toEqual([])
  })
})

test('every version of ours is an exact one', () => {
  const ranges = ['dependencies', 'devDependencies'].flatMap((kind) => Object.entries(own[kind] ?? {}))
  expect(
    ranges.filter(([name, version]) => !/^\d+(?:\.\d+\.\d+[\w.-]*)?$/.test(version) && name !== ''),
  ).toEqual([])
})
