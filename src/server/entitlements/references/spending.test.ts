import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyer } from '../../../../tests/support/buyers.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { anApplicant } from '../../../../tests/support/references.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { landlordStore } from './landlord-store.ts'
import { linkStore } from './link-store.ts'
import type { Asking } from './reference.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const LIMITS = { perOwnerADay: 1_000, toEmailADay: { most: 1_000, shares: [{ upTo: 1, perClient: 1_000 }] } }
const KEY = [randomBytes(32)]

const on = await aDatabase()
const server = await aServer({ on, now: () => NOW })
const processes = [landlordStore(on.another(), KEY), landlordStore(on.another(), KEY)]
const used = async (listing: string) =>
  (
    await on.owner.query(
      `select used, (select count(*)::int from tenant_references where entitlement_id = e.id and ended_at is null) as open
       from entitlements e where listing_id = $1 and kind = 'tenant-reference'`,
      [listing],
    )
  ).rows[0]

async function anEntitlement(quantity: number) {
  const buyer = await aBuyer(server, () => NOW)
  const { listing } = await buyer.bought('Gold-Package')
  await on.owner.query(
    `update entitlements set quantity = $2 where listing_id = $1 and kind = 'tenant-reference'`,
    [listing, quantity],
  )
  const asking = (): Asking => ({
    listing,
    ownerKey: buyer.owner.ownerKey,
    client: '192.0.2.1',
    asked: { ...anApplicant(), level: 'full' },
    at: NOW,
  })
  return { listing, asking, ownerKey: buyer.owner.ownerKey }
}

test('of twenty calls to two processes for the last two references two have them', async () => {
  const { listing, asking } = await anEntitlement(2)
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => processes.map((store) => store.ask(asking(), LIMITS))).flat(),
  )
  expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(2)
  expect(outcomes.filter((outcome) => outcome === 'none-left')).toHaveLength(18)
  expect(await used(listing)).toEqual({ used: 2, open: 2 })
})

test('of a landlord who cancels and an applicant who agrees at once one wins, and it is given back once', async () => {
  const { listing, asking, ownerKey } = await anEntitlement(1)
  const links = linkStore(on.another(), KEY)
  for (let round = 0; round < 10; round++) {
    const [store] = processes
    await store?.ask(asking(), LIMITS)
    const { rows } = await on.owner.query(
      `select r.id from tenant_references r join entitlements e on e.id = entitlement_id where listing_id = $1 and r.state = 'asked'`,
      [listing],
    )
    const { id } = rows[0]
    const [cancelled, again, agreed] = await Promise.all([
      ...processes.map((one) => one.cancel(id, ownerKey, NOW)),
      links.consent(id, 'v', NOW),
    ])
    expect([cancelled === 'done', again === 'done', agreed === true].filter(Boolean)).toHaveLength(1)
    expect(await used(listing)).toEqual(agreed === true ? { used: 1, open: 1 } : { used: 0, open: 0 })
    if (agreed === true) await links.withdraw(id, NOW)
    expect(await used(listing)).toEqual({ used: 0, open: 0 })
  }
})
