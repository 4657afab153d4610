import { describe, expect, test } from 'vitest'
import { SANDBOX_OPERATOR } from '#shared/operator.ts'
import { readConfig } from './config.ts'

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/gatepost')
const configOf = (environment: Record<string, string> = {}) => {
  const result = read(environment)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.config
}

test('without any variable it listens on 127.0.0.1:3000, with its data in ./data and every provider a sandbox', () => {
  expect(configOf()).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/gatepost/data',
    databaseUrl: null,
    databaseMigrationUrl: null,
    publicUrl: null,
    trustProxy: false,
    clientCertificateHeader: null,
    logLevel: 'info',
    ...{ environment: 'development', passwordKib: 19_456 },
    addressFinder: null,
    epcRegister: null,
    sms: null,
    email: null,
    google: null,
    facebook: null,
    feedFolder: null,
    feedMediaAllow: [],
    outgoing: { keys: [], allowed: [] },
    facebookPromotion: { feedSecret: null },
    stripe: null,
    voice: null,
    photoBucket: null,
    vouchedClaims: [],
    operator: SANDBOX_OPERATOR,
    references: { isOffered: true, keys: [] },
    receipts: { key: null, oldKeys: [] },
    sandboxed: ['sms', 'email', 'address-finder', 'epc-register', 'google', 'facebook', 'payments', 'voice'],
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
  ['CLIENT_CERTIFICATE_HEADER', 'two words'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['ALLOW_SANDBOX', 'yes'],
  ['POSTCODER_KEY', 'two words'],
  ['TWILIO_FROM', 'a sender whose name is too long'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['GOOGLE_CLIENT_ID', 'two words'],
  ['FACEBOOK_APP_ID', 'an app'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@example.org, b@example.org'],
  ['IDEAL_POSTCODES_KEY', 'short'],
  ['EPC_REGISTER_TOKEN', 'line\nbreak-in-it'],
  ['STRIPE_SECRET_KEY', 'pk_test_0123456789'],
  ['STRIPE_SECRET_KEY', 'sk_test_'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_0123456789'],
  ['STRIPE_WEBHOOK_SECRET', '0123456789'],
  ['STRIPE_API_URL', 'http://stripe.example.com'],
  ['STRIPE_API_URL', 'http://127.0.0.1.example.com'],
  ['STRIPE_API_URL', 'https://api.stripe.com/v1'],
  ['S3_ENDPOINT', 'our-photos'],
  ['S3_SECRET_ACCESS_KEY', 'two words'],
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

test('a header with certificates needs a proxy that is trusted', () => {
  const refused = {
    ok: false,
    problems: [
      'CLIENT_CERTIFICATE_HEADER needs TRUST_PROXY with your proxies’ addresses: we only believe them.',
    ],
  }
  expect(read({ CLIENT_CERTIFICATE_HEADER: 'X-Client-Cert' })).toEqual(refused)
  expect(read({ CLIENT_CERTIFICATE_HEADER: 'X-Client-Cert', TRUST_PROXY: '1' })).toEqual(refused)
  expect(read({ CLIENT_CERTIFICATE_HEADER: 'X-Client-Cert', TRUST_PROXY: '10.0.0.0/8' })).toMatchObject({
    config: { clientCertificateHeader: 'x-client-cert' },
  })
})

test('a migration address alone is refused', () => {
  const result = read({ DATABASE_MIGRATION_URL: 'postgresql://localhost/x' })
  expect(result).toMatchObject({
    ok: false,
    problems: ['DATABASE_MIGRATION_URL needs DATABASE_URL beside it.'],
  })
})

describe('the providers', () => {
  const KEY = 'PCW45-12345-12345-1234X'
  const ALL = ['sms', 'email', 'address-finder', 'epc-register', 'google', 'facebook', 'payments', 'voice']
  const but = (name: string) => ALL.filter((other) => other !== name)
  const twilio = { accountSid: 'AC0123456789', authToken: KEY, from: '+447700900001' }
  const email = { url: 'smtps://us:pw@mail.example.com:465', from: 'Gatepost <hello@example.com>' }
  test.each([
    [
      { POSTCODER_KEY: KEY },
      { addressFinder: { provider: 'postcoder', key: KEY }, sandboxed: but('address-finder') },
    ],
    [
      { IDEAL_POSTCODES_KEY: KEY },
      { addressFinder: { provider: 'ideal-postcodes', key: KEY }, sandboxed: but('address-finder') },
    ],
    [{ EPC_REGISTER_TOKEN: KEY }, { epcRegister: { token: KEY }, sandboxed: but('epc-register') }],
    [
      { TWILIO_ACCOUNT_SID: twilio.accountSid, TWILIO_AUTH_TOKEN: KEY, TWILIO_FROM: twilio.from },
      { sms: twilio, sandboxed: but('sms') },
    ],
    [
      { SMTP_URL: email.url, MAIL_FROM: email.from },
      { email, sandboxed: but('email') },
    ],
    [{ GOOGLE_CLIENT_ID: KEY }, { google: { clientId: KEY }, sandboxed: but('google') }],
    [
      { FACEBOOK_APP_ID: '1234567890', FACEBOOK_APP_SECRET: KEY },
      { facebook: { appId: '1234567890', appSecret: KEY }, sandboxed: but('facebook') },
    ],
  ])('%o', (environment, expected) => {
    expect(configOf(environment as Record<string, string>)).toMatchObject(expected)
  })
  test('two that find addresses are one too many', () => {
    expect(read({ POSTCODER_KEY: KEY, IDEAL_POSTCODES_KEY: KEY })).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^POSTCODER_KEY and IDEAL_POSTCODES_KEY are both set/)],
    })
  })
  test.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL and MAIL_FROM go together. Set both, or neither.'],
    [
      { TWILIO_AUTH_TOKEN: KEY, TWILIO_FROM: 'Gatepost' },
      'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM go together. Set all three, or none.',
    ],
  ])('%o is not all that it takes', (environment, problem) => {
    expect(read(environment as Record<string, string>)).toEqual({ ok: false, problems: [problem] })
  })
  test('a key that is wrong is not repeated', () => {
    const result = read({ POSTCODER_KEY: 'secret key', EPC_REGISTER_TOKEN: 'sesame' })
    expect(result.ok ? '' : result.problems.join()).not.toMatch(/secret key|sesame/)
  })
})

describe('a bucket for the photos', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.eu-west-2.amazonaws.com/our-photos',
    S3_ACCESS_KEY_ID: 'AKIA',
    S3_SECRET_ACCESS_KEY: 'secret-of-ours',
  }
  test('is taken whole, or not at all', () => {
    expect(configOf({}).photoBucket).toBeNull()
    expect(configOf({ ...whole, S3_REGION: 'eu-west-2' }).photoBucket).toEqual({
      endpoint: whole.S3_ENDPOINT,
      region: 'eu-west-2',
      accessKeyId: 'AKIA',
      secretAccessKey: 'secret-of-ours',
    })
    for (const name of Object.keys(whole)) {
      expect(read({ ...whole, [name]: '' })).toEqual({
        ok: false,
        problems: [
          'S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together. Set all three, or none.',
        ],
      })
    }
  })
})

const OPERATOR_NEEDED = [
  'OPERATOR_NAME',
  'OPERATOR_COMPANY_NUMBER',
  'OPERATOR_ADDRESS',
  'OPERATOR_VAT_NUMBER',
  'OPERATOR_ICO_NUMBER',
  'SUPPORT_EMAIL',
  'LOG_RETENTION_DAYS',
]

describe('production', () => {
  test('does not start while a provider is the sandbox, and names it', () => {
    expect(read({ NODE_ENV: 'production' })).toMatchObject({
      ok: false,
      problems: [
        expect.stringMatching(/SMS.*Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM/),
        expect.stringMatching(/emails still come.*Set SMTP_URL and MAIL_FROM/),
        expect.stringMatching(/address look-ups still come.*Set POSTCODER_KEY or IDEAL_POSTCODES_KEY/),
        expect.stringMatching(/energy certificates.*Set EPC_REGISTER_TOKEN/),
        expect.stringMatching(/Google sign-ins.*Set GOOGLE_CLIENT_ID/),
        expect.stringMatching(/Facebook sign-ins.*Set FACEBOOK_APP_ID and FACEBOOK_APP_SECRET/),
        expect.stringMatching(/Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET/),
        expect.stringMatching(/privacy numbers.*Set TWILIO_VOICE_NUMBERS or TWILIO_VOICE_BUY/),
        expect.stringContaining('RECEIPTS_KEY isn’t set'),
        ...OPERATOR_NEEDED.map((name) => expect.stringContaining(`production: ${name} isn’t set: `)),
      ],
    })
  })
  test('starts with the sandbox where that is allowed', () => {
    expect(configOf({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).environment).toBe('production')
  })
  test('ALLOW_SANDBOX=0 allows nothing', () => {
    expect(read({ NODE_ENV: 'production', ALLOW_SANDBOX: '0' }).ok).toBe(false)
  })
})
