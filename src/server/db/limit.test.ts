import { describe, expect, test } from 'vitest'
import { GUESS_LIMITS, LOOKUP_LIMITS, TEXT_LIMITS, VISITOR_LIMITS } from '../config/limits.ts'
import { countersOf, networkOf, type SharedBudget, shareAt } from './limit.ts'

test.each([
  ['192.0.2.1', null],
  ['unknown', null],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
])('the network of %s is %s', (client, network) => {
  expect(networkOf(client)).toBe(network)
})

test('a client is counted with its network, and a budget with both', () => {
  const client = '2001:db8:1:2::/64'
  expect(countersOf({ name: 'drafts', client, most: 1 })).toEqual({
    client: 'drafts client 2001:db8:1:2::/64',
    network: 'drafts network 2001:db8:1::/48',
    all: null,
  })
  expect(countersOf({ name: 'texts all', client: '192.0.2.1', budget: { most: 1, shares: [] } })).toEqual({
    client: 'texts all client 192.0.2.1',
    network: null,
    all: 'texts all',
  })
  expect(countersOf({ name: 'everything', most: 1 })).toEqual({
    client: null,
    network: null,
    all: 'everything',
  })
})

describe('a budget is used up by no fewer', () => {
  /** Clients that each take all that they can get at once; each on its own, or all that one /48 has room for. */
  const needed = (budget: SharedBudget, of: 'perClient' | 'perNetwork'): number => {
    let used = 0
    let takers = 0
    while (used < budget.most) {
      takers += 1
      for (let own = 1; own <= (shareAt(budget, used + 1)?.[of] ?? 0); own++) used += 1
    }
    return takers
  }
  test.each([
    ['texts', TEXT_LIMITS.overallAnHour, 89, 23],
    ['addresses', LOOKUP_LIMITS.addresses.overall, 85, 22],
    ['certificates', LOOKUP_LIMITS.certificates.overall, 85, 22],
    ['enquiries about an advert', VISITOR_LIMITS.enquiries.aboutListing, 39, 11],
    ['enquiries to a person', VISITOR_LIMITS.enquiries.toRecipient, 65, 18],
    ['reports', VISITOR_LIMITS.reports.aboutListing, 30, 9],
    ['phone numbers', VISITOR_LIMITS.phones.aboutListing, 97, 25],
  ] as const)('%s', (_what, budget, clients, networks) => {
    expect([needed(budget, 'perClient'), needed(budget, 'perNetwork')]).toEqual([clients, networks])
  })
  test('wrong codes never', () => {
    expect(shareAt(GUESS_LIMITS.overallAnHour, 1_000_000)?.perClient).toBe(10)
  })
})
