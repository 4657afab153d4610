import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/gatepost')
const configOf = (environment: Record<string, string>) => {
  const result = read(environment)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.config
}

describe('the keys of Stripe', () => {
  const testKeys = {
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  }
  const live = {
    ...testKeys,
    STRIPE_SECRET_KEY: 'rk_live_0123456789',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
    PUBLIC_URL: 'https://gatepost.example',
  }
  const problemsOf = (environment: Record<string, string>) => {
    const result = read(environment)
    return result.ok ? [] : result.problems
  }
  test('switch it on, all three of them', () => {
    expect(configOf(testKeys)).toMatchObject({
      stripe: {
        secretKey: 'sk_test_0123456789',
        publishableKey: 'pk_test_0123456789',
        webhookSecret: 'whsec_0123456789',
        apiUrl: 'https://api.stripe.com',
      },
    })
    expect(configOf(testKeys).sandboxed).not.toContain('payments')
    for (const name of Object.keys(testKeys)) {
      expect(problemsOf({ ...testKeys, [name]: '' })).toEqual([
        'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together. Set all three, or none.',
      ])
    }
  })
  test.each(['http://127.0.0.1:12111', 'http://localhost:12111', 'http://[::1]:1', 'https://mock.example'])(
    'go to %s where that is asked for',
    (url) => {
      expect(configOf({ ...testKeys, STRIPE_API_URL: url }).stripe?.apiUrl).toBe(url)
    },
  )
  test.each([
    { ...live, STRIPE_SECRET_KEY: 'sk_test_0123456789' },
    { ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789' },
  ])('are all of test or all of live payments', (environment) => {
    expect(problemsOf(environment)).toEqual([
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be for test payments, or both for live ones.',
    ])
  })
  test.each([undefined, 'http://gatepost.example'])('of live payments need https, not %s', (url) => {
    expect(problemsOf(live)).toEqual([])
    expect(problemsOf({ ...live, PUBLIC_URL: url ?? '' })).toEqual([
      'STRIPE_SECRET_KEY is for live payments. Set PUBLIC_URL too, with https.',
    ])
  })
  test('of test payments are as good as a sandbox to production', () => {
    const testMode = expect.stringMatching(/^NODE_ENV=production: the Stripe keys are for test/)
    expect(problemsOf({ ...testKeys, NODE_ENV: 'production' })).toContainEqual(testMode)
    expect(problemsOf({ ...live, NODE_ENV: 'production' })).not.toContainEqual(testMode)
    expect(problemsOf({ ...testKeys, NODE_ENV: 'production', ALLOW_SANDBOX: '1' })).toEqual([])
  })
  test('are never repeated', () => {
    const problems = problemsOf({
      ...testKeys,
      STRIPE_SECRET_KEY: 'the key',
      STRIPE_WEBHOOK_SECRET: 'sesame',
    })
    expect(problems.join()).not.toMatch(/the key|sesame/)
  })
})

describe('privacy numbers', () => {
  const SMS = {
    TWILIO_ACCOUNT_SID: 'AC0123456789',
    TWILIO_AUTH_TOKEN: '0123456789',
    TWILIO_FROM: 'Gatepost',
    PUBLIC_URL: 'https://gatepost.example',
  }
  const NUMBERS = '+44 1632 960-001,+441632960002, +441632960001'
  const problemsOf = (environment: Record<string, string>) => {
    const result = read(environment)
    return result.ok ? [] : result.problems
  }
  test('are those of the operator, in any spelling, each once, and as many as may be bought', () => {
    const { voice, sandboxed } = configOf({ ...SMS, TWILIO_VOICE_NUMBERS: NUMBERS })
    expect(voice).toEqual({
      accountSid: 'AC0123456789',
      authToken: '0123456789',
      numbers: ['+441632960001', '+441632960002'],
      mostBought: 0,
      bundleSid: null,
      addressSid: null,
    })
    expect(sandboxed).not.toContain('voice')
    const papers = {
      TWILIO_VOICE_BUNDLE_SID: `BU${'0'.repeat(32)}`,
      TWILIO_VOICE_ADDRESS_SID: `AD${'0'.repeat(32)}`,
    }
    expect(configOf({ ...SMS, ...papers, TWILIO_VOICE_BUY: '20' }).voice).toMatchObject({
      numbers: [],
      mostBought: 20,
      bundleSid: papers.TWILIO_VOICE_BUNDLE_SID,
      addressSid: papers.TWILIO_VOICE_ADDRESS_SID,
    })
  })
  test('are the sandbox’s beside real text messages, and where none may be bought', () => {
    expect(configOf(SMS).sandboxed).toContain('voice')
    expect(configOf({ ...SMS, TWILIO_VOICE_BUY: '0' }).voice).toBeNull()
  })
  test.each([
    [{ TWILIO_VOICE_NUMBERS: NUMBERS }, /need TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM/],
    [{ ...SMS, TWILIO_VOICE_BUY: '5', PUBLIC_URL: '' }, /need PUBLIC_URL too, with https/],
    [
      { ...SMS, TWILIO_VOICE_BUY: '5', PUBLIC_URL: 'http://gatepost.example' },
      /need PUBLIC_URL too, with https/,
    ],
    [
      { ...SMS, TWILIO_VOICE_NUMBERS: '+15005550006' },
      /^TWILIO_VOICE_NUMBERS must be UK numbers .* "\+15005550006" isn’t one/,
    ],
    [{ ...SMS, TWILIO_VOICE_BUY: '1001' }, /^TWILIO_VOICE_BUY must be how many/],
    [
      { ...SMS, TWILIO_VOICE_BUNDLE_SID: 'AD1' },
      /^TWILIO_VOICE_BUNDLE_SID must be a Twilio SID that begins with BU/,
    ],
  ])('%#: are refused with a reason', (environment, problem) => {
    expect(problemsOf(environment as Record<string, string>)).toEqual([expect.stringMatching(problem)])
  })
  test('are named to production while they are the sandbox', () => {
    expect(problemsOf({ ...SMS, NODE_ENV: 'production' })).toContainEqual(
      'NODE_ENV=production: privacy numbers (calls) still come from the sandbox. Set TWILIO_VOICE_NUMBERS or TWILIO_VOICE_BUY, or set ALLOW_SANDBOX=1 to start anyway.',
    )
  })
})
