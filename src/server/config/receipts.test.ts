import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const KEY = 'ab'.repeat(32)
const PUBLIC = Buffer.from(KEY, 'hex').toString('base64url')

function receiptsOf(environment: Record<string, string>) {
  const read = readConfig(environment, '/srv')
  return read.ok ? read.config.receipts : read.problems
}

test('receipts are signed with the key that is set, and those of keys before it stay genuine', () => {
  const bytes = Buffer.from(KEY, 'hex')
  expect(receiptsOf({ RECEIPTS_KEY: KEY, RECEIPTS_OLD_KEYS: `${PUBLIC}, ${PUBLIC}` })).toEqual({
    key: bytes,
    oldKeys: [bytes, bytes],
  })
})

test('a key in another form is named, never shown', () => {
  for (const [name, value] of [
    ['RECEIPTS_KEY', 'secretly-short'],
    ['RECEIPTS_OLD_KEYS', `${PUBLIC},`],
  ] as const) {
    const [problem, ...others] = receiptsOf({ [name]: value }) as readonly string[]
    expect([problem, others]).toEqual([expect.stringContaining(`${name} must be `), []])
    expect(problem).not.toContain(value)
  }
})

test('production needs a key, unless it may be a sandbox', () => {
  const needed = expect.stringContaining('RECEIPTS_KEY isn’t set')
  expect(receiptsOf({ NODE_ENV: 'production' })).toContainEqual(needed)
  expect(receiptsOf({ NODE_ENV: 'production', RECEIPTS_KEY: KEY })).not.toContainEqual(needed)
  expect(receiptsOf({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' })).toMatchObject({ key: null })
})
