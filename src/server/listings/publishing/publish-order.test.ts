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
let there: Awaited<ReturnType<typeof aServer>>
let seller: Owner
beforeAll(async () => {
  const database = await aDatabase()
  here = await aServer({ on: database, now: () => now })
  there = await aServer({ on: { ...database, database: database.another() }, now: () => now })
  seller = await anOwner(here)
})
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const publish = (order: string, index = 0) =>
  publishOrder((index % 2 === 0 ? here : there).deps.publishing, order)
const orderOf = async (id: string) =>
  (
    await here.database.query<{ state: string; fulfilled_at: Date | null }>(
      'select * from orders where id = $1',
      [id],
    )
  ).rows[0]
/** What goes back of an order, and why; whether a person has to look at it. */
const backOf = async (id: string) => {
  const { rows: refunds } = await here.database.query<{ pence: number }>(
    'select pence, kind, state from refunds where order_id = $1',
    [id],
  )
  const { rows: acts } = await here.database.query<{ who: string; why: string }>(
    'select who, why from audit where subject = $1',
    [id],
  )
  return { refunds, acts, alerts: await countOf(here, 'payment_alerts where order_id = $1', [id]) }
}
const wholeBack = (why: string, pence = 1999) => ({
  refunds: [{ pence, kind: 'whole', state: 'asked' }],
  acts: [{ who: 'the site', why }],
  alerts: 0,
})
const emails = (sendKey: string) => countOf(here, `${EMAILS} where send_key = $1`, [sendKey])
const premium = { answers: { marketingOption: PREMIUM } } as const

describe('a paid order', () => {
  test('is published once, with one email that holds the receipt, however often and from wherever', async () => {
    const draft = await aFinishedDraft(here, seller, premium)
    const order = await anOrder(here, draft.uuid)
    const answers = await Promise.all([
      ...times(20).map((index) => publish(order, index)),
      ...times(3).map(async () => {
        const { body } = await draft.finish()
        return { kind: body.success ? 'published' : body.error_message, listingId: body.listing_id }
      }),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const listing = await listingOf(here, draft.uuid)
    expect(listing).toMatchObject({
      marketing_option: PREMIUM,
      option_ends_at: new Date('2027-02-21T00:00:00Z'),
    })
    expect(await orderOf(order)).toMatchObject({
      state: 'fulfilled',
      fulfilled_at: NOON,
    })
    expect(await emails(`published ${listing?.id}`)).toBe(1)
    expect(await emails(`receipt ${order}`)).toBe(0)
    const letters = await emailsTo(here, seller.email)
    const letter = letters.find(({ text }) => text.includes(order))
    expect(letter?.text).toContain('Total: £19.99, VAT included.')
    expect(letter?.text).toContain(`https://gatepost.example/advert/${listing?.id}`)
    expect(letter?.text).toContain('within 14 days, until 4 December 2026')
    expect(await seller.browser.state(draft.uuid)).toMatchObject({
      order: { isPaid: true },
      listingNew: false,
    })
  })

  test.each(['open', 'superseded', 'expired'])('is not published while it is %s', async (state) => {
    const draft = await aFinishedDraft(here, seller, premium)
    expect(await publish(await anOrder(here, draft.uuid, { state }))).toEqual({ kind: 'not-paid' })
    expect(await listingOf(here, draft.uuid)).toBeNull()
  })

  test('is published as it was when it was confirmed, and what the draft says of the option since gives way', async () => {
    const draft = await aFinishedDraft(here, seller, premium)
    const order = await anOrder(here, draft.uuid)
    await draft.save(1, { summary: 'Later', marketingOption: 'Featured-Advert-3-Months' })
    expect(await publish(order)).toMatchObject({ kind: 'published' })
    expect(await listingOf(here, draft.uuid)).toMatchObject({
      draft_version: 1,
      marketing_option: PREMIUM,
      answers: { summary: draft.answers.summary },
    })
    const stale = await draft.save(2, { summary: 'Later', marketingOption: 'Boost-Advert-1-Month' })
    expect(stale.body.success).toBe(false)
    expect(stale.body.result?.data).toMatchObject({
      version: 3,
      blocks: { marketingOption: { fields: { marketingOption: { value: PREMIUM } } } },
    })
    const final = await draft.finish(3, { summary: 'Later', marketingOption: PREMIUM })
    expect(final.body).toMatchObject({ success: true, payment_required: false })
    expect(await listingOf(here, draft.uuid)).toMatchObject({ answers: { summary: 'Later' } })
  })

  test('leaves out a photo that is gone', async () => {
    const draft = await aFinishedDraft(here, seller, { ...premium, photos: 3 })
    const order = await anOrder(here, draft.uuid)
    const [first, ...rest] = draft.answers.files_uploaded
    await here.database.query('delete from photos where id = $1', [first?.id])
    expect(await publish(order)).toMatchObject({ kind: 'published' })
    const listing = await listingOf(here, draft.uuid)
    expect(listing?.answers.files_uploaded?.map(({ id }) => id)).toEqual(rest.map(({ id }) => id))
    expect(await countOf(here, 'listing_photos where listing_id = $1', [listing?.id])).toBe(2)
  })

  test('of an address that was taken meanwhile: all of the money goes back by itself, once, and its buyer is told', async () => {
    const draft = await aFinishedDraft(here, seller, premium)
    const order = await anOrder(here, draft.uuid)
    await published(here, await anOwner(here), { answers: { streetName: draft.answers.streetName } })
    expect(await Promise.all(times(6).map((index) => publish(order, index)))).toEqual(
      times(6).map(() => ({ kind: 'cannot' })),
    )
    expect(await orderOf(order)).toMatchObject({
      state: 'refunding',
      fulfilled_at: null,
    })
    expect(await backOf(order)).toEqual(wholeBack('Another advert for the same address is online.'))
    const letters = (await emailsTo(here, seller.email)).filter(({ text }) => text.includes(order))
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('We’re refunding £19.99')
    expect(letters[0]?.text).toContain(
      'We couldn’t deliver Premium, 3 months. Another advert for the same address is online.',
    )
    expect(await listingOf(here, draft.uuid)).toBeNull()
    expect(await seller.browser.state(draft.uuid)).toMatchObject({ order: { isPaid: false } })
  })

  test('that cannot be published gives the use of its code back, once', async () => {
    const draft = await aFinishedDraft(here, seller, premium)
    const order = await anOrder(here, draft.uuid, { discountPence: 999 })
    await here.owner.query(
      `insert into discount_codes (code, kind, value, starts_at, most_uses, used, created_at)
       values ('ONCE', 'amount', 999, now(), 2, 2, now())`,
    )
    await here.database.query(`update orders set discount_code = 'ONCE' where id = $1`, [order])
    await published(here, await anOwner(here), { answers: { streetName: draft.answers.streetName } })
    await Promise.all(times(6).map((index) => publish(order, index)))
    expect(await countOf(here, 'discount_codes where code = $1 and used = 1', ['ONCE'])).toBe(1)
  })

  test('whose draft is gone is refunded', async () => {
    const draft = await aFinishedDraft(here, seller, premium)
    const order = await anOrder(here, draft.uuid)
    await here.database.query('delete from drafts where uuid = $1', [draft.uuid])
    expect(await publish(order)).toEqual({ kind: 'cannot' })
    expect(await orderOf(order)).toMatchObject({ state: 'refunding' })
    expect(await backOf(order)).toEqual(wholeBack('The advert had gone by the time we heard of the payment.'))
  })

  test('beside another that was fulfilled is refunded', async () => {
    const draft = await aFinishedDraft(here, seller, premium)
    const first = await anOrder(here, draft.uuid)
    await publish(first)
    const second = await anOrder(here, draft.uuid)
    expect(await publish(second)).toEqual({ kind: 'cannot' })
    expect([await orderOf(first), await orderOf(second)]).toMatchObject([
      { state: 'fulfilled' },
      { state: 'refunding' },
    ])
    expect(await backOf(second)).toEqual(wholeBack('You’d already paid for it.'))
    expect(await seller.browser.state(draft.uuid)).toMatchObject({ order: { isPaid: true } })
  })

  test('of two at once one is fulfilled', async () => {
    const draft = await aFinishedDraft(here, seller, premium)
    const orders = [await anOrder(here, draft.uuid), await anOrder(here, draft.uuid)]
    await Promise.all([...orders, ...orders].map((order, index) => publish(order, index)))
    const states = await Promise.all(orders.map(async (id) => (await orderOf(id))?.state))
    expect(new Set(states)).toEqual(new Set(['fulfilled', 'refunding']))
    expect(await countOf(here, 'listings where draft_uuid = $1', [draft.uuid])).toBe(1)
  })

  test('of an advert that was taken down is refunded', async () => {
    const draft = await published(here, seller)
    await here.database.query(`update listings set state = 'removed' where id = $1`, [draft.listing])
    await draft.save(1, { marketingOption: PREMIUM })
    const order = await anOrder(here, draft.uuid)
    expect(await publish(order)).toEqual({ kind: 'cannot' })
    expect(await backOf(order)).toEqual(wholeBack('We’ve removed the advert.'))
    expect((await draft.finish(2)).body).toMatchObject({
      success: false,
      errors: [],
      error_message: expect.stringMatching(/took this advert down/),
    })
  })

  test('paid in full by a discount, and not published, gives back the code alone', async () => {
    const draft = await aFinishedDraft(here, seller, premium)
    const order = await anOrder(here, draft.uuid, { discountPence: 1999, transactionId: null })
    await published(here, await anOwner(here), { answers: { streetName: draft.answers.streetName } })
    expect(await publish(order)).toEqual({ kind: 'cannot' })
    expect(await orderOf(order)).toMatchObject({ state: 'refunded' })
    expect((await backOf(order)).refunds).toEqual([])
    const letter = (await emailsTo(here, seller.email)).find(({ text }) => text.includes(order))
    expect(letter?.subject).toBe('We couldn’t deliver Premium, 3 months')
    expect(letter?.text).toContain('You paid nothing, and you can use your discount code again.')
  })

  test('paid in full by a discount needs no transaction', async () => {
    const draft = await aFinishedDraft(here, seller, premium)
    const order = await anOrder(here, draft.uuid, { discountPence: 1999, transactionId: null })
    expect(await publish(order)).toMatchObject({ kind: 'published' })
    const letter = (await emailsTo(here, seller.email)).find(({ text }) => text.includes(order))
    expect(letter?.text).toContain('The price was £19.99, less a discount of £19.99.')
    expect(letter?.text).toContain('Total: £0.00')
    expect(letter?.text).not.toContain('14 days')
  })
})
