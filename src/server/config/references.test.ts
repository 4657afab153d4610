import { expect, test } from 'vitest'
import { LIVE_STRIPE } from '../../../tests/support/live-stripe.ts'
import { readConfig } from './config.ts'
import { referenceSettings } from './references.ts'
import { isProblem } from './values.ts'

const KEY = 'ab'.repeat(32)
const referencesOf = (environment: Record<string, string>) => {
  const read = readConfig(environment, '/srv')
  return read.ok ? read.config.references : read.problems.filter((line) => line.includes('REFERENCE'))
}
const LIVE = { NODE_ENV: 'production' }
const WITH_REAL_MONEY = { ...LIVE_STRIPE, ALLOW_SANDBOX: '1' }

test('the sandbox has references without a key of its own', () => {
  expect(referencesOf({})).toEqual({ isOffered: true, keys: [] })
  expect(referencesOf({ ...LIVE, ALLOW_SANDBOX: '1' })).toEqual({ isOffered: true, keys: [] })
})

test('with real money the sandbox sells none until somebody says so, and finishes what was begun', () => {
  expect(referencesOf(WITH_REAL_MONEY)).toEqual({ isOffered: false, keys: [] })
  expect(referencesOf({ ...WITH_REAL_MONEY, REFERENCES_KEY: KEY })).toMatchObject({ isOffered: false })
  const switchedOn = { ...WITH_REAL_MONEY, REFERENCES_KEY: KEY, TENANT_REFERENCES: 'desk' }
  expect(referencesOf(switchedOn)).toMatchObject({ isOffered: true })
})

test('they need a key where they are switched on, and a key of the right form', () => {
  expect(referencesOf({ TENANT_REFERENCES: 'desk' })).toEqual([
    'TENANT_REFERENCES needs REFERENCES_KEY beside it.',
  ])
  expect(referencesOf({ TENANT_REFERENCES: 'desk', REFERENCES_KEY: KEY })).toEqual({
    isOffered: true,
    keys: [Buffer.from(KEY, 'hex')],
  })
  const old = 'cd'.repeat(32)
  expect(referencesOf({ REFERENCES_KEY: `${KEY}, ${old}` })).toMatchObject({
    keys: [KEY, old].map((key) => Buffer.from(key, 'hex')),
  })
  expect(referencesOf({ REFERENCES_KEY: `${KEY},` })).toHaveLength(1)
  const wrong = referencesOf({ REFERENCES_KEY: 'secretly-short' })
  expect(wrong).toEqual([expect.stringContaining('REFERENCES_KEY must be 64 hexadecimal digits')])
  expect(JSON.stringify(wrong)).not.toContain('secretly')
})

test('a live site has none without a key, and with a key alone finishes those that were begun', () => {
  const live = (values: Readonly<Record<string, string>>) => {
    const textIn: Parameters<typeof referenceSettings>[0] = (name, parse) => {
      const value = values[name]
      const parsed = value === undefined ? null : parse(value)
      return isProblem(parsed) ? null : parsed
    }
    return referenceSettings(textIn, { isSandbox: false, isSoldUnasked: false }, [])
  }
  expect(live({})).toBeNull()
  expect(live({ REFERENCES_KEY: KEY })).toMatchObject({ isOffered: false })
  expect(live({ REFERENCES_KEY: KEY, TENANT_REFERENCES: 'desk' })).toMatchObject({ isOffered: true })
})
