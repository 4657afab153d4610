import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { today } from '#shared/values/iso-date.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import { aDesk } from '../../../../tests/support/desk-site.ts'
import { operatorDeps } from '../../composition/operator-deps.ts'
import { sendRefund } from '../../payments/checkout/refund-order.ts'
import { findCommand } from '../operator/find-command.ts'
import { deskPaths } from './desk-paths.ts'

const { act, actsOn, aSoldAdvert, get, now, rows, server, staff } = aDesk()

describe('an order', () => {
  test('is refunded by the operator’s program alike', async () => {
    const { order } = await aSoldAdvert()
    const run = (...words: string[]) => {
      const found = findCommand(['order', 'refund', order, ...words], now())
      return found.kind === 'run' ? found.run(operatorDeps(server().database, now)) : null
    }
    expect(run('--kind', 'whole')).toBeNull()
    expect(run('--kind', 'all', '--why', 'So.')).toBeNull()
    expect(await run('--kind', 'whole', '--why', 'Asked by letter.')).toEqual({
      isDone: true,
      lines: [`We’re refunding £14.99 of ${order}.`],
    })
    expect(await run('--kind', 'whole', '--why', 'Again.')).toMatchObject({ isDone: false })
    expect(await actsOn(order)).toEqual([{ who: 'command line', act: 'refund', why: 'Asked by letter.' }])
  })
  test('is refunded by the days that are left, with a reason', async () => {
    const { listing, order } = await aSoldAdvert()
    const page = (await get(deskPaths.order(order))).body
    expect(page).toContain('£14.99, the full payment')
    expect(page).toContain('£10.16, for 21 of 31 days')
    expect(page).not.toContain(' checked')
    const unexplained = await act(deskPaths.refund(order), { kind: 'days-left', why: '' })
    expect([unexplained.statusCode, unexplained.body]).toEqual([
      422,
      expect.stringContaining('value="days-left" checked'),
    ])
    const unchosen = await act(deskPaths.refund(order), { kind: 'all', why: 'So.' })
    expect([unchosen.statusCode, unchosen.body]).toEqual([422, expect.stringContaining('>So.</textarea>')])
    const done = await act(deskPaths.refund(order), { kind: 'days-left', why: 'They cancelled.' })
    expect(done.headers.location).toBe(`${deskPaths.order(order)}?done=refund`)
    const [refund] = await rows('select id, state, pence from refunds where order_id = $1', [order])
    expect(refund).toMatchObject({ state: 'asked', pence: 1016 })
    expect((await get('/desk')).body).toContain('Refunds on their way</a>')
    expect(await sendRefund(server().deps.checkout, refund.id)).toBe('done')
    expect((await get(deskPaths.order(order))).body).toContain('£10.16, the unused days, succeeded')
    expect((await act(deskPaths.refund(order), { kind: 'whole', why: 'Again.' })).statusCode).toBe(422)
    expect(await rows('select option_ends_at from listings where id = $1', [listing])).toEqual([
      { option_ends_at: now() },
    ])
    expect(await actsOn(order)).toEqual([{ who: staff().email, act: 'refund', why: 'They cancelled.' }])
  })
  test('is refunded up to the day on which the buyer cancelled', async () => {
    const { order } = await aSoldAdvert()
    const form = { kind: 'days-left', why: 'They cancelled by email.' }
    for (const cancelledOn of ['2026-13-01', '2030-01-01', '2025-11-19', 'Monday']) {
      const misread = await act(deskPaths.refund(order), { ...form, cancelledOn })
      expect([misread.statusCode, misread.body]).toEqual([422, expect.stringContaining(cancelledOn)])
    }
    const day = today(new Date(now().getTime() - 2 * DAY_MS))
    await act(deskPaths.refund(order), { ...form, cancelledOn: day })
    expect(await rows('select pence from refunds where order_id = $1', [order])).toEqual([{ pence: 1113 }])
  })
  test('of which a part went back at the provider says so beside both sums', async () => {
    const { order } = await aSoldAdvert()
    const total = { orderId: order, pence: 500, at: now() }
    await server().deps.checkout.refundOutcomes.recordTotal(total, null, now())
    const page = (await get(deskPaths.order(order))).body
    expect(page).toContain('£9.99, the full payment, less the £5.00 already refunded')
    expect(page).toContain('£5.16, for 21 of 31 days left today, less the £5.00 already refunded')
  })
  test('whose refund failed is refunded by the same sum again, at the desk and by the operator’s program', async () => {
    const { order } = await aSoldAdvert()
    await act(deskPaths.refund(order), { kind: 'days-left', why: 'They cancelled.' })
    const asked = async () => {
      const [refund] = await rows(`select id, pence from refunds where order_id = $1 and state = 'asked'`, [
        order,
      ])
      return refund as { id: string; pence: number }
    }
    const fail = async () =>
      server().deps.checkout.refundOutcomes.refuse((await asked()).id, 'Refused.', now())
    expect((await get(deskPaths.order(order))).body).not.toContain('Try the refund again')
    await fail()
    const page = (await get(deskPaths.order(order))).body
    expect(page).toContain('£10.16 didn’t go back.')
    expect(page).not.toContain('How much to refund')
    expect((await act(deskPaths.retryRefund(order), { why: '' })).statusCode).toBe(422)
    expect((await act(deskPaths.retryRefund(order), { why: 'Their new card.' })).statusCode).toBe(303)
    expect((await asked()).pence).toBe(1016)
    expect((await act(deskPaths.retryRefund(order), { why: 'Again.' })).statusCode).toBe(422)
    await fail()
    const found = findCommand(['order', 'retry-refund', order, '--why', 'Once more.'], now())
    const run = () => (found.kind === 'run' ? found.run(operatorDeps(server().database, now)) : null)
    expect(await run()).toEqual({ isDone: true, lines: [`We’re asking for £10.16 of ${order} again.`] })
    expect(await run()).toMatchObject({ isDone: false })
    expect(await actsOn(order)).toEqual([
      { who: staff().email, act: 'refund', why: 'They cancelled.' },
      { who: staff().email, act: 'retry-refund', why: 'Their new card.' },
      { who: 'command line', act: 'retry-refund', why: 'Once more.' },
    ])
  })
})

describe('an advert', () => {
  test('is taken down with a reason that its owner is told, and put back', async () => {
    const { listing, email } = await aSoldAdvert()
    const [{ draft_uuid: draft }] = (await rows('select draft_uuid from listings where id = $1', [
      listing,
    ])) as [{ draft_uuid: string }]
    await rows('insert into live_addresses (key, draft_uuid, claimed_at) values ($1, $2, now())', [
      listing,
      draft,
    ])
    expect((await act(deskPaths.takeDown(listing), { why: '' })).statusCode).toBe(422)
    expect((await act(deskPaths.takeDown(listing), { why: 'Not theirs.' })).statusCode).toBe(303)
    expect((await act(deskPaths.takeDown(listing), { why: 'Again.' })).statusCode).toBe(422)
    const state = async () => (await rows('select state from listings where id = $1', [listing]))[0]?.state
    const holder = async () =>
      (await rows('select draft_uuid from live_addresses where key = $1', [listing]))[0]
    expect([await state(), await holder()]).toEqual(['removed', undefined])
    expect(
      await rows(
        `select data ->> 'to' as to, data #>> '{payload,why}' as why from job where name = 'send-email'
        and data ->> 'kind' = 'advert-taken-down' and data #>> '{payload,listing}' = $1`,
        [listing],
      ),
    ).toEqual([{ to: email, why: 'Not theirs.' }])
    // Somebody else advertises the home meanwhile.
    const other = randomUUID()
    await rows('insert into live_addresses (key, draft_uuid, claimed_at) values ($1, $2, now())', [
      listing,
      other,
    ])
    expect((await act(deskPaths.putBack(listing), { why: 'An appeal.' })).body).toContain('Another advert')
    expect(await state()).toBe('removed')
    await rows('delete from live_addresses where draft_uuid = $1', [other])
    expect((await act(deskPaths.putBack(listing), { why: 'An appeal.' })).statusCode).toBe(303)
    expect([await state(), await holder()]).toEqual(['live', { draft_uuid: draft }])
    expect(await actsOn(listing)).toEqual([
      { who: staff().email, act: 'take-down', why: 'Not theirs.' },
      { who: staff().email, act: 'put-back', why: 'An appeal.' },
    ])
  })
  test('goes on as a free one when its option is ended', async () => {
    const { listing } = await aSoldAdvert()
    expect((await act(deskPaths.endOption(listing), { why: 'Cancelled.' })).statusCode).toBe(303)
    expect((await act(deskPaths.endOption(listing), { why: 'Cancelled.' })).statusCode).toBe(422)
    expect(await actsOn(listing)).toEqual([{ who: staff().email, act: 'end-option', why: 'Cancelled.' }])
  })
  test('that is none is not found', async () => {
    expect((await get(deskPaths.advert('zzzzzzzz'))).statusCode).toBe(404)
    expect((await get(deskPaths.order(randomUUID()))).statusCode).toBe(404)
    expect((await get(deskPaths.order('x'))).statusCode).toBe(404)
  })
})
