import { randomBytes, randomUUID } from 'node:crypto'
import { hashSync } from '@node-rs/argon2'
import { beforeAll, expect, test } from 'vitest'
import { type PageState, wireBlocks } from '#shared/api/page-state.ts'
import { CALLS, e164, PASSWORD, somebody } from '../../../../tests/support/actor.ts'
import { aBrowser, aNetwork, codeFor } from '../../../../tests/support/browsers.ts'
import { aHouse, selling, TODAY } from '../../../../tests/support/builders.ts'
import { CHECKOUT } from '../../../../tests/support/checkout.ts'
import { aStreet, countOf, type Final, uploaded } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'

const STEPS = ['save', 'login', 'send code', 'verify', 'confirm', 'final'] as const
type Step = (typeof STEPS)[number]
/** The required order. A final save includes the answers, and a free advert needs no order. */
const NEEDED: readonly Step[] = ['login', 'send code', 'verify', 'final']
const MINUTE_MS = 60_000
/** A fast stand-in for the password hash, because 700 people sign in. */
const QUICK = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** A sample of the less likely orders; FULL=1 tries them all. */
const EVERY = process.env['FULL'] === '1' ? 1 : 8

let now = new Date(`${TODAY}T08:00:00Z`)
let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer({ now: () => now })
})

const orders = (steps: readonly Step[]): Step[][] =>
  steps.length === 0
    ? [[]]
    : steps.flatMap((step) => orders(steps.filter((other) => other !== step)).map((rest) => [step, ...rest]))
const isLegal = (order: readonly Step[]): boolean =>
  order.filter((step) => NEEDED.includes(step)).join() === NEEDED.join()

const swapped = (order: readonly Step[], at: number): readonly Step[] =>
  order.with(at, order[at + 1] ?? 'final').with(at + 1, order[at] ?? 'final')
/** Legal, or one swap of neighbours away: what a missing check would let through. */
const isNearlyLegal = (order: readonly Step[]): boolean =>
  isLegal(order) || STEPS.slice(1).some((_step, at) => isLegal(swapped(order, at)))

/** Registered with an unconfirmed number, on a browser that is not signed in. */
async function aPerson() {
  const { email, phone } = somebody()
  await server.database.query(
    `insert into accounts (id, email, first_name, last_name, password_hash, owner_key, created_at)
     values ($1, $2, 'Alex', 'Smith', $3, $4, $5)`,
    [randomUUID(), email, QUICK, randomBytes(32), now],
  )
  const browser = aBrowser(server, aNetwork())
  const { rows } = await server.database.query<{ owner_key: Buffer }>(
    'select owner_key from drafts where uuid = $1',
    [await browser.saveDraft({})],
  )
  return { browser, email, phone, guestKey: rows[0]?.owner_key ?? Buffer.alloc(0) }
}

/** The calls that the pages make. */
async function theirSteps(marketingOption: 'none' | 'Premium-Advert-3-Months') {
  const { browser, email, phone, guestKey } = await aPerson()
  const uuid = randomUUID()
  const files_uploaded = await uploaded(server, { ownerKey: guestKey }, uuid)
  const answers = { ...aHouse(), streetName: aStreet(), marketingOption, files_uploaded }
  let version = 0
  let wasSent = false
  const state = () => ({
    data: {
      uuid,
      version,
      app_type: 'sell',
      address_type: selling.addressType,
      blocks: wireBlocks(selling, answers, TODAY),
    },
  })
  const saving = async (path: string) => {
    const { body } = await browser.post(path, state())
    version = (body.result?.['data'] as PageState | undefined)?.version ?? version
    return body as unknown as Final['body']
  }
  let final: Final['body'] | null = null
  const calls: Record<Step, () => Promise<unknown>> = {
    save: () => saving(CALLS.save),
    login: () => browser.post(CALLS.login, { email, password: PASSWORD }),
    'send code': async () => {
      wasSent = (await browser.post(CALLS.sendCode, { phone, dialCode: null })).body.success === true
    },
    verify: async () =>
      browser.post(CALLS.verify, { code: wasSent ? await codeFor(server, e164(phone)) : '1234' }),
    confirm: () => browser.post(CHECKOUT.confirm, { data: { uuid } }),
    final: async () => {
      final = await saving('/create-listing/save-final')
    },
  }
  return {
    uuid,
    take: async (order: readonly Step[]) => {
      for (const step of order) await calls[step]()
      return final
    },
  }
}

const AT_ONCE = 6

/** Each person takes the steps in one of the orders. */
async function outcomes(taken: readonly Step[][], option: Parameters<typeof theirSteps>[0]) {
  const ended: { order: Step[]; adverts: number; final: Final['body'] | null }[] = []
  for (let start = 0; start < taken.length; start += AT_ONCE) {
    now = new Date(now.getTime() + AT_ONCE * MINUTE_MS)
    const some = taken.slice(start, start + AT_ONCE).map(async (order) => {
      const { uuid, take } = await theirSteps(option)
      const final = await take(order)
      return { order, final, adverts: await countOf(server, 'listings where draft_uuid = $1', [uuid]) }
    })
    ended.push(...(await Promise.all(some)))
  }
  return ended
}

test(`of the 720 orders of the six steps (${EVERY === 1 ? 'all' : 'those near to legal, and an eighth of the others'}) the 30 legal ones publish a free advert, and no other`, async () => {
  const all = orders(STEPS)
  expect([all.length, all.filter(isLegal).length]).toEqual([720, 30])
  const taken = all.filter((order, index) => isNearlyLegal(order) || index % EVERY === 0)
  const ended = await outcomes(taken, 'none')
  expect(ended.filter(({ adverts }) => adverts > 0).map(({ order }) => order)).toEqual(all.filter(isLegal))
  expect(
    ended.filter(({ final, adverts }) => ((final?.listing_id ?? null) !== null) !== (adverts === 1)),
  ).toEqual([])
}, 240_000)

test('not one of the legal orders publishes an advert that is to be paid for: each is asked to pay', async () => {
  const ended = await outcomes(orders(STEPS).filter(isLegal), 'Premium-Advert-3-Months')
  expect(ended.map(({ adverts, final }) => [adverts, final?.payment_required])).toEqual(
    ended.map(() => [0, true]),
  )
})
