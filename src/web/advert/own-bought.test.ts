import { expect, test } from 'vitest'
import { type Entitlement, entitlementStatus } from '#shared/advert/entitlement.ts'
import { asShown } from './own-bought.tsx'

const PROMOTION: Entitlement = {
  kind: 'facebook-promotion',
  level: null,
  quantity: 1,
  months: 3,
  state: 'waiting',
  waitingFor: 'us',
  from: null,
  until: null,
  dueBy: '2026-12-02',
  delivered: null,
}

test.each([
  ['live', 'us', 'We post it by 2 December 2026.'],
  ['withdrawn', 'us', 'We’ll post it when your advert is online.'],
  ['live', 'advert-shown', 'We post it by 2 December 2026.'],
  ['scheduled', 'advert-shown', 'We’ll post it when your advert is online.'],
] as const)('of an advert that is now %s, a promotion that waited for %s', (state, waitingFor, said) => {
  expect(entitlementStatus(asShown({ ...PROMOTION, waitingFor }, state))).toBe(said)
})
