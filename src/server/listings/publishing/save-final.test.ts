import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser, aNetwork } from '../../../../tests/support/browsers.ts'
import { aHouseToLet, letting, selling, withFoundAddress } from '../../../../tests/support/builders.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { EMAILS } from '../../../../tests/support/jobs.ts'
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

const NOON = new Date('2026-11-20T12:00:00Z')
const DUPLICATE =
  'We already have an advert for a property with this address. Please provide a different address or contact our support team.'

let now = NOON
let here: Awaited<ReturnType<typeof aServer>>
let there: Awaited<ReturnType<typeof aServer>>
let seller: Owner
beforeAll(async () => {
  const database = await aDatabase()
  here = await aServer({ on: database, now: () => now })
  there = await aServer({ on: { ...database, database: database.another() }, now: () => now })
  seller = await anOwner(here)
})
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
/** The same browser, calling either of the two processes. */
const aCopy = (owner: Owner, index: number) => {
  const copy = aBrowser(index % 2 === 0 ? here : there, aNetwork())
  for (const [name, value] of owner.browser.cookies) copy.cookies.set(name, value)
  return copy
}
const emails = (sendKey: string) => countOf(here, `${EMAILS} where send_key = $1`, [sendKey])
describe('a final save', () => {
  test.each([425, 425_000_000])('publishes at a price that is far from usual: £%d', async (sellingPrice) => {
    const draft = await aFinishedDraft(here, seller, { answers: { sellingPrice } })
    const { body } = await draft.finish()
    expect(body).toMatchObject({ success: true, errors: [], listing_id: expect.any(String) })
  })

  test('publishes a free advert, and says so in the page state', async () => {
    const draft = await aFinishedDraft(here, seller)
    const { status, body } = await draft.finish()
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, error_message: '', payment_required: false, errors: [] })
    expect(body.listing_id).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/)
    expect(body.result?.data).toMatchObject({
      listing: body.listing_id,
      listingNew: false,
      version: 1,
      order: { isPaid: false },
    })
    expect(body.result?.data.user.pendingListings.map(({ uid }) => uid)).not.toContain(draft.uuid)
    expect(await listingOf(here, draft.uuid)).toMatchObject({
      id: body.listing_id,
      state: 'live',
      app_type: 'sell',
      live_from: '2026-11-20',
      draft_version: 1,
      marketing_option: 'none',
      option_ends_at: null,
      street: draft.answers.streetName,
      town: 'Chalfont St. Peter',
      district: 'SL9',
      place: `${draft.answers.streetName} chalfont st. peter sl9 sl`.toLowerCase(),
    })
    expect(await emails(`published ${body.listing_id}`)).toBe(1)
  })

  test('twenty at once, through two processes: one advert, one email, one answer', async () => {
    for (const changed of [{}, { summary: 'A home at the end of the lane' }]) {
      const draft = await aFinishedDraft(here, seller)
      const answers = await Promise.all(
        times(20).map((index) => draft.finish(1, changed, aCopy(seller, index))),
      )
      const ids = new Set(answers.map(({ body }) => body.listing_id))
      expect([...ids]).toEqual([expect.stringMatching(/^.{8}$/)])
      expect(await countOf(here, 'listings where draft_uuid = $1', [draft.uuid])).toBe(1)
      expect(await emails(`published ${[...ids][0]}`)).toBe(1)
      expect((await listingOf(here, draft.uuid))?.answers.summary).toBe(
        changed.summary ?? draft.answers.summary,
      )
    }
  })

  test('twenty at once of a draft that nothing is stored of yet', async () => {
    const draft = await aFinishedDraft(here, seller)
    await here.database.query('delete from drafts where uuid = $1', [draft.uuid])
    const answers = await Promise.all(times(20).map((index) => draft.finish(0, {}, aCopy(seller, index))))
    expect(new Set(answers.map(({ body }) => body.listing_id)).size).toBe(1)
    expect(await countOf(here, 'listings where draft_uuid = $1', [draft.uuid])).toBe(1)
  })

  test('again of the same version changes nothing, not even when it was published last', async () => {
    const draft = await published(here, seller)
    const before = await listingOf(here, draft.uuid)
    now = new Date('2026-11-20T12:30:00Z')
    expect((await draft.finish()).body).toMatchObject({ success: true, listing_id: draft.listing })
    now = NOON
    expect(await listingOf(here, draft.uuid)).toEqual(before)
  })
})

describe('who may not', () => {
  test('a guest, somebody who has not confirmed a number, an agent', async () => {
    const unverified = await anOwner(here, 'unverified')
    const agent = await anOwner(here, 'agent')
    for (const browser of [aBrowser(here, aNetwork()), unverified.browser, agent.browser]) {
      const draft = await aFinishedDraft(here, seller)
      const { status, body } = await draft.finish(1, {}, browser)
      expect([status, body.success]).toEqual([403, false])
      expect(await listingOf(here, draft.uuid)).toBeNull()
    }
  })

  test('somebody whose draft it is not, who learns nothing', async () => {
    const other = await anOwner(here)
    const draft = await aFinishedDraft(here, seller)
    const theirs = await draft.finish(1, {}, other.browser)
    const nobodys = await other.browser.post('/create-listing/save-final', {
      data: { ...draft.stateOf(1), uuid: randomUUID() },
    })
    expect([theirs.status, theirs.body]).toEqual([nobodys.status, nobodys.body])
    expect(theirs.status).toBe(404)
    expect(await listingOf(here, draft.uuid)).toBeNull()
  })

  test('a window that does not know the newest answers: it is shown them, and nothing is published', async () => {
    const draft = await aFinishedDraft(here, seller)
    await draft.save(1, { summary: 'Newer' })
    const { body } = await draft.finish(1, { summary: 'Older' })
    expect(body).toMatchObject({ success: false, payment_required: false, errors: [], listing_id: null })
    expect(body.result?.data).toMatchObject({ version: 2, listing: null })
    expect(await listingOf(here, draft.uuid)).toBeNull()
  })
})

describe('what is wrong with a draft is told by block and field', () => {
  test.each([
    [{ summary: null }, 'summary', 'summary', 'The Summary field is required.'],
    [{ enquiryPhone: '020 7946 0000' }, 'sendEnquiries', 'enquiryPhone', 'The Mobile Number is not a valid mobile number.'],
    [{ userAgent: true }, 'userAgent', 'userAgent', 'You’re signed in as a seller or landlord. Say that you’re not an agent, or sign in as one.'],
    [{ publishDate: true, startDate: '2026-11-19' }, 'publishDate', 'startDate', 'Please provide a date within the next 3 months.'],
    [{ files_uploaded: [] }, 'photos', 'files_uploaded', 'At least one photo is required'],
    [{ termsAndConditions: false }, 'terms', 'termsAndConditions', 'The Terms & Conditions field is required.'],
  ] as const)('%j', async (changed, block, field, message) => {
    const draft = await aFinishedDraft(here, seller)
    const { status, body } = await draft.finish(1, changed)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: false, payment_required: false, listing_id: null, errors: [{ block, field, message }] })
    expect(body.error_message).toBe('Some answers need another look.')
    expect(await listingOf(here, draft.uuid)).toBeNull()
  }) // biome-ignore format: a table

  test('a photo that is not kept any more', async () => {
    const draft = await aFinishedDraft(here, seller)
    await here.database.query('delete from photos where draft_uuid = $1', [draft.uuid])
    const { body } = await draft.finish()
    expect(body.errors).toEqual([
      { block: 'photos', field: 'files_uploaded', message: expect.stringMatching(/no longer have/) },
    ])
  })

  test('the home of another live advert', async () => {
    const first = await published(here, seller)
    const other = await anOwner(here)
    const second = await aFinishedDraft(here, other, {
      answers: { streetName: `${first.answers.streetName}` },
    })
    const { body } = await second.finish()
    expect(body.errors).toEqual([{ block: 'manualAddress', field: 'streetName', message: DUPLICATE }])
  })

  test('an address that the postcode does not have', async () => {
    const [home] = sandboxTown()
    if (!home) throw new Error('the town is empty')
    const draft = await aFinishedDraft(here, seller, {
      context: withFoundAddress(selling),
      answers: { propertyPostcode: home.address.postcode, propertyAddress: '1' },
    })
    expect((await draft.finish()).body.errors).toMatchObject([
      { block: 'propertyAddress', field: 'propertyAddress' },
    ])
  })
})

test('what is not shown is not published, and stays in the draft', async () => {
  const draft = await published(here, seller, {
    answers: { hasPropertyParking: false, parkingType: [17], houseType: 4, flatType: 28 },
  })
  const listing = await listingOf(here, draft.uuid)
  expect(listing?.answers).toMatchObject({ hasPropertyParking: false, houseType: 4 })
  expect(Object.keys(listing?.answers ?? {})).not.toContain('parkingType')
  expect(Object.keys(listing?.answers ?? {})).not.toContain('flatType')
  const state = await seller.browser.state(draft.uuid)
  expect(state).toMatchObject({
    blocks: { parking: { fields: { parkingType: { value: [17] } } } },
    listing: draft.listing,
  })
})

test('a home to let', async () => {
  const draft = await aFinishedDraft(here, seller, {
    context: letting,
    answers: { ...aHouseToLet(), streetName: aStreet() },
  })
  const { body } = await draft.finish()
  expect(body.success).toBe(true)
  expect(await listingOf(here, draft.uuid)).toMatchObject({ app_type: 'let' })
})

test('a paid option is not published before it is paid for, and the draft is saved', async () => {
  const draft = await aFinishedDraft(here, seller)
  const asked = await draft.finish(1, { marketingOption: 'Premium-Advert-3-Months' })
  expect(asked.body).toMatchObject({ success: true, payment_required: true, errors: [], listing_id: null })
  expect(asked.body.result?.data.version).toBe(2)
  expect(await listingOf(here, draft.uuid)).toBeNull()
  for (const state of ['expired', 'superseded', 'open', 'refund-due']) {
    await anOrder(here, draft.uuid, { state })
    expect(
      (await draft.finish(2, { marketingOption: 'Premium-Advert-3-Months' })).body.payment_required,
    ).toBe(true)
  }
  expect(await listingOf(here, draft.uuid)).toBeNull()
})
