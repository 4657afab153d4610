import { describe, expect, test } from 'vitest'
import { CALLS, opens, somebody } from '../../../../tests/support/actor.ts'
import { aBrowser, aSeller, emailsTo, tokenFor } from '../../../../tests/support/browsers.ts'
import { aServer } from '../../../../tests/support/server.ts'

const server = await aServer()

describe('a link to finish an advert', () => {
  const withEmail = { sendEnquiries: { enquiryEmail: ' Alex.Finish@Example.org ' } }
  const tokenOf = () => tokenFor(server, 'alex.finish@example.org')

  test('goes to the email in a guest’s draft, and opens the draft once, in the browser that follows it', async () => {
    const browser = aBrowser(server)
    const uuid = await browser.saveDraft(withEmail, 'let')
    expect((await browser.post(CALLS.emailDraft, { uuid })).body).toEqual({
      success: true,
      error_message: '',
    })
    const token = await tokenOf()
    const others = Array.from({ length: 8 }, () => aBrowser(server))
    const answers = await Promise.all(others.map((other) => other.post(CALLS.openDraft, { token })))
    const opened = answers.flatMap(({ body }, index) => (body.success === true ? [index] : []))
    expect(opened).toHaveLength(1)
    expect(answers[opened[0] ?? 0]?.body.result).toEqual({ uuid, app_type: 'let' })
    const there = await others[opened[0] ?? 0]?.state(uuid, 'let')
    expect(there?.['uuid']).toBe(uuid)
    expect((await browser.state(uuid, 'let'))['uuid']).not.toBe(uuid)
  })

  test('opens nothing once the draft belongs to an account', async () => {
    const browser = aBrowser(server)
    const uuid = await browser.saveDraft(withEmail)
    await browser.post(CALLS.emailDraft, { uuid })
    const token = await tokenOf()
    await browser.post(CALLS.register, somebody())
    expect((await aBrowser(server).post(CALLS.openDraft, { token })).body.success).toBe(false)
    expect(await opens(browser, uuid)).toBe(true)
  })

  test('of somebody signed in goes to their own address, and is one for signing in', async () => {
    const { browser, email } = await aSeller(server)
    const uuid = await browser.saveDraft(withEmail)
    await browser.post(CALLS.emailDraft, { uuid })
    const [newest] = await emailsTo(server, email)
    expect(newest?.subject).toBe('Finish your advert')
    expect(newest?.text).toContain(`https://gatepost.example/load/sell/${uuid}\n`)
    expect(newest?.text).not.toContain('token')
  })

  test('is not sent without an email, of another’s draft, or again and again', async () => {
    const browser = aBrowser(server, '198.51.100.77')
    const uuid = await browser.saveDraft()
    expect((await browser.post(CALLS.emailDraft, { uuid })).body).toMatchObject({ success: false })
    expect((await aBrowser(server).post(CALLS.emailDraft, { uuid })).status).toBe(404)
    const other = await browser.saveDraft({ sendEnquiries: { enquiryEmail: 'often@example.org' } })
    const statuses: number[] = []
    for (let index = 0; index < 4; index++)
      statuses.push((await browser.post(CALLS.emailDraft, { uuid: other })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('to an address that a client has asked often for is still sent for somebody else', async () => {
    const to = { sendEnquiries: { enquiryEmail: 'shared@example.org' } }
    const statuses: number[] = []
    for (let index = 0; index < 5; index++) {
      const attacker = aBrowser(server, `2001:db8:1:${index}::1`)
      const uuid = await attacker.saveDraft(to)
      statuses.push((await attacker.post(CALLS.emailDraft, { uuid })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const owner = aBrowser(server, '198.51.100.78')
    expect((await owner.post(CALLS.emailDraft, { uuid: await owner.saveDraft(to) })).status).toBe(200)
  })

  test.each([{}, { token: 7 }, []])('without a token (%o) is malformed', async (body) => {
    expect((await aBrowser(server).post(CALLS.openDraft, body)).status).toBe(400)
  })
})
