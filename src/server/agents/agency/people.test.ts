import { beforeAll, describe, expect, test } from 'vitest'
import { anAgent, aStaffedAgency, asPerson } from '../../../../tests/support/agencies.ts'
import { aBrowser, aNetwork, aSeller } from '../../../../tests/support/browsers.ts'
import { anAgency } from '../../../../tests/support/feeds.ts'
import { aServer } from '../../../../tests/support/server.ts'

type Server = Awaited<ReturnType<typeof aServer>>
let server: Server
beforeAll(async () => {
  server = await aServer()
})

const PEOPLE = '/agency/people'
const actsOn = async (agency: string) =>
  (
    await server.database.query<{ act: string; who: string }>(
      `select act, who from audit where subject_kind = 'agency' and subject = $1 order by id`,
      [agency],
    )
  ).rows
const linkFor = (email: string, before?: string) =>
  aBrowser(server).messages.linkFor(email, '/agency/invitation/', before)

describe('an invitation', () => {
  test('lets somebody in once, with the role that the owner chose', async () => {
    const { id, people } = await aStaffedAgency(server)
    const agent = await anAgent(server)
    const invited = await people.owner.form(PEOPLE, {
      act: 'invite',
      email: agent.email.toUpperCase(),
      role: 'editor',
    })
    expect([invited.statusCode, invited.headers.location]).toEqual([303, '/agency/people?done=invited'])
    const link = await linkFor(agent.email)
    expect((await agent.get(link)).text).toContain('Join Northgate Homes')
    expect((await agent.form(link, {})).headers.location).toBe('/agency?done=joined')
    expect((await agent.get('/agency')).statusCode).toBe(200)
    expect((await agent.form(link, {})).statusCode).toBe(404)
    const acts = await actsOn(id)
    expect(acts.slice(-2)).toEqual([
      { act: 'invite', who: people.owner.email },
      { act: 'join', who: agent.email },
    ])
    expect((await people.reader.get(PEOPLE)).text).toContain(agent.email)
  })

  test('is for its address alone, and says what is in the way', async () => {
    const { people } = await aStaffedAgency(server)
    const agent = await anAgent(server)
    await people.owner.form(PEOPLE, { act: 'invite', email: agent.email, role: 'reader' })
    const link = await linkFor(agent.email)
    const other = await anAgent(server)
    expect((await other.form(link, {})).text).toContain('signed in with another address')
    expect((await other.get('/agency')).statusCode).toBe(404)
    const guest = await server.app.inject({ url: link, remoteAddress: aNetwork() })
    expect(guest.body).toContain('Create an agent account')
    await server.database.query('update accounts set email_verified_at = null where email = $1', [
      agent.email,
    ])
    expect((await agent.form(link, {})).text).toContain('ask for a new password')
    expect((await agent.get('/agency')).statusCode).toBe(403)
  })

  test('ends when it is withdrawn, is replaced by another, or is too old', async () => {
    const { id, people } = await aStaffedAgency(server)
    const agent = await anAgent(server)
    const invite = () => people.owner.form(PEOPLE, { act: 'invite', email: agent.email, role: 'reader' })
    await invite()
    const first = await linkFor(agent.email)
    await invite()
    const second = await linkFor(agent.email, first)
    expect((await agent.get(first)).statusCode).toBe(404)
    expect((await agent.get(second)).statusCode).toBe(200)
    const { rows } = await server.database.query<{ id: string }>(
      `update agency_invitations set expires_at = now() - interval '1 second' where agency_id = $1 returning id`,
      [id],
    )
    expect((await agent.get(second)).statusCode).toBe(404)
    await people.owner.form(PEOPLE, { act: 'withdraw', person: rows[0]?.id ?? '' })
    expect((await people.owner.get(PEOPLE)).text).not.toContain('Withdraw the invitation')
  })

  test('of two that are accepted at once by one person, one counts', async () => {
    const [one, two] = [
      await aStaffedAgency(server, 'First Homes'),
      await aStaffedAgency(server, 'Second Homes'),
    ]
    const agent = await anAgent(server)
    await one.people.owner.form(PEOPLE, { act: 'invite', email: agent.email, role: 'reader' })
    const first = await linkFor(agent.email)
    await two.people.owner.form(PEOPLE, { act: 'invite', email: agent.email, role: 'reader' })
    const second = await linkFor(agent.email, first)
    const joined = await Promise.all([agent.form(first, {}), agent.form(second, {})])
    expect(joined.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1)
  })
})

describe('the last owner', () => {
  test('cannot leave, and cannot make themselves less', async () => {
    const { people } = await aStaffedAgency(server)
    const { owner } = people
    await server.database.query(
      `delete from agency_people where role = 'owner' and account_id <> $1 and agency_id =
      (select agency_id from agency_people where account_id = $1)`,
      [owner.accountId],
    )
    const left = await owner.form(PEOPLE, { act: 'leave' })
    expect([left.statusCode, left.text.includes('An agency needs an owner.')]).toEqual([422, true])
    expect(
      (await owner.form(PEOPLE, { act: 'role', person: owner.accountId, role: 'reader' })).statusCode,
    ).toBe(422)
    await owner.form(PEOPLE, { act: 'role', person: people.editor.accountId, role: 'owner' })
    expect((await owner.form(PEOPLE, { act: 'leave' })).statusCode).toBe(303)
    expect((await owner.get('/agency')).statusCode).toBe(404)
  })

  test('is left when two owners leave at once', async () => {
    const agency = await anAgency(server.database)
    await server.database.query('delete from agency_people where agency_id = $1', [agency.id])
    const owners = await Promise.all([
      asPerson(server, agency.id, 'owner'),
      asPerson(server, agency.id, 'owner'),
    ])
    const left = await Promise.all(owners.map((owner) => owner.form(PEOPLE, { act: 'leave' })))
    expect(left.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 422])
  })
})

test('whoever an agency is made for is its owner, once their address is confirmed', async () => {
  const agency = await anAgency(server.database)
  const browser = aBrowser(server, aNetwork())
  await browser.post('/create-listing/password-remind', { email: agency.email })
  const token = await browser.messages.tokenFor(agency.email)
  await browser.post('/create-listing/choose-password', { token, password: 'umbrella kettle orbit' })
  const signedIn = await browser.post('/user/login', {
    email: agency.email,
    password: 'umbrella kettle orbit',
  })
  expect(signedIn.body.success).toBe(true)
  const cookies = Object.fromEntries(browser.cookies)
  const page = await server.app.inject({ url: '/agency/people', cookies })
  expect(page.body).toContain('Invite a person')
  const listings = await server.app.inject({ url: '/advertise-your-property/your-listing', cookies })
  expect(listings.body).toContain('/agency')
})

test('nobody sees an agency that is not theirs', async () => {
  const { people } = await aStaffedAgency(server, 'Hidden Homes')
  const other = await aStaffedAgency(server, 'Other Homes')
  const page = await other.people.owner.get(PEOPLE)
  expect([page.text.includes('Hidden Homes'), page.text.includes(people.reader.email)]).toEqual([
    false,
    false,
  ])
  const remove = { act: 'remove', person: people.reader.accountId }
  expect((await other.people.owner.form(PEOPLE, remove)).statusCode).toBe(422)
  expect((await people.reader.get(PEOPLE)).statusCode).toBe(200)
  const seller = Object.fromEntries((await aSeller(server)).browser.cookies)
  expect((await server.app.inject({ url: PEOPLE, cookies: seller })).statusCode).toBe(404)
})
