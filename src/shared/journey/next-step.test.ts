import { describe, expect, test } from 'vitest'
import { afterSave, warnsBeforeLeaving } from './next-step.ts'

describe('a saved page leads a guest to confirm who they are', () => {
  test.each([
    ['sell', '/confirm-identity/sell'],
    ['let', '/confirm-identity/let'],
  ] as const)('%s: %s', (appType, path) => {
    expect(afterSave(appType)).toBe(path)
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
