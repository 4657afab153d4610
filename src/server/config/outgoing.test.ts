import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const KEY = 'ab'.repeat(32)
const outgoingOf = (environment: Record<string, string>) => {
  const read = readConfig(environment, '/srv')
  return read.ok ? read.config.outgoing : read.problems.filter((line) => line.includes('OUTGOING'))
}
const LIVE = { NODE_ENV: 'production' }

test('a sandbox sends without a key of its own', () => {
  expect(outgoingOf({})).toEqual({ keys: [], allowed: [] })
  expect(outgoingOf({ ...LIVE, ALLOW_SANDBOX: '1' })).toEqual({ keys: [], allowed: [] })
})

test('keys and addresses are read, the newest key first', () => {
  const read = outgoingOf({ OUTGOING_KEY: `${KEY}, ${'cd'.repeat(32)}`, OUTGOING_ALLOW: '10.0.0.0/8' })
  expect(read).toEqual({
    keys: [Buffer.alloc(32, 0xab), Buffer.alloc(32, 0xcd)],
    allowed: [{ range: '10.0.0.0/8', port: null }],
  })
})

test('a key of another form is named, and never repeated', () => {
  const [problem = ''] = (outgoingOf({ OUTGOING_KEY: 'hunter2' }) ?? []) as readonly string[]
  expect([problem.startsWith('OUTGOING_KEY must be'), problem.includes('hunter2')]).toEqual([true, false])
})
