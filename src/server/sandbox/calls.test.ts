import { beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../../tests/support/buyers.ts'
import { aDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { aServer } from '../../../tests/support/server.ts'
import { normalisePhoneNumber } from '../../shared/values/phone-number.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

let database: TestDatabase
let sandbox: Awaited<ReturnType<typeof aServer>>
let buyer: Buyer
beforeAll(async () => {
  database = await aDatabase()
  sandbox = await aServer({ on: database, now: () => NOON })
  buyer = await aBuyer(sandbox, () => NOON)
})
async function bronze() {
  const { listing } = await buyer.bought('Bronze-Package')
  const number = normalisePhoneNumber((await buyer.own(listing))?.entitlements[0]?.delivered ?? '')
  return { listing, number }
}

describe('the sandbox’s telephone', () => {
  const call = (to: string, from = '07700 900999') =>
    sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/call',
      payload: new URLSearchParams({ from, to }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  test('tells where a call went, in any spelling of the number, and lists the calls', async () => {
    const { number, listing } = await bronze()
    const forwardedTo = await buyer.confirmedPhone()
    expect((await call(number)).json()).toEqual({ forwardedTo })
    expect((await call(number.replace('+44', '0'))).json()).toEqual({ forwardedTo })
    expect((await call('01632 960999')).json()).toEqual({ forwardedTo: null })
    const listed = (await sandbox.app.inject({ url: '/sandbox/calls.json' })).json<object[]>()
    expect(listed.slice(0, 2)).toEqual([
      {
        id: expect.stringMatching(/^CA[0-9a-f]{32}$/),
        from: '+447700900999',
        to: '+441632960999',
        forwardedTo: null,
        heard: expect.stringMatching(/isn’t in use/),
        calledAt: NOON.toISOString(),
      },
      expect.objectContaining({ to: number, forwardedTo, heard: null }),
    ])
    expect((await buyer.own(listing))?.calls?.count).toBe(2)
    const { rows } = await database.owner.query(
      `select distinct outcome from privacy_calls c join privacy_number_leases l on l.id = c.lease_id where listing_id = $1`,
      [listing],
    )
    expect(rows).toEqual([{ outcome: 'answered' }])
  })
  test('is a page that the sandbox’s page leads to', async () => {
    const { number } = await bronze()
    expect((await sandbox.app.inject({ url: '/sandbox' })).payload).toContain('href="/sandbox/phone"')
    const placed = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/phone',
      payload: new URLSearchParams({ from: '07700 900999', to: number }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(placed).toMatchObject({ statusCode: 303, headers: { location: '/sandbox/phone' } })
    const { payload } = await sandbox.app.inject({ url: '/sandbox/phone' })
    expect(payload).toContain('This is a sandbox')
    expect(payload).toContain('It rang at 07700 900')
  })
  test('needs two numbers', async () => {
    expect((await call('')).statusCode).toBe(400)
    expect((await call('01632 960000', 'x'.repeat(65))).statusCode).toBe(400)
  })
})
