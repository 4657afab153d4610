import { beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { EMAILS } from '../../../../tests/support/jobs.ts'
import {
  aFinishedDraft,
  anOrder,
  anOwner,
  countOf,
  listingOf,
  type Owner,
  published,
} from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { publishOrder } from './publish-order.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const PREMIUM = 'Premium-Advert-3-Months'

let now = NOON
let here: Awaited<ReturnType<typeof aServer>>
let seller: Owner
beforeAll(async () => {
  const database = await aDatabase()
  here = await aServer({ on: database, now: () => now })
  seller = await anOwner(here)
})
const publish = (order: string) => publishOrder(here.deps.publishing, order)
const orderOf = async (id: string) =>
  (
    await here.database.query<{ state: string; fulfilled_at: Date | null }>(
      'select * from orders where id = $1',
      [id],
    )
  ).rows[0]
const emails = (sendKey: string) => countOf(here, `${EMAILS} where send_key = $1`, [sendKey])
const premium = { answers: { marketingOption: PREMIUM } } as const

describe('a free advert that is upgraded', () => {
  test('is paid for, and gets a receipt of its own', async () => {
    const draft = await published(here, seller)
    const asked = await draft.finish(1, { marketingOption: 'Featured-Advert-1-Month' })
    expect(asked.body).toMatchObject({ success: true, payment_required: true, listing_id: null })
    expect(await listingOf(here, draft.uuid)).toMatchObject({ marketing_option: 'none' })
    const order = await anOrder(here, draft.uuid, { option: 'Featured-Advert-1-Month', listPence: 3499 })
    expect(await publish(order)).toEqual({ kind: 'published', listingId: draft.listing })
    expect(await listingOf(here, draft.uuid)).toMatchObject({
      marketing_option: 'Featured-Advert-1-Month',
      option_ends_at: new Date('2026-12-21T00:00:00Z'),
    })
    expect([await emails(`published ${draft.listing}`), await emails(`receipt ${order}`)]).toEqual([1, 1])
    const letter = (await emailsTo(here, seller.email)).find(({ text }) => text.includes(order))
    expect(letter).toMatchObject({ subject: 'Your receipt from Gatepost' })
    expect(letter?.text).toContain('You bought: Featured, 1 month.')
  })

  test('and changed since keeps its newer answers', async () => {
    const draft = await published(here, seller)
    await draft.save(1, { marketingOption: PREMIUM })
    const order = await anOrder(here, draft.uuid, { state: 'open' })
    await draft.finish(2, { summary: 'Newer', marketingOption: 'none' })
    expect((await listingOf(here, draft.uuid))?.answers.summary).toBe('Newer')
    await here.database.query(`update orders set state = 'paid', paid_at = now() where id = $1`, [order])
    expect(await publish(order)).toEqual({ kind: 'published', listingId: draft.listing })
    expect(await listingOf(here, draft.uuid)).toMatchObject({
      marketing_option: PREMIUM,
      draft_version: 3,
      answers: { summary: 'Newer' },
    })
    expect(await seller.browser.state(draft.uuid)).toMatchObject({
      order: { isPaid: true },
      blocks: { marketingOption: { fields: { marketingOption: { value: PREMIUM } } } },
    })
  })
})

describe('a paid advert that is changed later', () => {
  test('is as it was until it is saved finally, and is never paid for again', async () => {
    const draft = await aFinishedDraft(here, seller, premium)
    await publish(await anOrder(here, draft.uuid))
    const before = await listingOf(here, draft.uuid)
    await draft.save(1, { summary: 'Changed' })
    expect(await listingOf(here, draft.uuid)).toEqual(before)
    now = new Date('2026-11-20T13:00:00Z')
    const { body } = await draft.finish(2, { summary: 'Changed' })
    expect(body).toMatchObject({ success: true, payment_required: false, listing_id: before?.id })
    expect(await listingOf(here, draft.uuid)).toEqual({
      ...before,
      updated_at: now,
      draft_version: 2,
      answers: { ...before?.answers, summary: 'Changed' },
    })
    now = NOON
    expect(await emails(`published ${before?.id}`)).toBe(1)
  })

  test('ends earlier where it is shown earlier, and never later', async () => {
    const later = { ...premium.answers, publishDate: true, startDate: '2027-02-20' } as const
    const draft = await aFinishedDraft(here, seller, { answers: later })
    await publish(await anOrder(here, draft.uuid))
    const endOf = async () => (await listingOf(here, draft.uuid))?.['option_ends_at']
    expect(await endOf()).toEqual(new Date('2027-05-20T23:00:00Z'))
    await draft.finish(1, { startDate: '2027-01-20' })
    expect(await endOf()).toEqual(new Date('2027-04-20T23:00:00Z'))
    await draft.finish(2, { startDate: '2027-02-20' })
    expect(await endOf()).toEqual(new Date('2027-04-20T23:00:00Z'))
    await draft.finish(3, { publishDate: false })
    expect(await endOf()).toEqual(new Date('2027-02-21T00:00:00Z'))
    // Its time has begun: what was used does not come back, and that is said.
    const { body } = await draft.finish(4, { publishDate: true, startDate: '2027-02-20' })
    expect(body).toMatchObject({
      success: false,
      errors: [
        {
          block: 'publishDate',
          field: 'startDate',
          message:
            'The time you paid for has begun, so your advert can’t start on a later day. To hide it, withdraw it in Your adverts.',
        },
      ],
    })
    expect(await listingOf(here, draft.uuid)).toMatchObject({
      live_from: '2026-11-20',
      option_ends_at: new Date('2027-02-21T00:00:00Z'),
    })
    expect((await draft.finish(5, { publishDate: true, startDate: '2026-11-20' })).body.success).toBe(true)
  })

  test.each(['none', 'Featured-Advert-3-Months', 'Premium-Advert-1-Month'] as const)(
    'cannot become %s',
    async (option) => {
      const draft = await aFinishedDraft(here, seller, premium)
      await publish(await anOrder(here, draft.uuid))
      const { body } = await draft.finish(1, { marketingOption: option })
      expect(body).toMatchObject({
        success: false,
        payment_required: false,
        errors: [
          {
            block: 'marketingOption',
            field: 'marketingOption',
            message: 'You’ve paid for this, so you can’t change it here.',
          },
        ],
      })
      expect(await listingOf(here, draft.uuid)).toMatchObject({ marketing_option: PREMIUM })
    },
  )
})

test('a final save asks the provider about an open order once, and publishes what was paid', async () => {
  const draft = await aFinishedDraft(here, seller, premium)
  const order = await anOrder(here, draft.uuid, { state: 'open' })
  let asked = 0
  const paying = await aServer({
    on: {
      database: here.database,
      owner: here.owner,
      another: () => here.database,
      environment: { DATABASE_URL: '', DATABASE_MIGRATION_URL: '' },
    },
    now: () => now,
    change: (deps) => ({
      ...deps,
      publishing: {
        ...deps.publishing,
        settleDraft: async (uuid) => {
          asked += 1
          await here.database.query(
            `update orders set state = 'paid', paid_at = now() where draft_uuid = $1`,
            [uuid],
          )
          await here.database.query('update drafts set is_paid = true where uuid = $1', [uuid])
        },
      },
    }),
  })
  const answer = await paying.app.inject({
    method: 'POST',
    url: '/create-listing/save-final',
    payload: { data: draft.stateOf(1) },
    cookies: Object.fromEntries(seller.browser.cookies),
  })
  expect(answer.json()).toMatchObject({
    success: true,
    payment_required: false,
    listing_id: expect.stringMatching(/^.{8}$/),
  })
  expect(asked).toBe(1)
  expect(await orderOf(order)).toMatchObject({ state: 'fulfilled' })
})
