import { describe, expect, test } from 'vitest'
import { type Entitlement, entitlementLabel, entitlementStatus } from './entitlement.ts'

const NUMBER: Entitlement = {
  kind: 'privacy-number',
  level: null,
  quantity: 1,
  months: 1,
  state: 'active',
  waitingFor: null,
  from: '2026-11-20',
  until: '2026-12-20',
  dueBy: null,
  delivered: '01632 960123',
}
const REFERENCE: Entitlement = {
  ...NUMBER,
  kind: 'tenant-reference',
  level: 'full',
  months: null,
  state: 'waiting',
  waitingFor: 'owner',
  until: '2027-11-20',
  delivered: null,
}
const PROMOTION: Entitlement = {
  ...REFERENCE,
  kind: 'facebook-promotion',
  level: null,
  waitingFor: 'us',
  from: null,
  until: '2027-02-20',
  dueBy: '2026-11-24',
}

describe('what was bought', () => {
  test.each([
    [NUMBER, 'Privacy number for 1 month'],
    [{ ...NUMBER, months: 3 }, 'Privacy number for 3 months'],
    [REFERENCE, 'One full tenant reference'],
    [{ ...REFERENCE, level: 'basic', quantity: 2 } as const, '2 basic tenant references'],
    [PROMOTION, 'Promotion on Facebook Marketplace'],
  ])('is named: %#', (entitlement, label) => {
    expect(entitlementLabel(entitlement)).toBe(label)
  })

  test.each([
    [NUMBER, '01632 960123, from 20 November 2026 until 20 December 2026.'],
    [
      { ...NUMBER, state: 'waiting', waitingFor: 'phone-shown', from: null, until: null, delivered: null },
      'Waiting: your advert doesn’t offer calls. The time starts when it does.',
    ],
    [
      { ...NUMBER, waitingFor: 'advert-shown' },
      'Not in use: your advert isn’t online. Paid until 20 December 2026.',
    ],
    [
      { ...NUMBER, waitingFor: 'free-number', delivered: null },
      'Waiting for a number. Your advert shows no phone number until then. Paid until 20 December 2026.',
    ],
    [{ ...NUMBER, state: 'ended', delivered: null }, 'Ended on 20 December 2026.'],
    [
      { ...NUMBER, state: 'cancelled', until: '2026-11-21', delivered: null },
      'Cancelled on 21 November 2026.',
    ],
    [REFERENCE, 'Not used yet. Until 20 November 2027.'],
    [{ ...REFERENCE, state: 'delivered', waitingFor: null }, 'Delivered. Until 20 November 2027.'],
    [PROMOTION, 'We post it by 24 November 2026. Until 20 February 2027.'],
    [
      { ...PROMOTION, waitingFor: 'advert-shown', dueBy: null },
      'We’ll post it when your advert is online. Until 20 February 2027.',
    ],
    [
      { ...PROMOTION, state: 'delivered', waitingFor: null, delivered: 'https://www.facebook.com/1' },
      'Posted on Facebook. Until 20 February 2027.',
    ],
    [{ ...PROMOTION, state: 'cancelled', waitingFor: null }, 'Cancelled on 20 February 2027.'],
  ] as const)('stands as it stands: %#', (entitlement, status) => {
    expect(entitlementStatus(entitlement)).toBe(status)
  })
})
