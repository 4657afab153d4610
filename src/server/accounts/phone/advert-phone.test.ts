import { describe, expect, test } from 'vitest'
import { e164 } from '../../../../tests/support/actor.ts'
import { codeFor, messages } from '../../../../tests/support/browsers.ts'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { ENDPOINTS } from '../../../shared/api/endpoints.ts'

const OTHER = '07700 900456'
// Nobody has to wait between two codes.
const site = aBuyerSite({ forEachTest: true })

/** A free advert that is to show this number. */
async function anAdvert(enquiryPhone = OTHER, owner = site.buyer) {
  const draft = await owner.draft('none', { enquiryPhone })
  const { body } = await draft.finish()
  return { uuid: draft.uuid, listing: body.listing_id ?? '' }
}
const sendCode = (uuid: string, by: string, { owner } = site.buyer) =>
  owner.browser.post(ENDPOINTS.sendAdvertCode.path, { data: { uuid, by } })
const confirm = (code: string, { owner } = site.buyer) =>
  owner.browser.post(ENDPOINTS.confirmAdvertPhone.path, { data: { code } })
/** The code that a call says. */
async function spokenTo(phone: string): Promise<string> {
  const [call] = (await messages(site.server)).filter(({ kind, to }) => kind === 'call' && to === phone)
  const digits = /is: (\d), (\d), (\d), (\d)\./.exec(call?.text ?? '') ?? []
  return digits.slice(1).join('')
}
const isShown = async (listing: string): Promise<boolean> => {
  const { payload } = await site.server.app.inject({ url: `/advert/${listing}` })
  return payload.includes('Show the phone number')
}

describe('the number of an advert', () => {
  test('is the account’s confirmed one in whatever spelling, and no other', async () => {
    const own = await site.buyer.confirmedPhone()
    for (const typed of [own, own.replace('+44', '0'), own.replace('+44', '0044 ')]) {
      const { listing } = await anAdvert(typed)
      expect(await isShown(listing)).toBe(true)
      expect((await site.buyer.own(listing))?.phoneToConfirm).toBeNull()
    }
    const { listing } = await anAdvert()
    expect(await isShown(listing)).toBe(false)
    expect(await site.buyer.phoneOf(listing)).toBeNull()
    expect((await site.buyer.own(listing))?.phoneToConfirm).toBe(OTHER)
    const { statusCode } = await site.server.app.inject({ url: `/advert/${listing}/phone` })
    expect(statusCode).toBe(303)
  })

  test('is shown once its owner has confirmed it by a code of its own', async () => {
    const { uuid, listing } = await anAdvert()
    const before = await site.buyer.confirmedPhone()
    expect((await sendCode(uuid, 'text')).body.success).toBe(true)
    const code = await codeFor(site.server, e164(OTHER))
    const wrong = code === '1234' ? '4321' : '1234'
    expect((await confirm(wrong)).body).toMatchObject({ success: false })
    expect(await isShown(listing)).toBe(false)
    const confirmed = await Promise.all([confirm(code), confirm(code)])
    expect(confirmed.filter(({ body }) => body.success === true)).toHaveLength(1)
    expect(await isShown(listing)).toBe(true)
    expect((await site.buyer.own(listing))?.phoneToConfirm).toBeNull()
    expect(await site.buyer.confirmedPhone()).toBe(before)
    expect((await sendCode(uuid, 'text')).body.error_message).toBe('You’ve already confirmed this number.')
    const stranger = await site.anotherBuyer()
    const theirs = await anAdvert(OTHER, stranger)
    expect(await isShown(theirs.listing)).toBe(false)
  })

  test('is confirmed by a call as well', async () => {
    const phone = '07700 900789'
    const { uuid, listing } = await anAdvert(phone)
    expect((await sendCode(uuid, 'call')).body.success).toBe(true)
    expect((await confirm(await spokenTo(e164(phone)))).body.success).toBe(true)
    expect(await isShown(listing)).toBe(true)
  })

  test('of an older advert is a landline, and confirmed by a call alone', async () => {
    const { uuid, listing } = await anAdvert()
    await site.rows(
      `update listings set answers = jsonb_set(answers::jsonb, '{enquiryPhone}', '"020 7946 0123"')::text where id = $1`,
      [listing],
    )
    expect((await sendCode(uuid, 'text')).body).toMatchObject({ success: false })
    expect((await sendCode(uuid, 'call')).body.success).toBe(true)
    expect((await confirm(await spokenTo('+442079460123'))).body.success).toBe(true)
    expect(await isShown(listing)).toBe(true)
  })

  test('has a code that is not the account’s own', async () => {
    const { uuid } = await anAdvert('07700 900457')
    await sendCode(uuid, 'text')
    const code = await codeFor(site.server, '+447700900457')
    const { body } = await site.buyer.owner.browser.post(ENDPOINTS.verifyCode.path, { code })
    expect(body.success).toBe(false)
  })

  test('is sent codes to within the limits, over all processes', async () => {
    const { uuid } = await anAdvert('07700 900458')
    expect((await sendCode(uuid, 'text')).status).toBe(200)
    const elsewhere = await site.another.app.inject({
      method: 'POST',
      url: ENDPOINTS.sendAdvertCode.path,
      payload: { data: { uuid, by: 'call' } },
      headers: { cookie: [...site.buyer.owner.browser.cookies].map((pair) => pair.join('=')).join('; ') },
    })
    expect(elsewhere.statusCode).toBe(429)
  })

  test('is nobody else’s to ask about', async () => {
    const { uuid } = await anAdvert()
    const stranger = await site.anotherBuyer()
    expect((await sendCode(uuid, 'text', stranger)).status).toBe(404)
    expect((await sendCode(uuid, 'pigeon')).status).toBe(400)
    expect((await sendCode('x', 'text')).status).toBe(400)
  })
})
