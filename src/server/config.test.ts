import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/gatepost')
const configOf = (environment: Record<string, string> = {}) => {
  const result = read(environment)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.config
}

test('without any variable it listens on 127.0.0.1:3000, with its data in ./data and text messages in the sandbox', () => {
  expect(configOf()).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/gatepost/data',
    databaseUrl: null,
    databaseMigrationUrl: null,
    publicUrl: null,
    trustProxy: false,
    logLevel: 'info',
    environment: 'development',
    sandboxed: ['sms'],
  })
})

test.each([
  ['an empty variable is an unset one', { PORT: '', PUBLIC_URL: ' ' }, { port: 3000, publicUrl: null }],
  ['PORT 0 asks for a free one', { PORT: '0' }, { port: 0 }],
  ['an IPv6 address to listen on', { HOST: '::1' }, { host: '::1' }],
  ['a folder of its own for the data', { DATA_DIR: '/var/lib/gatepost' }, { dataDir: '/var/lib/gatepost' }],
  [
    'a public address is kept as an origin',
    { PUBLIC_URL: 'https://Example.com/' },
    { publicUrl: 'https://example.com' },
  ],
  ['TRUST_PROXY 0 trusts nobody', { TRUST_PROXY: '0' }, { trustProxy: false }],
  ['TRUST_PROXY as a number of hops', { TRUST_PROXY: '2' }, { trustProxy: 2 }],
  ['TRUST_PROXY as addresses', { TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
])('%s', (_name, environment, expected) => {
  expect(configOf(environment as Record<string, string>)).toMatchObject(expected)
})

test.each([
  ['PORT', '65536'],
  ['PORT', '80x'],
  ['PORT', '-1'],
  ['HOST', 'my host'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost:5432'],
  ['PUBLIC_URL', 'example.com'],
  ['PUBLIC_URL', 'https://example.com/shop'],
  ['PUBLIC_URL', 'https://me@example.com'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['ALLOW_SANDBOX', 'yes'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const result = read({ [name]: value })
  expect(result.ok).toBe(false)
  if (result.ok) return
  expect(result.problems).toHaveLength(1)
  expect(result.problems[0]).toMatch(new RegExp(`^${name} must be .+\\.$`))
})

test('every wrong variable has its own line', () => {
  const result = read({ PORT: 'x', LOG_LEVEL: 'x', PUBLIC_URL: 'x' })
  expect(result.ok ? [] : result.problems.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'LOG_LEVEL',
  ])
})

test('a migration address alone is refused', () => {
  const result = read({ DATABASE_MIGRATION_URL: 'postgresql://localhost/x' })
  expect(result).toMatchObject({
    ok: false,
    problems: ['DATABASE_MIGRATION_URL needs DATABASE_URL beside it.'],
  })
})

describe('production', () => {
  test('does not start while a provider is the sandbox, and names it', () => {
    const result = read({ NODE_ENV: 'production' })
    expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining('text messages (SMS)')] })
  })
  test('starts with the sandbox where that is allowed', () => {
    expect(configOf({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).environment).toBe('production')
  })
  test('ALLOW_SANDBOX=0 allows nothing', () => {
    expect(read({ NODE_ENV: 'production', ALLOW_SANDBOX: '0' }).ok).toBe(false)
  })
})
