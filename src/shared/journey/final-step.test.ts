import { describe, expect, test } from 'vitest'
import { afterFinalSave, isAfterChange, redirectFromCheckout } from './final-step.ts'

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
  test.each([
    ['without a draft in this browser', 'standard', true, false, '/sell'],
    ['who has a draft and is not signed in', 'guest', false, true, '/confirm-identity/sell?tab=sign-in'],
    ['whose number is not confirmed', 'standard', false, true, '/phone-number-verification/sell'],
    ['who is an agent', 'agent', false, true, '/advertise-your-property/your-listing'],
  ] as const)('%s', (_name, userType, verified, hasDraft, path) => {
    expect(redirectFromCheckout('sell', { userType, verified }, hasDraft)).toBe(path)
  })
  test('and is for who sells or lets, is verified, and has a draft', () => {
    expect(redirectFromCheckout('sell', { userType: 'standard', verified: true }, true)).toBeNull()
  })
})

test('the page after publishing a change says that it was a change', () => {
  const step = afterFinalSave('sell', { kind: 'published', listing: 'abcd2345' }, { isChange: true })
  expect(step).toEqual({
    kind: 'thank',
    path: '/create-listing/thank-you-sell?listing_id=abcd2345&changed',
  })
  expect(isAfterChange('?listing_id=abcd2345&changed')).toBe(true)
  expect(isAfterChange('?listing_id=abcd2345')).toBe(false)
})
