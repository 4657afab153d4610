import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDatabase } from './database.ts'
import { entitlementBreaks } from './entitlement-invariants.ts'
import { aListing } from './listings.ts'
import { moneyBreaks, type ProviderPayment } from './money-invariants.ts'

const PREMIUM = { option: 'Premium-Advert-3-Months', pence: 1999 } as const

let owner: Client
let payments: ProviderPayment[] = []
let bought = { listing: '', draft: '', order: '', payment: '' }
let free = ''
let people = 0

/** An advert and what publishing writes with it, but for its order. */
async function published(option: string): Promise<{ listing: string; draft: string }> {
  const listing = await aListing(owner, { marketingOption: option as 'none' })
  const { rows } = await owner.query<{ draft_uuid: string; account_id: string }>(
    'select draft_uuid, account_id from listings where id = $1',
    [listing],
  )
  const { draft_uuid: draft = '', account_id: account = '' } = rows[0] ?? {}
  people += 1
  await owner.query('update accounts set phone = $2, phone_verified_at = now() where id = $1', [
    account,
    `+4477009000${people}0`,
  ])
  await owner.query(
    `insert into drafts (uuid, owner_key, version, app_type, address_type, blocks, field_versions, created_at, updated_at,
       listing_id, is_paid)
     select draft_uuid, owner_key, 1, app_type, 'orphan', '{}', '{}', now(), now(), id, $2 from listings where id = $1`,
    [listing, option !== 'none'],
  )
  await owner.query('insert into live_addresses (key, draft_uuid, claimed_at) values ($1, $2, now())', [
    listing,
    draft,
  ])
  await owner.query(
    `insert into job_common (name, state, data)
     values ('send-email', 'completed', jsonb_build_object('sendKey', $1::text, 'kind', 'published'))`,
    [`published ${listing}`],
  )
  await letter(`published ${listing}`, listing)
  return { listing, draft }
}

const letter = (id: string, listing: string) =>
  owner.query(
    `insert into sandbox_messages (id, kind, recipient, subject, body, sent_at)
     values ($1, 'email', 'alex@example.org', 'Your advert', $2, now())`,
    [id, `See your advert:\nhttps://gatepost.example/advert/${listing}\n`],
  )

async function anOrder(draft: string, payment: string, state = 'fulfilled'): Promise<string> {
  const id = randomUUID()
  await owner.query(
    `insert into orders (id, draft_uuid, owner_key, account_id, state, marketing_option, list_pence, draft_version,
       address_type, blocks, provider, transaction_id, created_at, expires_at, paid_at)
     select $1, draft_uuid, owner_key, account_id, $3, $4, $5, 1, 'orphan', '{}', 'stripe', $6, now(), now(), now()
     from listings where draft_uuid = $2`,
    [id, draft, state, PREMIUM.option, PREMIUM.pence, payment],
  )
  return id
}

const aPayment = (id: string): ProviderPayment => ({
  id,
  isPaid: true,
  pence: PREMIUM.pence,
  currency: 'GBP',
})

beforeAll(async () => {
  owner = (await aDatabase()).owner
  free = (await published('none')).listing
  const { listing, draft } = await published(PREMIUM.option)
  bought = { listing, draft, order: await anOrder(draft, 'cs_1'), payment: 'cs_1' }
  payments = [aPayment('cs_1'), { ...aPayment('cs_never'), isPaid: false }]
})

/** What is found once something is wrong, and then put right again. */
async function foundAfter(plant: () => Promise<unknown>, provider = payments): Promise<string[]> {
  await owner.query('begin')
  try {
    await plant()
    return await moneyBreaks(owner, provider)
  } finally {
    await owner.query('rollback')
  }
}
const run = (text: string, values: readonly unknown[]) => owner.query(text, [...values])

test('nothing is found where all is well', async () => {
  expect(await moneyBreaks(owner, payments)).toEqual([])
})

describe('what is planted is found:', () => {
  test('a second order that was fulfilled for one draft', async () => {
    const found = await foundAfter(() => anOrder(bought.draft, 'cs_2'), [...payments, aPayment('cs_2')])
    expect(found).toContainEqual(expect.stringMatching(/is one of 2 fulfilled for one draft/))
  })
  test('an option that nobody paid for', async () => {
    const found = await foundAfter(() =>
      run(`update listings set marketing_option = 'Featured-Advert-1-Month' where id = $1`, [free]),
    )
    expect(found).toEqual([`advert ${free} has Featured-Advert-1-Month, which nobody paid for`])
  })
  test('an advert of somebody whose number was never confirmed', async () => {
    const found = await foundAfter(() =>
      run(
        'update accounts set phone_verified_at = null where id = (select account_id from listings where id = $1)',
        [free],
      ),
    )
    expect(found).toEqual([`advert ${free} is of somebody whose number is not confirmed`])
  })
  test.each([
    ['a penny less', { pence: 1998 }, /is of 1999 pence, 1998 were taken/],
    ['another currency', { currency: 'EUR' }, /was paid in EUR/],
    ['nothing at all', { isPaid: false }, /is paid by a payment that the provider does not have/],
  ])('%s at the provider', async (_name, changes, expected) => {
    const found = await foundAfter(async () => undefined, [{ ...aPayment('cs_1'), ...changes }])
    expect(found).toEqual([expect.stringMatching(expected)])
  })
  test('an order at a price that its option does not have', async () => {
    const found = await foundAfter(
      () => run('update orders set list_pence = 499 where id = $1', [bought.order]),
      [{ ...aPayment('cs_1'), pence: 499 }],
    )
    expect(found).toEqual([`order ${bought.order} has a price that ${PREMIUM.option} does not have`])
  })
  test('an advert with another option than the one that was paid for', async () => {
    const found = await foundAfter(() =>
      run(`update listings set marketing_option = 'Featured-Advert-3-Months' where id = $1`, [
        bought.listing,
      ]),
    )
    expect(found).toEqual([
      `advert ${bought.listing} has Featured-Advert-3-Months, and another option was paid for`,
    ])
  })
  test('a payment that no order knows of', async () => {
    const found = await foundAfter(async () => undefined, [...payments, aPayment('cs_lost')])
    expect(found).toEqual(['payment cs_lost was taken, and 0 orders are paid with it'])
  })
  test('an order that is paid and stays so', async () => {
    const found = await foundAfter(() =>
      run(`update orders set state = 'paid' where id = $1`, [bought.order]),
    )
    expect(found).toContainEqual(`order ${bought.order} is paid, and not published`)
  })
  test('an order whose advert is gone', async () => {
    const found = await foundAfter(() => run('delete from listings where id = $1', [bought.listing]))
    expect(found).toEqual([`order ${bought.order} is fulfilled by 0 adverts`])
  })
  test('a refund that nobody is told of', async () => {
    const found = await foundAfter(
      () => anOrder(bought.draft, 'cs_2', 'refund-due'),
      [...payments, aPayment('cs_2')],
    )
    expect(found).toEqual([expect.stringMatching(/has to be refunded, and nobody is told/)])
  })
  test('an order that nobody had to pay and that costs something', async () => {
    const found = await foundAfter(
      () => run(`update orders set provider = 'none', transaction_id = null where id = $1`, [bought.order]),
      [],
    )
    expect(found).toEqual([`order ${bought.order} costs 1999 pence that nobody paid`])
  })
  test('a letter that was sent twice', async () => {
    const found = await foundAfter(() => letter(`published ${free} again`, free))
    expect(found).toEqual([`advert ${free} has 1 letters, 2 were sent`])
  })
  test('a second letter for one advert', async () => {
    const found = await foundAfter(() =>
      run(`insert into job_common (name, data) values ('send-email', $1)`, [
        JSON.stringify({ sendKey: 'published twice', kind: 'published', payload: { listing: free } }),
      ]),
    )
    expect(found).toContainEqual(`advert ${free} has letters for nothing: published twice`)
  })
  test('no letter at all', async () => {
    const found = await foundAfter(async () => {
      await run(`delete from job where data ->> 'sendKey' = $1`, [`published ${free}`])
      await run('delete from sandbox_messages where id = $1', [`published ${free}`])
    })
    expect(found).toEqual([`advert ${free} has 0 letters that it is published`])
  })
  test('an advert that holds no address, and one that was taken down and still does', async () => {
    expect(await foundAfter(() => run('delete from live_addresses where key = $1', [free]))).toEqual([
      `advert ${free} is live, and holds 0 addresses`,
    ])
    expect(
      await foundAfter(() => run(`update listings set state = 'removed' where id = $1`, [free])),
    ).toEqual([`advert ${free} is removed, and holds 1 addresses`])
  })
  test('a draft that does not know its advert', async () => {
    const found = await foundAfter(() =>
      run('update drafts set listing_id = null where listing_id = $1', [free]),
    )
    expect(found).toEqual([`advert ${free} is not what its draft says that it is`])
  })
})

test('what was bought, and is not owed, is found', async () => {
  expect(await entitlementBreaks(owner)).toEqual([])
  await owner.query('begin')
  await run(`update orders set marketing_option = 'Bronze-Package' where id = $1`, [bought.order])
  const found = await entitlementBreaks(owner)
  await owner.query('rollback')
  expect(found).toEqual([
    `order ${bought.order} is owed privacy-number, and has `,
    `order ${bought.order} has 0 privacy numbers in place of 1`,
  ])
})
