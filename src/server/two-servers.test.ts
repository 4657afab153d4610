import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { type PageState, wireBlocks } from '#shared/api/page-state.ts'
import { answersIn } from '#shared/api/wire-blocks.ts'
import { CALLS, sameBrowser } from '../../tests/support/actor.ts'
import { aNetwork, type Browser, messages } from '../../tests/support/browsers.ts'
import { aHouseToLet, letting, selling, TODAY } from '../../tests/support/builders.ts'
import { aDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { EMAILS } from '../../tests/support/jobs.ts'
import { moneyBreaks } from '../../tests/support/money-invariants.ts'
import { aFinishedDraft, anOwner, aStreet, type Owner } from '../../tests/support/publishing.ts'
import { aServer } from '../../tests/support/server.ts'
import { inApp } from '../../tests/support/transports.ts'

const FULL = process.env['FULL'] === '1'
const DRAFTS = FULL ? 50 : 6
const PAIRS = FULL ? 200 : 60
const AT_ONCE = 20
const MINUTES = 60_000
const now = () => new Date(`${TODAY}T12:00:00Z`)

let db: TestDatabase
let first: Awaited<ReturnType<typeof aServer>>
let second: Awaited<ReturnType<typeof aServer>>
let seller: Owner
beforeAll(async () => {
  db = await aDatabase()
  first = await aServer({ now, on: db })
  second = await aServer({ now, on: { ...db, database: db.another() } })
  seller = await anOwner(first)
})

/** The same browser, whose calls go to the other process. */
const elsewhere = (browser: Browser): Browser => sameBrowser(browser, inApp(second, aNetwork()))

/** The one answer that all gave. */
async function agreed<T>(act: (index: number) => Promise<T>): Promise<T> {
  const [one, ...others] = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)))
  if (one === undefined) throw new Error('nothing was asked')
  for (const other of others) expect(other).toEqual(one)
  return one
}

async function buy(index: number): Promise<string | null> {
  const answers = aHouseToLet({ streetName: aStreet(), marketingOption: 'Bronze-Package' })
  const draft = await aFinishedDraft(first, seller, { context: letting, answers })
  const browsers = [seller.browser, elsewhere(seller.browser)] as const
  const confirmed = await agreed(async (call) => {
    const { status, body } = await browsers[call % 2 === 0 ? 0 : 1].post(ENDPOINTS.confirmOrder.path, {
      data: { uuid: draft.uuid },
    })
    return { status, body }
  })
  expect(confirmed).toMatchObject({ status: 200, body: { success: true, payment_required: true } })
  const url = String(confirmed.body.result?.['url'])
  // Every other time nobody knows of the payment but the provider, until the final saves ask.
  if (index % 2 === 0) expect(await elsewhere(seller.browser).pay(url)).toBe(200)
  else
    await db.owner.query(`update sandbox_payments set state = 'paid' where order_id = $1`, [
      url.split('/').at(-1),
    ])
  const finished = await agreed(async (call) => {
    const { status, body } = await draft.finish(1, {}, browsers[call % 2 === 0 ? 0 : 1])
    return { status, body }
  })
  expect(finished).toMatchObject({
    status: 200,
    body: { success: true, error_message: '', payment_required: false, errors: [] },
  })
  return finished.body.listing_id
}

test(
  `${DRAFTS} orders, each confirmed ${AT_ONCE} times at once and finished ${AT_ONCE} times at once in two processes: each is one payment, one advert and one letter`,
  async () => {
    const listings: (string | null)[] = []
    for (let index = 0; index < DRAFTS; index++) listings.push(await buy(index))
    expect(new Set(listings).size).toBe(DRAFTS)
    await messages(first)
    const { rows } = await db.owner.query(
      `select (select count(*)::int from sandbox_payments) as payments, (select count(*)::int from orders) as orders,
         (select count(*)::int from listings) as listings,
         (select count(*)::int from ${EMAILS} where kind = 'published') as letters`,
    )
    expect(rows).toEqual([{ payments: DRAFTS, orders: DRAFTS, listings: DRAFTS, letters: DRAFTS }])
    const { rows: payments } = await db.owner.query(
      `select id, state = 'paid' as "isPaid", pence, currency from sandbox_payments`,
    )
    expect(await moneyBreaks(db.owner, payments)).toEqual([])
  },
  5 * MINUTES,
)

/** A save of these answers alone, as it comes from a window that has seen this version. */
async function saveIn(browser: Browser, uuid: string, version: number, answers: DraftAnswers) {
  const blocks = Object.entries(wireBlocks(selling, answers, TODAY)).flatMap(([block, { fields }]) => {
    const given = Object.entries(fields).filter(([name]) => name in answers)
    return given.length === 0 ? [] : [[block, { fields: Object.fromEntries(given) }]]
  })
  const { body } = await browser.post(CALLS.save, {
    data: { uuid, version, app_type: 'sell', blocks: Object.fromEntries(blocks) },
  })
  return { isSaved: body.success, data: body.result?.['data'] as PageState }
}

test(`${PAIRS} pairs of saves that race in two processes: different answers are both kept, and of one answer the later is refused and shown the newer`, async () => {
  const windows = [seller.browser, elsewhere(seller.browser)] as const
  const uuid = randomUUID()
  let { data } = await saveIn(windows[0], uuid, 0, { townName: 'York', summary: 'Home' })
  for (let round = 0; round < PAIRS; round++) {
    const { version } = data
    const isSame = round % 2 === 0
    const [here, there] = [
      { townName: `York ${round}` },
      isSame ? { townName: `Hull ${round}` } : { summary: `Home ${round}` },
    ]
    const saved = await Promise.all([
      saveIn(windows[0], uuid, version, here),
      saveIn(windows[1], uuid, version, there),
    ])
    data = (await windows[round % 2 === 0 ? 0 : 1].state(uuid)) as unknown as PageState
    const stored = answersIn(data.blocks)
    if (isSame) {
      const accepted = saved.map(({ isSaved }, index) => (isSaved ? [here, there][index] : undefined))
      expect(accepted.filter(Boolean)).toEqual([{ townName: stored.townName }])
      expect(saved.map((one) => answersIn(one.data.blocks).townName)).toEqual([
        stored.townName,
        stored.townName,
      ])
    } else {
      expect(saved.map(({ isSaved }) => isSaved)).toEqual([true, true])
      expect(stored).toMatchObject({ ...here, ...there })
    }
  }
})

test('a form that was cleared in one window is not brought back by another window that still saves the old one', async () => {
  const [here, there] = [seller.browser, elsewhere(seller.browser)] as const
  const [old, cleared] = [randomUUID(), randomUUID()]
  const { data } = await saveIn(here, old, 0, { townName: 'York', summary: 'Home' })
  const [early, late] = await Promise.all([
    saveIn(here, cleared, 0, { townName: 'Hull' }),
    saveIn(there, old, data.version, { townName: 'Leeds' }),
  ])
  expect([early.isSaved, late.isSaved]).toEqual([true, true])
  await saveIn(there, old, late.data.version, { summary: 'Still the old one' })
  const again = await saveIn(here, cleared, early.data.version, { townName: 'Selby' })
  expect(again.data).toMatchObject({ uuid: cleared, version: early.data.version + 1 })
  const stored = async (uuid: string) => answersIn(((await there.state(uuid)) as unknown as PageState).blocks)
  expect(await stored(cleared)).toMatchObject({ townName: 'Selby', summary: null })
  expect(await stored(old)).toMatchObject({ townName: 'Leeds', summary: 'Still the old one' })
})
