import { expect, test } from 'vitest'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import {
  aHouse,
  aHouseToLet,
  aHouseWithoutAnEpc,
  letting,
  selling,
  withFoundAddress,
} from '../../../../tests/support/builders.ts'
import {
  aFinishedDraft,
  anOrder,
  anOwner,
  aStreet,
  countOf,
  listingOf,
  type Owner,
  published,
} from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { sandboxTown } from '../../gateways/sandbox-town.ts'
import { publishDraft } from './publish-draft.ts'
import { publishOrder } from './publish-order.ts'

let now = new Date('2026-11-20T12:00:00Z')
const here = await aServer({ now: () => now })
const GOLD = 'Gold-Package'
const IN_SCOTLAND = {
  propertyPostcode: 'EH1 1YZ',
  countryName: 'Scotland',
  countyName: 'Midlothian',
} as const
const PUBLISHED = { kind: 'published' }
/** Lawful in England until 1 May 2026. */
const aLetWithoutBenefits = () => ({ ...aHouseToLet(), streetName: aStreet(), propertyDss: 'false' }) as const
/** Whose session would end before the clock is moved so far. */
const account = ({ ownerKey }: Owner) => ({ ownerKey, isAgent: false })

test('a final save refuses what the law refuses, under its field', async () => {
  const owner = await anOwner(here)
  const answers = { ...aLetWithoutBenefits(), summary: 'Home, no DSS' } as const
  const draft = await aFinishedDraft(here, owner, { context: letting, answers })
  const { body } = await draft.finish()
  expect(body).toMatchObject({
    success: false,
    errors: [
      { block: 'summary', field: 'summary', message: expect.stringMatching(/^‘no DSS’: In England/) },
      { block: 'dss', field: 'propertyDss', message: expect.stringMatching(/^In England/) },
    ],
  })
  expect(await listingOf(here, draft.uuid)).toBeNull()
})

test.each([
  ['England', letting, aHouseToLet({ possessionGround: null }), 'possession'],
  ['Scotland', letting, aHouseToLet({ ...IN_SCOTLAND, landlordRegistrationNumber: null }), 'registration'],
  ['Scotland', selling, aHouse({ ...IN_SCOTLAND, homeReport: null }), 'homeReport'],
] as const)(
  'in %s, %j: a law’s question is refused unanswered where the sender’s page has it',
  async (_nation, context, answers, block) => {
    now = new Date('2026-11-20T12:00:00Z')
    const owner = await anOwner(here)
    const draft = await aFinishedDraft(here, owner, {
      context,
      answers: { ...answers, streetName: aStreet() },
    })
    const final = (blocks: object) =>
      owner.browser.post(ENDPOINTS.saveFinal.path, { data: { ...draft.stateOf(1), blocks } })
    const refused = { success: false, errors: [expect.objectContaining({ block })] }
    expect((await draft.finish()).body).toMatchObject(refused)
    // As our own page sends it: no answer again.
    expect((await final({})).body).toMatchObject(refused)
    const { [block]: _unknown, ...blocks } = draft.stateOf(1).blocks
    expect((await final(blocks)).body).toMatchObject({ success: true, listing_id: expect.any(String) })
  },
)

test.each([
  [true, 'published'],
  [false, 'cannot'],
])('what was paid for by a sender that was not asked is published: %s, %s', async (isUnasked, kind) => {
  now = new Date('2026-11-20T12:00:00Z')
  const owner = await anOwner(here)
  const answers = aHouseToLet({ possessionGround: null, streetName: aStreet(), marketingOption: GOLD })
  const draft = await aFinishedDraft(here, owner, { context: letting, answers })
  const { possession: _unknown, ...blocks } = draft.stateOf(1).blocks
  const data = { ...draft.stateOf(1), blocks: isUnasked ? blocks : {} }
  await owner.browser.post(ENDPOINTS.saveFinal.path, { data })
  const order = await anOrder(here, draft.uuid, { option: GOLD, state: 'paid' })
  expect((await publishOrder(here.deps.publishing, order)).kind).toBe(kind)
})

test('an advert that the law refuses by now is not put back online as it was', async () => {
  now = new Date('2026-04-30T12:00:00Z')
  const owner = await anOwner(here)
  const answers = aLetWithoutBenefits()
  const advert = await published(here, owner, { context: letting, answers })
  await advert.withdraw()
  now = new Date('2026-04-30T22:59:00Z')
  expect((await advert.republish()).body).toMatchObject({ success: true })
  await advert.withdraw()
  now = new Date('2026-04-30T23:00:00Z')
  const { body } = await advert.republish()
  expect(body).toMatchObject({
    success: false,
    error_message: expect.stringMatching(/Choose Edit.* In England/),
  })
  expect((await listingOf(here, advert.uuid))?.['state']).toBe('withdrawn')
  await advert.save(1, { propertyDss: 'true' })
  expect((await advert.finish(2, { propertyDss: 'true' })).body.success).toBe(true)
  expect((await listingOf(here, advert.uuid))?.['state']).toBe('live')
})

test('an advert that was paid for and that the law refuses by now is refunded, and its draft waits to be changed', async () => {
  now = new Date('2026-04-30T22:59:00Z')
  const owner = await anOwner(here)
  const answers = { ...aLetWithoutBenefits(), marketingOption: GOLD } as const
  const draft = await aFinishedDraft(here, owner, { context: letting, answers })
  const order = await anOrder(here, draft.uuid, { option: GOLD })
  now = new Date('2026-04-30T23:00:00Z')
  const publish = () => publishOrder(here.deps.publishing, order)
  const cannot = { kind: 'cannot' }
  expect(await Promise.all([publish(), publish(), publish()])).toEqual([cannot, cannot, cannot])
  expect(await listingOf(here, draft.uuid)).toBeNull()
  expect(
    await countOf(here, `refunds where order_id = $1 and pence = 1999 and kind = 'whole'`, [order]),
  ).toBe(1)
  const letters = (await emailsTo(here, owner.email)).filter(({ text }) => text.includes(order))
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toMatch(/The law no longer allows something in the advert\.\s+In England/)
  expect(letters[0]?.text).toContain(`/load/let/${draft.uuid}#propertyDss`)

  const wanted = { block: 'dss', field: 'propertyDss', message: expect.stringMatching(/^In England/) }
  expect((await draft.finish()).body).toMatchObject({ success: false, errors: [wanted] })
  await draft.save(1, { propertyDss: 'true' })
  expect(
    await publishOrder(here.deps.publishing, await anOrder(here, draft.uuid, { option: GOLD })),
  ).toMatchObject(PUBLISHED)
  expect((await listingOf(here, draft.uuid))?.answers).toMatchObject({
    summary: answers.summary,
    propertyDss: 'true',
  })
})

test('an option that was paid for after newer answers were published is delivered: the old ones do not go online', async () => {
  now = new Date('2026-04-30T12:00:00Z')
  const owner = await anOwner(here)
  const answers = { ...aLetWithoutBenefits(), marketingOption: GOLD } as const
  const draft = await aFinishedDraft(here, owner, { context: letting, answers })
  const order = await anOrder(here, draft.uuid, { option: GOLD, state: 'expired' })
  await draft.save(1, { propertyDss: 'true', marketingOption: 'none' })
  now = new Date('2026-05-01T12:00:00Z')
  expect(await publishDraft(here.deps.publishing, draft.uuid, account(owner))).toMatchObject(PUBLISHED)
  await here.database.query(`update orders set state = 'paid', paid_at = now() where id = $1`, [order])
  expect(await publishOrder(here.deps.publishing, order)).toMatchObject(PUBLISHED)
  expect(await listingOf(here, draft.uuid)).toMatchObject({
    marketing_option: GOLD,
    answers: { propertyDss: 'true' },
  })
})

test('a home whose certificate in the register is an F is not let without an exemption', async () => {
  now = new Date('2026-11-20T12:00:00Z')
  const owner = await anOwner(here)
  const home = sandboxTown().find(
    ({ certificates: [one, ...more] }) => one && more.length === 0 && one.ratings.current < 39,
  )
  if (!home) throw new Error('no such home in the town')
  const answers = {
    ...aHouseToLet(),
    propertyPostcode: home.address.postcode,
    propertyAddress: home.address.udprn,
    hasPropertyEpc: 'epc_correct',
  } as const
  const draft = await aFinishedDraft(here, owner, { context: withFoundAddress(letting), answers })
  expect((await draft.finish()).body).toMatchObject({
    success: false,
    errors: [
      { block: 'epc', field: 'hasPropertyEpc', message: expect.stringMatching(/^A home rated F or G/) },
    ],
  })
})

test('the receipt of a later change counts the 28 days from the first day online', async () => {
  now = new Date('2026-11-20T12:00:00Z')
  const owner = await anOwner(here)
  const ordered = { ...aHouseWithoutAnEpc(), epcOrderedOn: null, streetName: aStreet() } as const
  const advert = await published(here, owner, { answers: ordered })
  await advert.save(1, { sellingPrice: 310_000 })
  now = new Date('2026-12-01T12:00:00Z')
  expect(await publishDraft(here.deps.publishing, advert.uuid, account(owner))).toMatchObject(PUBLISHED)
  const { rows } = await here.owner.query<{ record: string }>(
    'select record from receipts where listing_id = $1 order by number',
    [advert.listing],
  )
  const reason = 'You have until 17 December 2026 to get it.'
  expect(rows.map(({ record }) => record.includes(reason))).toEqual([true, true])
})
