import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (environment: Record<string, string>) =>
  readConfig({ ALLOW_SANDBOX: '1', ...environment }, '/srv')
const tooWeak = { ok: false, problems: ['NODE_ENV=production: PASSWORD_KIB must be at least 19456.'] }

test.each([
  ['production', '19455', tooWeak],
  ['production', '19456', { ok: true, config: { passwordKib: 19_456 } }],
  ['production', '', { ok: true, config: { passwordKib: 19_456 } }],
  ['development', '64', { ok: true, config: { passwordKib: 64 } }],
  ['development', '8', { ok: false, problems: [expect.stringMatching(/^PASSWORD_KIB must be/)] }],
  ['development', 'much', { ok: false, problems: [expect.stringMatching(/^PASSWORD_KIB must be/)] }],
])(
  'in %s passwords are hashed with PASSWORD_KIB=%s, or nothing starts',
  (NODE_ENV, PASSWORD_KIB, expected) => {
    expect(read({ NODE_ENV, PASSWORD_KIB })).toMatchObject(expected)
  },
)
