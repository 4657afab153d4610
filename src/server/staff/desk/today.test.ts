import { describe, expect, test } from 'vitest'
import { aDesk } from '../../../../tests/support/desk-site.ts'
import { raiseAlert } from '../../db/raise-alert.ts'
import { deskPaths } from './desk-paths.ts'

const { act, actsOn, aSoldAdvert, get, rows, server, staff } = aDesk()

describe('today', () => {
  test('shows what waits, with its count and age, until somebody settles it', async () => {
    const { listing, order } = await aSoldAdvert()
    const alert = {
      kind: 'amount',
      orderId: order,
      transactionId: 'pi_1',
      detail: 'Paid twice <b>.',
    } as const
    await raiseAlert(server().database, alert, new Date('2026-11-18T10:00:00Z'))
    await rows(
      `insert into advert_reports (listing_id, reason, reported_at) values ($1, 'Not their home', $2)`,
      [listing, new Date('2026-11-21T09:00:00Z')],
    )
    await rows(
      `insert into support_cases (number, topic, name, email, message, about, received_at, request_hash)
       values ('C-7K2M-9QXD', 'taken-down', 'Clara', 'clara@example.org', 'Please look again.', '', $1, $2)`,
      [new Date('2026-11-20T11:00:00Z'), Buffer.alloc(32)],
    )
    const { body } = await get('/desk')
    expect(body).toContain('Messages to support</a>: <span class="count">1</span>, the oldest for 1 day')
    expect((await act(deskPaths.closeCase('C-7K2M-9QXD'), { why: 'Answered.' })).statusCode).toBe(303)
    expect((await act(deskPaths.closeCase('C-7K2M-9QXD'), { why: 'Again.' })).statusCode).toBe(422)
    expect(await actsOn('C-7K2M-9QXD')).toEqual([{ who: staff().email, act: 'close', why: 'Answered.' }])
    expect(body).toContain(
      'Payments that need attention</a>: <span class="count">1</span>, the oldest for 3 days',
    )
    expect(body).toContain('Paid twice &lt;b&gt;.')
    expect(body).toContain('Reports of adverts</a>: <span class="count">1</span>, the oldest for 3 hours')
    for (const [table, path] of [
      ['payment_alerts', deskPaths.resolveAlert],
      ['advert_reports', deskPaths.resolveReport],
    ] as const) {
      const [{ id }] = (await rows(`select id from ${table} where resolved_at is null`)) as [{ id: string }]
      expect((await act(path(id), { why: ' ' })).statusCode).toBe(422)
      expect((await act(path(id), { why: 'Seen to.' })).headers.location).toBe('/desk?done=settled')
      expect((await act(path(id), { why: 'Again.' })).statusCode).toBe(422)
    }
    expect(
      await rows(`select subject_kind, who, why from audit where act = 'resolve' order by subject_kind`),
    ).toEqual([
      { subject_kind: 'payment-alert', who: staff().email, why: 'Seen to.' },
      { subject_kind: 'report', who: staff().email, why: 'Seen to.' },
    ])
    expect((await get('/desk?done=settled')).body).toContain('You’ve settled it.')
    expect((await get('/desk')).body).toContain('No payments need attention.')
  })
})

test('of many messages the oldest 50 are shown, cut, and the others counted', async () => {
  await rows(
    `insert into support_cases (number, topic, name, email, message, about, received_at, request_hash)
     select 'C-2222-' || 2000 + n, 'other', 'Clara', 'clara@example.org', repeat('£', 4000), '', $1::timestamptz - n * interval '1 hour',
       sha256(n::text::bytea) from generate_series(1, 7000) as n`,
    [new Date('2026-11-20T11:00:00Z')],
  )
  const { body } = await get('/desk')
  expect(body).toContain('Messages to support</a>: <span class="count">7000</span>, the oldest for 292 days')
  expect(body.match(/C-2222-\d{4}<\/a>/g)).toHaveLength(50)
  expect(body.indexOf('C-2222-9000')).toBeLessThan(body.indexOf('C-2222-8951'))
  expect(body).not.toContain('C-2222-8950')
  expect(body).toContain('£'.repeat(450))
  expect(body).not.toContain('£'.repeat(500))
  expect(body).toContain('6950 more, all newer.')
  expect(Buffer.byteLength(body)).toBeLessThan(120_000)
  await rows('delete from support_cases')
})

test('a report of an advert stands there whole', async () => {
  const { listing } = await aSoldAdvert()
  await rows(`insert into advert_reports (listing_id, reason, reported_at) values ($1, $2, now())`, [
    listing,
    `${'é'.repeat(1_990)} the end`,
  ])
  expect((await get('/desk')).body).toContain('é the end</pre>')
})

test('what is owed to buyers is shown: refunds, late deliveries and numbers', async () => {
  const due = await aSoldAdvert()
  const late = await aSoldAdvert()
  const numbered = await aSoldAdvert()
  expect((await get('/desk')).body).toContain('We don’t owe buyers anything that’s late.')
  await rows(`update orders set state = 'refund-due' where id = $1`, [due.order])
  await rows(
    `insert into refunds (id, order_id, for_order, pence, kind, state, asked_at, settled_at)
     values (gen_random_uuid(), $1, $1, 1016, 'days-left', 'failed', $2, $2)`,
    [due.order, new Date('2026-11-12T12:00:00Z')],
  )
  await rows(`update orders set state = 'paid', fulfilled_at = null where id = $1`, [late.order])
  await rows(
    `insert into entitlements (order_id, listing_id, kind, quantity, months, state)
     values ($1, $2, 'privacy-number', 1, 1, 'waiting')`,
    [numbered.order, numbered.listing],
  )
  const { body } = await get('/desk')
  expect(body).toContain('Owed to buyers</a>: <span class="count">3</span>, the oldest for 9 days')
  expect(body).toContain(`£10.16 didn’t go back. Try again at <a href="${deskPaths.order(due.order)}">`)
  expect(body).toContain(`Paid but not delivered yet: <a href="${deskPaths.order(late.order)}">`)
  expect(body).toContain(
    `No privacy number is free for advert <a href="${deskPaths.advert(numbered.listing)}">`,
  )
})

test('discount codes are made, listed and ended', async () => {
  const terms = {
    code: 'desk-20',
    percent: '20',
    amount: '',
    from: '',
    until: '2026-12-31',
    uses: '3',
    why: 'Launch.',
  }
  const wrong = await act('/desk/discounts', { ...terms, percent: '200' })
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toContain('“Percentage off” must be a whole number from 1 to 100')
  expect(wrong.body).toContain('value="desk-20"')
  expect((await act('/desk/discounts', { ...terms, why: '' })).statusCode).toBe(422)
  expect((await act('/desk/discounts', terms)).statusCode).toBe(303)
  expect((await act('/desk/discounts', terms)).body).toContain('There’s already a code DESK-20')
  expect((await get('/desk/discounts')).body).toContain('<strong>DESK-20</strong>: 20% off')
  expect((await act(deskPaths.endDiscount('DESK-20'), { why: '' })).statusCode).toBe(422)
  expect((await act(deskPaths.endDiscount('DESK-20'), { why: 'Over.' })).statusCode).toBe(303)
  expect(await actsOn('DESK-20')).toEqual([
    { who: staff().email, act: 'make', why: 'Launch.' },
    { who: staff().email, act: 'end', why: 'Over.' },
  ])
  expect((await get('/desk/audit')).body).toContain(`end, discount DESK-20, by ${staff().email}`)
})
