import { describe, expect, test } from 'vitest'
import {
  afterFinalSave,
  afterRegister,
  afterReset,
  afterSave,
  afterSignIn,
  checkoutInstead,
  confirmIdentityInstead,
  signedInAlert,
  verifyPhoneInstead,
  warnsBeforeLeaving,
} from './next-step.ts'

describe('a saved page leads', () => {
  test.each([
    [
      'a guest to confirm who they are',
      'sell',
      'guest',
      false,
      { kind: 'go', path: '/confirm-identity/sell' },
    ],
    ['a guest to confirm who they are', 'let', 'guest', false, { kind: 'go', path: '/confirm-identity/let' }],
    ['a verified user to the final save', 'sell', 'standard', true, { kind: 'save-final' }],
    [
      'an unverified one to the phone verification',
      'let',
      'standard',
      false,
      { kind: 'go', path: '/phone-number-verification/let' },
    ],
    [
      'an agent, whose number nobody confirms, to the final save',
      'sell',
      'agent',
      false,
      { kind: 'save-final' },
    ],
  ] as const)('%s (%s)', (_name, appType, userType, verified, step) => {
    expect(afterSave(appType, { userType, verified })).toEqual(step)
  })
})

describe('somebody who has signed in', () => {
  const LISTING = { kind: 'go', path: '/advertise-your-property/your-listing' }
  test.each([
    ['sell', false, true, { kind: 'save-final' }],
    ['let', false, true, { kind: 'save-final' }],
    ['sell', false, false, { kind: 'save-then-go', path: '/phone-number-verification/sell' }],
    ['let', false, false, { kind: 'save-then-go', path: '/phone-number-verification/let' }],
    ['sell', true, false, LISTING],
    ['let', true, true, LISTING],
  ] as const)('%s, agent %s, verified %s', (appType, isAgent, sellerVerified, step) => {
    expect(afterSignIn(appType, { isAgent, sellerVerified })).toEqual(step)
  })
  test.each([
    ['sell', 'You logged in as Seller'],
    ['let', 'You logged in as Landlord'],
  ] as const)('is told so: %s', (appType, alert) => {
    expect(signedInAlert(appType)).toBe(alert)
  })
})

test('registering saves, then verifies the phone; a reset leads to signing in', () => {
  expect(afterRegister('let')).toEqual({ kind: 'save-then-go', path: '/phone-number-verification/let' })
  expect(afterReset('sell')).toEqual({ kind: 'go', path: '/confirm-identity/sell?tab=sign-in' })
})

describe('a screen that is not for somebody leads back to the advert', () => {
  const BACK = { kind: 'go', path: '/sell' }
  test.each([
    ['guest', false, null, BACK],
    ['standard', false, BACK, null],
    ['standard', true, BACK, BACK],
    ['agent', false, null, BACK],
  ] as const)('%s, verified %s', (userType, verified, identity, phone) => {
    expect(confirmIdentityInstead('sell', { userType, verified })).toEqual(identity)
    expect(verifyPhoneInstead('sell', { userType, verified })).toEqual(phone)
  })
})

describe('leaving the page asks first, except', () => {
  test.each([
    ['guest', true, true],
    ['guest', false, true],
    ['standard', true, false],
    ['standard', false, true],
    ['agent', true, false],
    ['agent', false, false],
  ] as const)('%s, new listing %s: asks %s', (userType, listingNew, asks) => {
    expect(warnsBeforeLeaving(userType, listingNew)).toBe(asks)
  })
})

describe('a final save leads', () => {
  const error = { block: 'rooms', field: 'propertyBedrooms', message: 'The Bedrooms field is required.' }
  test.each([
    [
      'to the thank-you page where the advert is published',
      'sell',
      { kind: 'published', listing: 'abcd2345' },
      { kind: 'thank', path: '/create-listing/thank-you-sell?listing_id=abcd2345' },
    ],
    [
      'to that of letting for a home to let',
      'let',
      { kind: 'published', listing: 'abcd2345' },
      { kind: 'thank', path: '/create-listing/thank-you-let?listing_id=abcd2345' },
    ],
    [
      'to the checkout where there is to pay',
      'let',
      { kind: 'payment-required' },
      { kind: 'go', path: '/checkout/let' },
    ],
    [
      'back to the advert where answers are wrong',
      'let',
      { kind: 'refused', message: 'Some answers need another look.', errors: [error] },
      { kind: 'mend', path: '/let', errors: [error] },
    ],
    [
      'to an alert where it is refused without errors',
      'sell',
      { kind: 'refused', message: 'We are closed.', errors: [] },
      { kind: 'alert', message: 'We are closed.' },
    ],
    ['nowhere where no answer came', 'sell', { kind: 'failed' }, { kind: 'rest' }],
  ] as const)('%s', (_name, appType, answer, step) => {
    expect(afterFinalSave(appType, answer)).toEqual(step)
  })
})

describe('the checkout is not for somebody', () => {
  const go = (path: string) => ({ kind: 'go', path })
  test.each([
    ['without a draft in this browser', 'standard', true, false, go('/sell')],
    ['who has a draft and is not signed in', 'guest', false, true, go('/confirm-identity/sell?tab=sign-in')],
    ['whose number is not confirmed', 'standard', false, true, go('/phone-number-verification/sell')],
    ['who is an agent', 'agent', false, true, go('/advertise-your-property/your-listing')],
  ] as const)('%s', (_name, userType, verified, hasDraft, step) => {
    expect(checkoutInstead('sell', { userType, verified }, hasDraft)).toEqual(step)
  })
  test('and is for who sells or lets, is verified, and has a draft', () => {
    expect(checkoutInstead('sell', { userType: 'standard', verified: true }, true)).toBeNull()
  })
})
