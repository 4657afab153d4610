import { expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { aHouseWithoutAnEpc, selling, withFoundAddress } from '../../../../tests/support/builders.ts'
import {
  aFinishedDraft,
  anOwner,
  aStreet,
  listingOf,
  published,
} from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { sandboxTown } from '../../gateways/sandbox-town.ts'
import { byRegister, type RegisterDeps } from './register-ratings.ts'

const here = await aServer({ now: () => new Date('2026-11-20T12:00:00Z') })
const seller = await anOwner(here)

test('the register’s ratings are published, though they are not asked, and whatever was sent with them', async () => {
  const home = sandboxTown().find(({ certificates }) => certificates[0]?.ratings.current === 64)
  if (!home) throw new Error('no such home in the town')
  const { postcode: propertyPostcode, udprn: propertyAddress } = home.address
  const right = await published(here, seller, {
    context: withFoundAddress(selling),
    answers: { propertyPostcode, propertyAddress, hasPropertyEpc: 'epc_correct', currentEpc: 9_999 },
  })
  expect((await listingOf(here, right.uuid))?.answers).toMatchObject({ currentEpc: 64, potentialEpc: 81 })
  const unknown = await published(here, seller, {
    answers: { ...aHouseWithoutAnEpc(), streetName: aStreet(), currentEpc: 64 },
  })
  expect((await listingOf(here, unknown.uuid))?.answers.currentEpc).toBeUndefined()
})

test('an answer that speaks of the register is refused where it has no certificate', async () => {
  const draft = await aFinishedDraft(here, seller, { answers: { hasPropertyEpc: 'epc_unknown' } })
  expect((await draft.finish()).body).toMatchObject({
    success: false,
    errors: [{ block: 'epc', field: 'hasPropertyEpc', message: expect.stringMatching(/^We can’t find an/) }],
  })
})

test('a home whose address was typed is looked for by its street and number', async () => {
  const { ratingsOf } = here.deps.publishing
  const home = sandboxTown().find(
    ({ address, certificates }) => address.street !== '' && certificates.length === 1,
  )
  if (!home) throw new Error('no such home in the town')
  const { postcode: propertyPostcode, street: streetName, number: doorNumber } = home.address
  expect(await ratingsOf({ propertyPostcode, streetName, doorNumber }, seller.ownerKey)).toMatchObject({
    current: home.certificates[0]?.ratings.current,
  })
  expect(await ratingsOf({ propertyPostcode }, seller.ownerKey)).toBeNull()
})

test.each([
  ['epc_correct', 'unknown', { currentEpc: 90, potentialEpc: 95 }, false],
  ['epc_correct', null, {}, true],
  ['epc_unknown', { current: 64, potential: 81 }, { currentEpc: 64, potentialEpc: 81 }, false],
  ['epc_wrong', null, { currentEpc: 90, potentialEpc: 95 }, false],
] as const)('%s, where the register answers %j', async (hasPropertyEpc, found, ratings, isMissing) => {
  const answered: DraftAnswers = { hasPropertyEpc, currentEpc: 90, potentialEpc: 95 }
  const deps: RegisterDeps = { ratingsOf: async () => found }
  const draft = { appType: 'sell', ownerKey: seller.ownerKey, stored: answered, published: answered } as const
  expect(await byRegister(deps, draft)).toEqual({
    read: { ...draft, published: { hasPropertyEpc, ...ratings } },
    isMissing,
  })
})
