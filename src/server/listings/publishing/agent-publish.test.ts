import { beforeAll, expect, test } from 'vitest'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { aBrowser, aNetwork, emailsTo } from '../../../../tests/support/browsers.ts'
import { aFinishedDraft, anOwner, listingOf, type Owner } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
let server: Awaited<ReturnType<typeof aServer>>
let agent: Owner
beforeAll(async () => {
  server = await aServer({ now: () => NOON })
  agent = await anOwner(server, 'agent')
})
const publish = (owner: Owner, data: object, browser = owner.browser) =>
  browser.post(ENDPOINTS.agentPublish.path, { data })

test('an agent publishes free of charge, without a confirmed number and without saying what they are', async () => {
  const draft = await aFinishedDraft(server, agent, { answers: { userAgent: null, marketingOption: null } })
  const { status, body } = await publish(agent, draft.stateOf(1))
  expect([status, body]).toMatchObject([200, { success: true, payment_required: false, errors: [] }])
  expect(await listingOf(server, draft.uuid)).toMatchObject({ state: 'live', marketing_option: 'none' })
  const [letter] = await emailsTo(server, agent.email)
  expect(letter).toMatchObject({ subject: 'Your advert is live' })
})

test('not before the address was confirmed under which they registered', async () => {
  const other = await anOwner(server, 'agent')
  const setTo = (at: Date | null) =>
    server.database.query('update accounts set email_verified_at = $2 where id = $1', [other.accountId, at])
  await setTo(null)
  const draft = await aFinishedDraft(server, other, { answers: { marketingOption: 'none' } })
  const { status, body } = await publish(other, draft.stateOf(1))
  expect([status, body]).toMatchObject([
    200,
    { success: false, errors: [], error_message: expect.stringMatching(/Confirm your email address/) },
  ])
  expect(await listingOf(server, draft.uuid)).toBeNull()
  await setTo(NOON)
  expect((await publish(other, draft.stateOf(1))).body.success).toBe(true)
})

test('and nothing that is paid for', async () => {
  const draft = await aFinishedDraft(server, agent, {
    answers: { marketingOption: 'Premium-Advert-3-Months' },
  })
  const { body } = await publish(agent, draft.stateOf(1))
  expect(body).toMatchObject({
    success: false,
    errors: [{ block: 'marketingOption', field: 'marketingOption' }],
  })
  expect(await listingOf(server, draft.uuid)).toBeNull()
})

test('nobody else does it this way', async () => {
  const seller = await anOwner(server)
  const draft = await aFinishedDraft(server, seller)
  expect((await publish(seller, draft.stateOf(1))).status).toBe(403)
  expect((await publish(seller, draft.stateOf(1), aBrowser(server, aNetwork()))).status).toBe(403)
  expect((await publish(agent, draft.stateOf(1))).status).toBe(404)
  expect(await listingOf(server, draft.uuid)).toBeNull()
})
