import { beforeAll, expect, test } from 'vitest'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { paths } from '#shared/journey/paths.ts'
import { emailsTo } from '../../../tests/support/browsers.ts'
import { aHouseToLet, letting, TODAY } from '../../../tests/support/builders.ts'
import { aFinishedDraft, anOwner, aStreet, type Owner } from '../../../tests/support/publishing.ts'
import { aServer } from '../../../tests/support/server.ts'
import { COMMAND_LINE } from '../db/actor.ts'
import { addDiscount } from '../payments/checkout/discount-store.ts'

const noon = new Date(`${TODAY}T12:00:00Z`)
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

let server: Awaited<ReturnType<typeof aServer>>
let seller: Owner
beforeAll(async () => {
  server = await aServer({ now: () => noon })
  seller = await anOwner(server)
  const terms = { startsAt: noon, endsAt: null, mostUses: 1 }
  await addDiscount(
    server.database,
    { code: 'WELCOME10', kind: 'percentage', value: 10, ...terms },
    { by: COMMAND_LINE, why: '', at: noon },
  )
})

/** With every part as it is, and the sandbox for the provider. */
test('a package is bought by calls alone, each answering in the shape of the contract, and the advert is there', async () => {
  const answers = aHouseToLet({ streetName: aStreet(), marketingOption: 'Gold-Package' })
  const draft = await aFinishedDraft(server, seller, { context: letting, answers })
  const { uuid } = draft
  const post = async (path: string, data: object) => (await seller.browser.post(path, { data })).body

  expect((await draft.finish()).body).toMatchObject({
    success: true,
    error_message: '',
    payment_required: true,
    errors: [],
    listing_id: null,
  })
  const basket = [
    { label: 'Gold', amount: 2999 },
    { label: 'Discount WELCOME10', amount: -300 },
  ]
  expect(await post(ENDPOINTS.applyDiscountCode.path, { uuid, discountCode: 'nonsense' })).toEqual({
    success: true,
    error_message: '',
    result: { discountCodeValid: false, basket: basket.slice(0, 1), total: 2999 },
  })
  expect(await post(ENDPOINTS.applyDiscountCode.path, { uuid, discountCode: ' welcome10' })).toEqual({
    success: true,
    error_message: '',
    result: { discountCodeValid: true, basket, total: 2699 },
  })
  const confirmed = await post(ENDPOINTS.confirmOrder.path, { uuid, discountCode: 'WELCOME10' })
  const url = String(confirmed.result?.['url'])
  expect(confirmed).toEqual({
    success: true,
    error_message: '',
    payment_required: true,
    result: { url, paymentLink: url, discountCodeValid: true, basket, total: 2699 },
  })
  expect(url.replace(paths.paymentFrame(''), '')).toMatch(UUID)

  const paid = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    cookies: Object.fromEntries(seller.browser.cookies),
    payload: 'number=4242+4242+4242+4242&expiry=12%2F40&cvc=123',
  })
  expect([paid.statusCode, paid.body.includes('data-status="success"')]).toEqual([200, true])

  const { body } = await draft.finish()
  expect(body).toMatchObject({ success: true, error_message: '', payment_required: false, errors: [] })
  expect(body.result?.data).toMatchObject({
    listing: body.listing_id,
    listingNew: false,
    order: { isPaid: true },
  })
  expect(await post(ENDPOINTS.confirmOrder.path, { uuid })).toEqual({
    success: true,
    error_message: '',
    payment_required: false,
    result: { url: null, paymentLink: null, discountCodeValid: null, basket, total: 2699 },
  })
  const page = await server.app.inject({ url: paths.advert(body.listing_id ?? '') })
  expect([page.statusCode, page.body.includes('£950')]).toEqual([200, true])
  const letters = (await emailsTo(server, seller.email)).filter(({ text }) => text.includes('Gold'))
  expect(letters.map(({ subject }) => subject)).toEqual(['Your advert is live'])
  for (const part of [
    'You bought: Gold.',
    'The price was £29.99, less a discount of £3.00.',
    'Total: £26.99, VAT included.',
    'within 14 days, until 4 December 2026',
    paths.advert(body.listing_id ?? ''),
  ])
    expect(letters[0]?.text.replace(/\s+/g, ' ')).toContain(part)
})

test('what was paid for cannot be changed, neither at the checkout nor by a final save', async () => {
  const answers = aHouseToLet({ streetName: aStreet(), marketingOption: 'Bronze-Package' })
  const draft = await aFinishedDraft(server, seller, { context: letting, answers })
  const { uuid } = draft
  const confirm = async () =>
    (await seller.browser.post(ENDPOINTS.confirmOrder.path, { data: { uuid } })).body
  await server.app.inject({
    method: 'POST',
    url: String((await confirm()).result?.['url']),
    cookies: Object.fromEntries(seller.browser.cookies),
    payload: { number: '4242424242424242', expiry: '12/40', cvc: '123' },
  })
  const { listing_id } = (await draft.finish()).body
  expect(listing_id).not.toBeNull()
  for (const marketingOption of ['Gold-Package', 'none'] as const) {
    const { version } = (await seller.browser.state(uuid, 'let')) as { version: number }
    const errors = [
      {
        block: 'marketingOption',
        field: 'marketingOption',
        message: 'You’ve paid for this, so you can’t change it here.',
      },
    ]
    expect((await draft.finish(version, { marketingOption })).body).toMatchObject({ success: false, errors })
    expect(await confirm()).toMatchObject({ success: false, errors })
  }
  const { rows } = await server.database.query(
    `select marketing_option, (select count(*)::int from orders where draft_uuid = $1) as orders
     from listings where id = $2`,
    [uuid, listing_id],
  )
  expect(rows).toEqual([{ marketing_option: 'Bronze-Package', orders: 1 }])
})
