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
        'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are set all three or not at all.',
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
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are one of test and one of live payments.',
    ])
  })
  test.each([undefined, 'http://gatepost.example'])('of live payments need https, not %s', (url) => {
    expect(problemsOf(live)).toEqual([])
    expect(problemsOf({ ...live, PUBLIC_URL: url ?? '' })).toEqual([
      'STRIPE_SECRET_KEY is one of live payments, and needs PUBLIC_URL with https beside it.',
    ])
  })
  test('of test payments are as good as a sandbox to production', () => {
    const testMode = expect.stringMatching(/^NODE_ENV=production: the keys of Stripe are those of test/)
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
