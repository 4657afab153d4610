import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import {
  NOTHING_TO_PAY,
  order,
  PUBLISHED,
  TO_PAY,
  UNPAID,
} from '../../../../tests/support/checkout-answers.ts'
import { aStorage } from '../../../../tests/support/storage.ts'
import { createCheckout } from './checkout.ts'

const UUID = '3f1c2a4e-0000-4000-8000-000000000001'
const { confirmOrder, applyDiscountCode, saveFinal, getInitialData } = ENDPOINTS

/** Each call's answers in turn, the last of them for all that follow; null is no answer. */
type Answers = Readonly<Record<string, readonly (object | null)[]>>

/** The checkout of one page; `reload` is the same browser's next page. */
function aCheckout(answers: Answers) {
  const asked: Record<string, object[]> = {}
  const [local, session] = [aStorage(), aStorage()]
  const went: string[] = []
  local.setItem('uuid_sell', UUID)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('location', {
    origin: 'https://gatepost.example',
    assign: (path: string) => void went.push(path),
  })
  const all: Answers = {
    [getInitialData.path]: [{ data: { uuid: UUID, version: 3, app_type: 'sell', address_type: 'orphan' } }],
    [confirmOrder.path]: [TO_PAY],
    [saveFinal.path]: [UNPAID],
    ...answers,
  }
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const calls = (asked[path] ??= [])
    calls.push((JSON.parse(body) as { data: object }).data)
    const given = all[path] ?? []
    const answer = given[Math.min(calls.length, given.length) - 1]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  const load = () => createCheckout('sell', UUID, () => '')
  return { ...load(), reload: load, asked: (path: string) => asked[path] ?? [], went, local }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('frames the payment of what is bought', async () => {
  const { open, store, asked } = aCheckout({})
  await open()
  expect(store.getState()).toMatchObject({
    phase: 'paying',
    frame: order().url,
    problem: null,
    order: { total: 1999 },
  })
  expect(asked(confirmOrder.path)).toEqual([{ uuid: UUID }])
})

test('where nothing is to be paid, the advert is published at once, and the browser forgets its draft', async () => {
  const { open, went, asked, local } = aCheckout({
    [confirmOrder.path]: [NOTHING_TO_PAY],
    [saveFinal.path]: [PUBLISHED],
  })
  await open()
  expect(went).toEqual(['/create-listing/thank-you-sell?listing_id=k7mn2p9x'])
  expect(asked(saveFinal.path)).toHaveLength(1)
  expect(local.getItem('uuid_sell')).toBeNull()
})

test.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example/', null])(
  'an address of the frame that is not ours is not shown, and can be asked for again: %s',
  async (url) => {
    const { open, store } = aCheckout({
      [confirmOrder.path]: [{ ...TO_PAY, result: order({ url }) }, TO_PAY],
    })
    await open()
    expect(store.getState()).toMatchObject({
      frame: null,
      problem: 'We couldn’t open the payment form. You haven’t been charged.',
    })
    await open()
    expect(store.getState()).toMatchObject({ frame: order().url, problem: null })
  },
)

describe('a payment', () => {
  test('that is confirmed a little later publishes by itself, asking every three seconds', async () => {
    const { open, paid, store, asked, went } = aCheckout({ [saveFinal.path]: [UNPAID, UNPAID, PUBLISHED] })
    await open()
    const checked = paid()
    await vi.advanceTimersByTimeAsync(2_999)
    expect([store.getState().check, asked(saveFinal.path).length]).toEqual(['waiting', 1])
    // A repeated message does not make it ask earlier.
    await paid()
    expect(asked(saveFinal.path)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3_001)
    await checked
    expect(asked(saveFinal.path)).toHaveLength(3)
    expect(went).toEqual(['/create-listing/thank-you-sell?listing_id=k7mn2p9x'])
  })
  test('that is never confirmed is asked about for a minute, and then when somebody says so', async () => {
    const { open, paid, checkAgain, store, asked, went } = aCheckout({})
    await open()
    const checked = paid()
    await vi.advanceTimersByTimeAsync(60_000)
    await checked
    expect([store.getState().check, asked(saveFinal.path).length]).toEqual(['ended', 20])
    void checkAgain()
    await vi.advanceTimersByTimeAsync(0)
    expect([store.getState().check, asked(saveFinal.path).length]).toEqual(['waiting', 21])
    expect(went).toEqual([])
  })
  test('that was not made shows a message, and is tried again with a new frame', async () => {
    const { open, declined, store, asked } = aCheckout({})
    await open()
    declined()
    expect(store.getState()).toMatchObject({ isDeclined: true, frame: order().url, shown: 1 })
    await open()
    expect(store.getState()).toMatchObject({ isDeclined: false, shown: 2 })
    expect([asked(confirmOrder.path).length, asked(saveFinal.path).length]).toEqual([2, 0])
  })
})

describe('a discount code', () => {
  const quote = {
    discountCodeValid: true,
    basket: [...order().basket, { label: 'Discount SPRING', amount: -500 }],
    total: 1499,
  }
  test('that is none is refused, and orders nothing', async () => {
    const wrong = { success: true, result: { ...order(), discountCodeValid: false } }
    const { open, apply, store, asked } = aCheckout({ [applyDiscountCode.path]: [wrong] })
    await open()
    expect(await apply('nonsense')).toBe('Wrong discount code')
    expect([store.getState().code, asked(confirmOrder.path).length]).toEqual([null, 1])
  })
  test('that works is in the order, also after a reload, until it is removed', async () => {
    const reduced = { ...TO_PAY, result: order(quote) }
    const { open, apply, reload, asked } = aCheckout({
      [applyDiscountCode.path]: [{ success: true, result: quote }],
      [confirmOrder.path]: [TO_PAY, reduced, reduced, TO_PAY],
    })
    await open()
    expect(await apply('SPRING')).toBeNull()
    const next = reload()
    await next.open()
    expect(next.store.getState()).toMatchObject({ code: 'SPRING', order: { total: 1499 } })
    await next.removeCode()
    expect(next.store.getState()).toMatchObject({ code: null, order: { total: 1999 } })
    const [plain, coded] = [{ uuid: UUID }, { uuid: UUID, discountCode: 'SPRING' }]
    expect(asked(confirmOrder.path)).toEqual([plain, coded, coded, plain])
  })
  test('that is removed without a connection is said to have failed, and the next try is without it', async () => {
    const reduced = { ...TO_PAY, result: order(quote) }
    const { open, apply, removeCode, store, asked } = aCheckout({
      [applyDiscountCode.path]: [{ success: true, result: quote }],
      [confirmOrder.path]: [TO_PAY, reduced, null, TO_PAY],
    })
    await open()
    await apply('SPRING')
    await removeCode()
    expect(store.getState()).toMatchObject({
      phase: 'stopped',
      problem: expect.stringContaining('connection'),
    })
    await open()
    expect(store.getState()).toMatchObject({ phase: 'paying', code: null, order: { total: 1999 } })
    expect(asked(confirmOrder.path).at(-1)).toEqual({ uuid: UUID })
  })
  test('that leaves nothing to pay takes the frame away, and the person says when to publish', async () => {
    const free = { ...quote, total: 0 }
    const { open, apply, reload, asked, went } = aCheckout({
      [applyDiscountCode.path]: [{ success: true, result: free }],
      [confirmOrder.path]: [TO_PAY, NOTHING_TO_PAY],
      [saveFinal.path]: [PUBLISHED],
    })
    await open()
    expect(await apply('ALL')).toBeNull()
    const next = reload()
    await next.open()
    expect(next.store.getState()).toMatchObject({ phase: 'free', frame: null, code: 'ALL' })
    expect(asked(confirmOrder.path)).toHaveLength(1)
    await next.publishFree()
    expect(asked(confirmOrder.path).at(-1)).toEqual({ uuid: UUID, discountCode: 'ALL' })
    expect(went).toEqual(['/create-listing/thank-you-sell?listing_id=k7mn2p9x'])
  })
})

test('without an answer it stops, says so, and goes on when it is tried again', async () => {
  const { open, store } = aCheckout({ [confirmOrder.path]: [null, TO_PAY] })
  await open()
  expect(store.getState()).toMatchObject({
    phase: 'stopped',
    problem: expect.stringContaining('We couldn’t reach our server'),
  })
  await open()
  expect(store.getState()).toMatchObject({ phase: 'paying', problem: null })
})
