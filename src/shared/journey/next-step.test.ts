import { describe, expect, test } from 'vitest'
import {
  afterRegister,
  afterReset,
  afterSave,
  afterSignIn,
  nextText,
  signedInAlert,
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
    ['sell', false, false, { kind: 'go', path: '/phone-number-verification/sell' }],
    ['let', false, false, { kind: 'go', path: '/phone-number-verification/let' }],
    ['sell', true, false, LISTING],
    ['let', true, true, LISTING],
  ] as const)('%s, agent %s, verified %s', (appType, isAgent, sellerVerified, step) => {
    expect(afterSignIn(appType, { isAgent, sellerVerified })).toEqual(step)
  })
  test.each([
    ['sell', 'You logged in as Seller'],
    ['let', 'You logged in as Landlord'],
    [null, 'You’ve signed in.'],
  ] as const)('shows for %s', (appType, alert) => {
    expect(signedInAlert(appType)).toBe(alert)
  })
})

test('registering saves, then verifies the phone; a reset leads to signing in', () => {
  expect(afterRegister('let')).toEqual({ kind: 'go', path: '/phone-number-verification/let' })
  expect(afterReset('sell')).toEqual({ kind: 'go', path: '/confirm-identity/sell?tab=sign-in' })
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

test('the last button says Next where it leads to a page, and else what it does', () => {
  const seller = { userType: 'standard', verified: true } as const
  const textFor = (who: Parameters<typeof afterSave>[1], isOwed: boolean, isPublished = false) =>
    nextText(afterSave('sell', who), { isOwed, isPublished })
  expect(textFor({ userType: 'guest', verified: false }, false)).toBe('Next')
  expect(textFor({ userType: 'standard', verified: false }, false)).toBe('Next')
  expect(textFor(seller, true)).toBe('Next')
  expect(textFor(seller, true, true)).toBe('Next')
  expect(textFor(seller, false)).toBe('Publish my advert')
  expect(textFor({ userType: 'agent', verified: false }, false)).toBe('Publish my advert')
  expect(textFor(seller, false, true)).toBe('Publish these changes')
})
