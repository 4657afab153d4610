import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { e164 } from '../../../tests/support/actor.ts'
import { codeFor, messages } from '../../../tests/support/browsers.ts'
import { aBuyer, type Buyer } from '../../../tests/support/buyers.ts'
import { aDatabase } from '../../../tests/support/database.ts'
import { aServer } from '../../../tests/support/server.ts'
import { ENDPOINTS } from '../../shared/api/endpoints.ts'

const OTHER = '07700 900456'
let now = new Date('2026-11-20T12:00:00Z')
let server: Awaited<ReturnType<typeof aServer>>
let another: Awaited<ReturnType<typeof aServer>>
let buyer: Buyer
beforeAll(async () => {
  const database = await aDatabase()
  server = await aServer({ on: database, now: () => now })
  another = await aServer({ on: { ...database, database: database.another() }, now: () => now })
  buyer = await aBuyer(server, () => now)
})
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000)
}

// The pause between two codes is over before each test.
beforeEach(() => pass(60))

/** A free advert that is to show this number. */
async function anAdvert(enquiryPhone = OTHER, owner = buyer) {
  const draft = await owner.draft('none', { enquiryPhone })
  const { body } = await draft.finish()
  return { uuid: draft.uuid, listing: body.listing_id ?? '' }
}
const sendCode = (uuid: string, by: string, { owner } = buyer) =>
  owner.browser.post(ENDPOINTS.sendAdvertCode.path, { data: { uuid, by } })
const confirm = (code: string, { owner } = buyer) =>
  owner.browser.post(ENDPOINTS.confirmAdvertPhone.path, { data: { code } })
const isShown = async (listing: string): Promise<boolean> => {
  const { payload } = await server.app.inject({ url: `/advert/${listing}` })
  return payload.includes('Show the phone number')
}

describe('the number of an advert', () => {
  test('is the account’s confirmed one in whatever spelling, and no other', async () => {
    const own = await buyer.confirmedPhone()
    for (const typed of [own, own.replace('+44', '0'), own.replace('+44', '0044 ')]) {
      const { listing } = await anAdvert(typed)
      expect(await isShown(listing)).toBe(true)
      expect((await buyer.own(listing))?.phoneToConfirm).toBeNull()
    }
    const { listing } = await anAdvert()
    expect(await isShown(listing)).toBe(false)
    expect(await buyer.phoneOf(listing)).toBeNull()
    expect((await buyer.own(listing))?.phoneToConfirm).toBe(OTHER)
    const { statusCode } = await server.app.inject({ url: `/advert/${listing}/phone` })
    expect(statusCode).toBe(303)
  })

  test('is shown once its owner has confirmed it by a code of its own', async () => {
    const { uuid, listing } = await anAdvert()
    const before = await buyer.confirmedPhone()
    expect((await sendCode(uuid, 'text')).body.success).toBe(true)
    const code = await codeFor(server, e164(OTHER))
    const wrong = code === '1234' ? '4321' : '1234'
    expect((await confirm(wrong)).body).toMatchObject({ success: false })
    expect(await isShown(listing)).toBe(false)
    const confirmed = await Promise.all([confirm(code), confirm(code)])
    expect(confirmed.filter(({ body }) => body.success === true)).toHaveLength(1)
    expect(await isShown(listing)).toBe(true)
    expect((await buyer.own(listing))?.phoneToConfirm).toBeNull()
    expect(await buyer.confirmedPhone()).toBe(before)
    expect((await sendCode(uuid, 'text')).body.error_message).toBe('This number is confirmed already.')
    const stranger = await aBuyer(server, () => now)
    const theirs = await anAdvert(OTHER, stranger)
    expect(await isShown(theirs.listing)).toBe(false)
  })

  test('is confirmed by a call as well', async () => {
    const phone = '07700 900789'
    const { uuid, listing } = await anAdvert(phone)
    expect((await sendCode(uuid, 'call')).body.success).toBe(true)
    const [call] = (await messages(server)).filter(({ kind, to }) => kind === 'call' && to === e164(phone))
    const code =
      /is: (\d), (\d), (\d), (\d)\./
        .exec(call?.text ?? '')
        ?.slice(1)
        .join('') ?? ''
    expect((await confirm(code)).body.success).toBe(true)
    expect(await isShown(listing)).toBe(true)
  })

  test('has a code that is not the account’s own', async () => {
    const { uuid } = await anAdvert('07700 900457')
    await sendCode(uuid, 'text')
    const code = await codeFor(server, '+447700900457')
    const { body } = await buyer.owner.browser.post(ENDPOINTS.verifyCode.path, { code })
    expect(body.success).toBe(false)
  })

  test('is sent codes to within the limits, over all processes', async () => {
    const { uuid } = await anAdvert('07700 900458')
    expect((await sendCode(uuid, 'text')).status).toBe(200)
    const elsewhere = await another.app.inject({
      method: 'POST',
      url: ENDPOINTS.sendAdvertCode.path,
      payload: { data: { uuid, by: 'call' } },
      headers: { cookie: [...buyer.owner.browser.cookies].map((pair) => pair.join('=')).join('; ') },
    })
    expect(elsewhere.statusCode).toBe(429)
  })

  test('is nobody else’s to ask about', async () => {
    const { uuid } = await anAdvert()
    const stranger = await aBuyer(server, () => now)
    expect((await sendCode(uuid, 'text', stranger)).status).toBe(404)
    expect((await sendCode(uuid, 'pigeon')).status).toBe(400)
    expect((await sendCode('x', 'text')).status).toBe(400)
  })
})
