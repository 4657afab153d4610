import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser, aNetwork } from '../../../../tests/support/browsers.ts'
import { selling, withFoundAddress } from '../../../../tests/support/builders.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import {
  aFinishedDraft,
  anOwner,
  aStreet,
  listingOf,
  type Owner,
} from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { sandboxTown } from '../../gateways/sandbox-town.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const DUPLICATE =
  'We already have an advert for a property with this address. Please provide a different address or contact our support team.'

let here: Awaited<ReturnType<typeof aServer>>
let there: Awaited<ReturnType<typeof aServer>>
let seller: Owner
beforeAll(async () => {
  const database = await aDatabase()
  here = await aServer({ on: database, now: () => NOON })
  there = await aServer({ on: { ...database, database: database.another() }, now: () => NOON })
  seller = await anOwner(here)
})
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
/** The same browser, calling either of the two processes. */
const aCopy = (owner: Owner, index: number) => {
  const copy = aBrowser(index % 2 === 0 ? here : there, aNetwork())
  for (const [name, value] of owner.browser.cookies) copy.cookies.set(name, value)
  return copy
}
describe('of fifty people who publish one home at once', () => {
  test.each([
    ['found', withFoundAddress(selling)],
    ['typed', selling],
  ] as const)('%s: one does, and the others are told', async (_what, context) => {
    const home = sandboxTown()[context.addressType === 'standard' ? 3 : 4]
    if (!home) throw new Error('the town is empty')
    const streetName = aStreet()
    const answers =
      context.addressType === 'standard'
        ? { propertyPostcode: home.address.postcode, propertyAddress: home.address.udprn }
        : { streetName }
    const people = await Promise.all(times(50).map(() => anOwner(here)))
    const drafts = await Promise.all(people.map((owner) => aFinishedDraft(here, owner, { context, answers })))
    const done = await Promise.all(
      drafts.map((draft, index) => draft.finish(1, {}, aCopy(people[index] ?? seller, index))),
    )
    const [block, field] =
      context.addressType === 'standard'
        ? ['propertyAddress', 'propertyAddress']
        : ['manualAddress', 'streetName']
    expect(done.filter(({ body }) => body.listing_id !== null)).toHaveLength(1)
    for (const { status, body } of done) {
      if (body.listing_id === null)
        expect([status, body.errors]).toEqual([200, [{ block, field, message: DUPLICATE }]])
    }
    if (context.addressType === 'standard') {
      const winner = drafts[done.findIndex(({ body }) => body.listing_id !== null)]
      expect(await listingOf(here, winner?.uuid ?? '')).toMatchObject({
        town: home.address.town,
        district: home.address.postcode.split(' ')[0],
      })
    }
  })
})
