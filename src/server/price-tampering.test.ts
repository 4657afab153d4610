import { beforeAll, describe, expect, test } from 'vitest'
import { MARKETING_OPTIONS, type MarketingOptionId } from '#shared/advert/marketing-options.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import type { AppType } from '#shared/form/block.ts'
import { aHouse, aHouseToLet, letting, selling, TODAY } from '../../tests/support/builders.ts'
import { aFinishedDraft, anOwner, aStreet, type Owner } from '../../tests/support/publishing.ts'
import { aServer } from '../../tests/support/server.ts'

const FULL = process.env['FULL'] === '1'
const now = () => new Date(`${TODAY}T12:00:00Z`)
const OF = {
  sell: { context: selling, build: aHouse },
  let: { context: letting, build: aHouseToLet },
} as const
const APP_TYPES = ['sell', 'let'] as const
const TAMPERED = {
  price: 1,
  pence: 1,
  amount: 1,
  total: 0,
  total_pence: 1,
  list_pence: 1,
  currency: 'VND',
  isPaid: true,
  is_paid: true,
  payment_required: false,
  marketing_option: 'none',
  marketingOption: 'none',
  basket: [{ label: 'Nothing', amount: 0 }],
  order: { isPaid: true, total: 0 },
}

let server: Awaited<ReturnType<typeof aServer>>
/** Somebody for each type: an account has so many orders a day. */
let owners: Readonly<Record<AppType, Owner>>
beforeAll(async () => {
  server = await aServer({ now })
  owners = { sell: await anOwner(server), let: await anOwner(server) }
})

/** A finished draft with this option, in a home of its own. */
async function aPurchase(appType: AppType, marketingOption: MarketingOptionId) {
  const owner = owners[appType]
  const { context, build } = OF[appType]
  const answers = build({ streetName: aStreet(), marketingOption: 'none' })
  const draft = await aFinishedDraft(server, owner, { context, answers })
  let version = 1
  const post = async (path: string, data: object) => (await owner.browser.post(path, { data })).body
  const send = async (path: string, option: unknown, more: object = {}) => {
    const state = draft.stateOf(version)
    const field = { value: option, valid: true, touched: true }
    const blocks = {
      ...state.blocks,
      marketingOption: { valid: true, fields: { marketingOption: field } },
    }
    const body = await post(path, { ...state, blocks, ...more })
    const data = body.result?.data
    // What is refused as stale is tried again by somebody who has seen the newer state.
    if (data) version = data.version
    return body
  }
  const confirm = (more: object = {}) => post(ENDPOINTS.confirmOrder.path, { uuid: draft.uuid, ...more })
  const save = (option: unknown, more?: object) => send(ENDPOINTS.saveNew.path, option, more)
  await save(marketingOption)
  return {
    confirm,
    save,
    finish: (option: unknown, more?: object) => send(ENDPOINTS.saveFinal.path, option, more),
    pay: (confirmed: Awaited<ReturnType<typeof confirm>>) =>
      owner.browser.pay(String(confirmed.result?.['url'])),
    result: () => resultOf(draft.uuid),
  }
}

/** What is published, and each amount that was taken for it. */
async function resultOf(uuid: string) {
  const { rows } = await server.owner.query<{ published: string | null; taken: number[]; alerts: number }>(
    `select (select marketing_option from listings where draft_uuid = $1) as published,
       array(select pence from sandbox_payments join orders on orders.id = order_id
         where draft_uuid = $1 and sandbox_payments.state = 'paid') as taken,
       (select count(*)::int from payment_alerts) as alerts`,
    [uuid],
  )
  return rows[0]
}

const penceOf = (id: MarketingOptionId): number => MARKETING_OPTIONS.find((one) => one.id === id)?.pence ?? -1
/** It is published as this option, and its list price was taken once. */
const bought = (id: MarketingOptionId) => ({
  published: id,
  taken: id === 'none' ? [] : [penceOf(id)],
  alerts: 0,
})
const PAID_FOR = {
  success: false,
  errors: [{ field: 'marketingOption', message: 'You’ve paid for this, so you can’t change it here.' }],
}
const NOTHING = { published: null, taken: [], alerts: 0 }

/** As the specification sells them (section 9): packages to landlords, adverts to sellers. */
const isSold = (id: MarketingOptionId, appType: AppType): boolean =>
  id === 'none' || id.endsWith('-Package') === (appType === 'let')
const optionsOf = (appType: AppType) =>
  MARKETING_OPTIONS.map(({ id }) => id).filter((id) => isSold(id, appType))
const sold = APP_TYPES.flatMap((appType) => optionsOf(appType).map((option) => ({ appType, option })))
const paid = sold.filter(({ option }) => option !== 'none')
/** What each may be changed to: but for FULL to nothing, to the next dearer one, and of the dearest to the cheapest. */
function othersOf(appType: AppType, option: MarketingOptionId): MarketingOptionId[] {
  const others = optionsOf(appType).filter((other) => other !== option)
  const byPrice = paid
    .filter((one) => one.appType === appType)
    .toSorted((one, other) => penceOf(one.option) - penceOf(other.option))
    .map((one) => one.option)
  const next = byPrice[(byPrice.indexOf(option) + 1) % byPrice.length]
  return FULL ? others : others.filter((other) => other === 'none' || other === next)
}
const changes = paid.flatMap(({ appType, option }) =>
  othersOf(appType, option).map((other) => ({ appType, option, other })),
)

describe('what is charged is the list price of what is published', () => {
  test.each(sold)('of $option on $appType, whatever prices are sent with it', async ({ appType, option }) => {
    const purchase = await aPurchase(appType, option)
    await purchase.save(option, TAMPERED)
    expect(await purchase.finish(option, TAMPERED)).toMatchObject({ payment_required: option !== 'none' })
    const confirmed = await purchase.confirm(TAMPERED)
    expect(confirmed.result).toMatchObject({ total: penceOf(option) })
    if (option !== 'none') await purchase.pay(confirmed)
    expect(await purchase.finish(option, TAMPERED)).toMatchObject({ payment_required: false })
    expect(await purchase.result()).toEqual(bought(option))
  })

  test.each(changes)(
    'of $option on $appType, that another window changes to $other before it is paid',
    async ({ appType, option, other }) => {
      const purchase = await aPurchase(appType, option)
      const confirmed = await purchase.confirm()
      expect((await purchase.save(other)).success).toBe(true)
      await purchase.pay(confirmed)
      expect(await purchase.result()).toEqual(bought(option))
      expect(await purchase.finish(other)).toMatchObject({ success: false })
      expect(await purchase.result()).toEqual(bought(option))
    },
  )

  test.each(changes)(
    'of $option on $appType, that another window changes to $other and confirms, while both are paid',
    async ({ appType, option, other }) => {
      const purchase = await aPurchase(appType, option)
      const [confirmed, , again] = [
        await purchase.confirm(),
        await purchase.save(other),
        await purchase.confirm(),
      ]
      expect(again.result).toMatchObject({ total: penceOf(other) })
      if (other === 'none') expect(await purchase.finish(other)).toMatchObject({ success: true })
      else await purchase.pay(again)
      await purchase.pay(confirmed)
      expect(await purchase.result()).toEqual(bought(other === 'none' ? option : other))
    },
  )

  test.each(changes)(
    'of $option on $appType, that is changed to $other once it is paid',
    async ({ appType, option, other }) => {
      const purchase = await aPurchase(appType, option)
      await purchase.pay(await purchase.confirm())
      for (const more of [{}, TAMPERED]) {
        expect(await purchase.finish(other, more)).toMatchObject(PAID_FOR)
        expect((await purchase.confirm(more)).result?.['url'] ?? null).toBeNull()
      }
      expect(await purchase.result()).toEqual(bought(option))
    },
  )
})

const ODD: readonly unknown[] = [
  null,
  '',
  'Platinum-Package',
  'gold-package',
  'Gold-Package ',
  '__proto__',
  'constructor',
  0,
  2999,
  true,
  [],
  ['Gold-Package'],
  ['none'],
  { id: 'none' },
]
const unsold = APP_TYPES.flatMap((appType) => [
  ...MARKETING_OPTIONS.map(({ id }) => id)
    .filter((id) => !isSold(id, appType))
    .map((option) => ({ appType, option: option as unknown })),
  ...ODD.map((option) => ({ appType, option })),
])

test.each(unsold)(
  '$option is not sold on $appType: neither charged nor published',
  async ({ appType, option }) => {
    const purchase = await aPurchase(appType, 'none')
    await purchase.save(option)
    for (const more of [{}, TAMPERED]) {
      expect((await purchase.finish(option, more)).success).toBe(false)
    }
    expect((await purchase.confirm()).result?.['url'] ?? null).toBeNull()
    expect(await purchase.result()).toEqual(NOTHING)
  },
)
