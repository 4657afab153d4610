import { beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../../../tests/support/buyers.ts'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { anOwner } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { formatPhoneNumber } from '../../../shared/values/phone-number.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { moderationStore } from '../published/moderation-store.ts'

const now = new Date('2026-11-20T12:00:00Z')
let database: TestDatabase
let here: Awaited<ReturnType<typeof aServer>>
let buyer: Buyer
beforeAll(async () => {
  database = await aDatabase()
  here = await aServer({ on: database, now: () => now })
  buyer = await aBuyer(here, () => now)
})

describe('after a privacy number', () => {
  const decide = (uuid: string, wanted: 'shown' | 'hidden', browser = buyer.owner.browser) =>
    browser.post(`/create-listing/${wanted === 'shown' ? 'show' : 'hide'}-phone`, { data: { uuid } })

  test('the owner’s confirmed number is shown once they say so, and not before', async () => {
    const { listing, uuid } = await buyer.bought('Bronze-Package')
    expect(await buyer.own(listing)).toMatchObject({ ownPhone: null })
    expect((await decide(uuid, 'shown')).body).toMatchObject({
      success: false,
      error_message: expect.stringMatching(/has a privacy number/),
    })
    await moderationStore(database.database).endOption(listing, { by: COMMAND_LINE, why: '', at: now })
    expect(await buyer.own(listing)).toMatchObject({ ownPhone: 'undecided' })
    expect(await buyer.phoneOf(listing)).toBeNull()
    expect((await decide(uuid, 'shown', (await anOwner(here)).browser)).status).toBe(404)
    expect((await decide(uuid, 'shown')).body).toMatchObject({ success: true })
    expect(await buyer.phoneOf(listing)).toBe(formatPhoneNumber(await buyer.confirmedPhone()))
    expect(await buyer.own(listing)).toMatchObject({ ownPhone: 'shown' })
    await decide(uuid, 'hidden')
    expect(await buyer.phoneOf(listing)).toBeNull()
  })

  test('a number that is not confirmed is never shown', async () => {
    const { listing, uuid } = await buyer.bought('Bronze-Package')
    await moderationStore(database.database).endOption(listing, { by: COMMAND_LINE, why: '', at: now })
    await decide(uuid, 'shown')
    const confirm = (at: string) =>
      database.database.query(`update accounts set phone_verified_at = ${at} where id = $1`, [
        buyer.owner.accountId,
      ])
    await confirm('null')
    expect(await buyer.phoneOf(listing)).toBeNull()
    await confirm('now()')
    expect(await buyer.phoneOf(listing)).not.toBeNull()
  })
})
