import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/support/database.ts'
import { aListing } from '../../../../tests/support/listings.ts'
import { operatorDeps } from '../../composition/operator-deps.ts'
import type { Database } from '../../db/pool.ts'
import { raiseAlert } from '../../db/raise-alert.ts'
import { inTransaction } from '../../db/transaction.ts'
import { takeDiscount } from '../../payments/checkout/discount-store.ts'
import type { Outcome } from './command.ts'
import { findCommand } from './find-command.ts'

let now = new Date('2026-11-21T12:00:00Z')
let database: Database
let owner: Client
beforeAll(async () => {
  const made = await aDatabase()
  database = made.database
  owner = made.owner
})

async function operator(...words: string[]): Promise<Outcome> {
  const found = findCommand(words, now)
  if (found.kind !== 'run') throw new Error('lines' in found ? found.lines.join(' ') : found.kind)
  return found.run(operatorDeps(database, () => now))
}
const decide = (...words: string[]): Promise<Outcome> => operator(...words, '--why', 'A test.')
const output = async (...words: string[]): Promise<string> => (await operator(...words)).lines.join('\n')
/** What an order would take of it at that moment. */
const taken = (code: string, at: Date) =>
  inTransaction(
    database,
    (connection) => takeDiscount(connection, code, at),
    () => false,
  )
const rowOf = async (code: string) =>
  (await owner.query('select * from discount_codes where code = $1', [code])).rows[0]

describe('discount codes', () => {
  test('are kept in capitals, with their days in London', async () => {
    expect(
      await decide(
        'discount',
        'add',
        ' spring-20 ',
        '--percent',
        '20',
        '--from',
        '2027-03-28',
        '--until',
        '2027-03-28',
        '--uses',
        '1',
      ),
    ).toEqual({
      isDone: true,
      lines: [
        'Made: SPRING-20: 20% off, from 28 March 2027, until the end of 28 March 2027, used 0 of 1 times',
      ],
    })
    // That night the clocks go forward: the day has 23 hours.
    expect(await rowOf('SPRING-20')).toMatchObject({
      kind: 'percentage',
      value: 20,
      starts_at: new Date('2027-03-28T00:00:00Z'),
      ends_at: new Date('2027-03-28T23:00:00Z'),
      most_uses: 1,
    })
  })
  test('are taken to the last second of their last day', async () => {
    await decide('discount', 'add', 'NOVEMBER', '--percent', '20', '--until', '2026-11-30')
    expect(await taken('NOVEMBER', new Date('2026-11-30T23:59:59Z'))).not.toBeNull()
    expect(await taken('NOVEMBER', new Date('2026-12-01T00:00:00Z'))).toBeNull()
  })
  test.each([
    ['5.00', 500],
    ['5', 500],
    ['0.01', 1],
    ['£19.99', 1999],
    ['0.29', 29],
    ['1.15', 115],
    ['8.2', 820],
    ['1000', 100_000],
  ])('of %s pounds take off %d pence', async (amount, pence) => {
    const code = `A-${pence}-${amount.replace(/\D/g, '')}`
    await decide('discount', 'add', code, '--amount', amount)
    expect(await rowOf(code)).toMatchObject({ kind: 'amount', value: pence, starts_at: now, ends_at: null })
  })
  test('of one name there is one, whether it ended or not', async () => {
    await decide('discount', 'add', 'ONCE', '--percent', '20')
    const again = await decide('discount', 'add', 'once', '--percent', '90')
    expect(again).toEqual({ isDone: false, lines: [expect.stringMatching(/^There’s already a code ONCE/)] })
    expect((await decide('discount', 'end', 'once')).isDone).toBe(true)
    expect((await decide('discount', 'add', 'ONCE', '--percent', '90')).isDone).toBe(false)
    expect((await rowOf('ONCE')).value).toBe(20)
  })
  test('that were ended are taken no more', async () => {
    await decide('discount', 'add', 'ENDING', '--percent', '20', '--until', '2026-12-31')
    expect(await taken('ENDING', now)).not.toBeNull()
    expect((await decide('discount', 'end', 'ending')).lines[0]).toBe('ENDING has ended.')
    expect(await taken('ENDING', now)).toBeNull()
    expect(await decide('discount', 'end', 'ending')).toMatchObject({ isDone: false })
    expect(await decide('discount', 'end', 'NEVER-WAS')).toMatchObject({ isDone: false })
  })
  test('are listed with what became of them', async () => {
    await decide('discount', 'add', 'LISTED', '--amount', '5', '--until', '2026-11-21', '--uses', '2')
    await owner.query(`update discount_codes set used = 1 where code = 'LISTED'`)
    const line = async () =>
      (await output('discount', 'list')).split('\n').find((one) => one.startsWith('LISTED'))
    expect(await line()).toBe(
      'LISTED: £5.00 off, from 21 November 2026, until the end of 21 November 2026, used 1 of 2 times',
    )
    now = new Date('2026-11-22T12:00:00Z')
    expect(await line()).toContain('ended on 21 November 2026, used 1')
    now = new Date('2026-11-21T12:00:00Z')
    expect(await output('discount', 'list')).toMatch(/^ENDING: .* ended on 21 November 2026, 12:00/m)
  })
})

describe('payments that somebody has to look at', () => {
  test('are none at first', async () => {
    expect(await operator('payments', 'attention')).toEqual({
      isDone: true,
      lines: ['No payments need attention.'],
    })
  })
  test('are shown with what to do, until they are resolved', async () => {
    const orderId = randomUUID()
    for (const kind of ['refund-failed', 'amount', 'currency', 'mode', 'unknown-order'] as const) {
      const alert = { kind, orderId: kind === 'unknown-order' ? null : orderId, transactionId: `pi_${kind}` }
      await raiseAlert(database, { ...alert, detail: '1 penny came, 1999 were asked.' }, now)
    }
    const text = await output('payments', 'attention')
    expect(text).toContain(`Order: ${orderId}\n  Transaction: pi_refund-failed`)
    expect(text).toContain('1 penny came, 1999 were asked.')
    expect(text).toContain('refund-failed, 21 November 2026, 12:00')
    expect(text.match(/[Rr]efund/g)?.length).toBeGreaterThanOrEqual(5)
    const id = /^(\d+) {2}amount/m.exec(text)?.[1] ?? ''
    expect((await decide('payments', 'resolved', id)).isDone).toBe(true)
    expect((await decide('payments', 'resolved', id)).isDone).toBe(false)
    const rest = await output('payments', 'attention')
    expect(rest).not.toContain('pi_amount')
    expect(rest).toContain('pi_currency')
  })
  test.each(['0', '999999', 'x', '-1', '1; drop table orders', '9'.repeat(30)])(
    'there is no %j to resolve',
    async (id) => {
      // A dash would begin an option.
      expect((await operator('payments', 'resolved', '--why', 'A test.', '--', id)).isDone).toBe(false)
    },
  )
})

const keysOf = async (draft: string) =>
  (await owner.query('select key from live_addresses where draft_uuid = $1', [draft])).rowCount
async function anAdvert() {
  const id = await aListing(owner, { marketingOption: 'Premium-Advert-3-Months' })
  const { rows } = await owner.query('select draft_uuid, owner_key, account_id from listings where id = $1', [
    id,
  ])
  const { draft_uuid: draft, owner_key: ownerKey, account_id: account } = rows[0]
  await owner.query('insert into live_addresses (key, draft_uuid, claimed_at) values ($1, $2, now())', [
    `key ${id}`,
    draft,
  ])
  return { id, draft, ownerKey, account }
}
const stateOf = async (id: string) =>
  (await owner.query('select state from listings where id = $1', [id])).rows[0]?.state

describe('an advert', () => {
  test('is shown with its owner, its payments and its reports', async () => {
    const { id, draft, ownerKey, account } = await anAdvert()
    const order = randomUUID()
    await owner.query(
      `insert into orders (id, draft_uuid, owner_key, account_id, state, marketing_option, list_pence, discount_pence,
         draft_version, address_type, blocks, provider, transaction_id, created_at, expires_at, paid_at)
       values ($1, $2, $3, $4, 'fulfilled', 'Premium-Advert-3-Months', 1999, 500, 1, 'orphan', '{}', 'stripe', 'pi_77', now(),
         now(), now())`,
      [order, draft, ownerKey, account],
    )
    await owner.query(
      `insert into advert_reports (listing_id, reason, reported_at) values ($1, 'Not theirs', now())`,
      [id],
    )
    const text = await output('advert', 'show', id)
    expect(text).toMatch(new RegExp(`^${id}: for sale, live\n`))
    expect(text).toContain(`Page: /advert/${id}`)
    expect(text).toMatch(/Home: Mill Lane, Chalfont St\. Peter, SL9\n {2}Owner: owner-\S+@example\.org/)
    expect(text).toContain('Option: Premium, 3 months')
    expect(text).toContain(`Order ${order}: £14.99, fulfilled, transaction pi_77`)
    expect(text).toContain('Open reports: 1')
  })
  test('is taken down once, its address is free, and others are left alone', async () => {
    const [mine, other] = [await anAdvert(), await anAdvert()]
    expect(await output('advert', 'take-down', mine.id, '--why', 'Not theirs.')).toContain(
      `We’ve taken ${mine.id} down`,
    )
    expect(await stateOf(mine.id)).toBe('removed')
    expect(await keysOf(mine.draft)).toBe(0)
    expect(await operator('advert', 'take-down', mine.id, '--why', 'Again.')).toEqual({
      isDone: true,
      lines: [`${mine.id} is already down.`],
    })
    expect(await output('advert', 'show', mine.id)).toContain('taken down by us')
    expect([await stateOf(other.id), await keysOf(other.draft)]).toEqual(['live', 1])
  })
  test('whose order was cancelled goes on as a free one', async () => {
    const [mine, other] = [await anAdvert(), await anAdvert()]
    expect((await decide('advert', 'end-option', mine.id)).lines[0]).toMatch(/has ended/)
    expect((await decide('advert', 'end-option', mine.id)).isDone).toBe(false)
    const ended = await owner.query('select id from listings where option_ends_at <= now()')
    expect(ended.rows).toEqual([{ id: mine.id }])
    expect([await stateOf(mine.id), await stateOf(other.id)]).toEqual(['live', 'live'])
    expect((await decide('advert', 'end-option', '00000000')).isDone).toBe(false)
  })
  test('that is none is not found', async () => {
    for (const id of ['00000000', "' or true --", '']) {
      if (id !== '') expect((await operator('advert', 'show', id)).isDone).toBe(false)
      if (id !== '') expect((await operator('advert', 'take-down', id, '--why', 'No.')).isDone).toBe(false)
    }
  })
})

test('reports are listed until they are resolved', async () => {
  const { id } = await anAdvert()
  await owner.query(
    `insert into advert_reports (listing_id, reason, reporter_email, reported_at)
     values ($1, $2, 'sam@example.org', '2026-11-21T10:05:00Z')`,
    [id, 'This home is mine.\nI never advertised it.'],
  )
  const text = await output('reports', 'list')
  expect(text).toContain(
    `advert ${id} (Mill Lane, Chalfont St. Peter, SL9, live), 21 November 2026, 10:05\n  This home is mine.\n  I never advertised it.\n  From: sam@example.org`,
  )
  const report = new RegExp(`^(\\d+) {2}advert ${id}`, 'm').exec(text)?.[1] ?? ''
  expect((await decide('reports', 'resolved', report)).isDone).toBe(true)
  expect((await decide('reports', 'resolved', report)).isDone).toBe(false)
  expect(await output('reports', 'list')).not.toContain(id)
})
