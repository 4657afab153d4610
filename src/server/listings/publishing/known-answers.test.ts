import { beforeAll, expect, test } from 'vitest'
import { aBrowser } from '../../../../tests/support/browsers.ts'
import { anOwner, published } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})

/** What the creation page of this browser knows at first. */
async function knownTo({ browser }: Pick<Awaited<ReturnType<typeof anOwner>>, 'browser'>, query = '') {
  const html = await (await browser.call(`/sell${query}`)).text()
  const state = /id="first-state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return JSON.parse(state).state.known as Record<string, unknown>
}

test('a new advert knows its owner by the account, then by the advert that was published last', async () => {
  const owner = await anOwner(server)
  expect(await knownTo(owner)).toMatchObject({
    userAgent: false,
    contactPreference: null,
    enquiryEmail: owner.email,
    enquiryPhone: expect.stringMatching(/^07/),
  })
  await published(server, owner, {
    answers: { contactPreference: 'email', enquiryEmail: 'homes@example.org', enquiryPhone: null },
  })
  expect(await knownTo(owner)).toMatchObject({
    contactPreference: 'email',
    enquiryEmail: 'homes@example.org',
    enquiryPhone: expect.stringMatching(/^07/),
  })
})

test('an agent is not asked for the number of the account, and of a guest nothing is known', async () => {
  const agent = await anOwner(server, 'agent')
  expect(await knownTo(agent, '?for=agent')).toEqual({
    contactPreference: null,
    enquiryEmail: agent.email,
    enquiryPhone: null,
  })
  expect(await knownTo({ browser: aBrowser(server) })).toEqual({})
})
