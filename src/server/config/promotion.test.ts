import { expect, test } from 'vitest'
import { LIVE_STRIPE } from '../../../tests/support/live-stripe.ts'
import { readConfig } from './config.ts'

const SECRET = 'an-address-that-is-secret'
function read(environment: Record<string, string>) {
  const result = readConfig(environment, '/srv/gatepost')
  return result.ok
    ? result.config.facebookPromotion
    : result.problems.filter((problem) => problem.startsWith('FACEBOOK_'))
}
const production = { NODE_ENV: 'production' }

test('promotion is on in a sandbox, and off elsewhere until somebody switches it on', () => {
  expect(read({})).toEqual({ feedSecret: null })
  expect(read({ FACEBOOK_PROMOTION: 'off' })).toBeNull()
  expect(read({ FACEBOOK_FEED_SECRET: SECRET })).toEqual({ feedSecret: SECRET })
  expect(read({ ...production, ALLOW_SANDBOX: '1' })).toEqual({ feedSecret: null })
  expect(read({ ...production, ALLOW_SANDBOX: '1', FACEBOOK_PROMOTION: 'off' })).toBeNull()
  expect(read(production)).toEqual([])
  expect(read({ ...production, FACEBOOK_PROMOTION: 'desk' })).toEqual([
    'FACEBOOK_PROMOTION=desk needs FACEBOOK_FEED_SECRET beside it.',
  ])
})

test('with real money it is off, even in a sandbox, until somebody switches it on', () => {
  expect(read(LIVE_STRIPE)).toBeNull()
  expect(read({ ...LIVE_STRIPE, FACEBOOK_PROMOTION: 'desk' })).toEqual({ feedSecret: null })
})

test.each(['too-short', 'with a space in between', 'with/a/slash/in/between'])(
  'a secret is not %s',
  (secret) => {
    expect(read({ FACEBOOK_FEED_SECRET: secret })).toEqual([
      'FACEBOOK_FEED_SECRET must be 16 to 200 letters, digits, hyphens and underscores.',
    ])
  },
)

test('it is at the desk or off', () => {
  expect(read({ FACEBOOK_PROMOTION: 'on' })).toEqual(['FACEBOOK_PROMOTION must be one of desk, off.'])
})
