import { expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { post, type SignedInStaff, someStaff } from '../../../../tests/support/desk.ts'
import { ANSWERS } from '../../../../tests/support/reference-answers.ts'
import { anApplicant, aReferenceSite } from '../../../../tests/support/references.ts'

const site = aReferenceSite()
const JUDGED = { result: 'passed-with-conditions', reason: 'With a guarantor.', 'checked-identity': 'yes' }

const look = (url: string, { cookie }: SignedInStaff) =>
  site.server().app.inject({ url, headers: { cookie } })
const judge = (id: string, { cookie }: SignedInStaff, fields: Readonly<Record<string, string>> = JUDGED) =>
  post(site.server().app, `/desk/reference/${id}/judge`, fields, cookie)

test('staff judge it once nobody is waited for, and the landlord has the result and a report', async () => {
  const landlord = site.landlord()
  const listing = await landlord.bought('Gold-Package')
  const applicant = anApplicant()
  const link = await landlord.agreed(listing, applicant)
  await landlord.byLink(link, { act: 'give', ...ANSWERS })
  const { id } = await site.rowOf(listing)
  const staff = await someStaff(site.server(), site.now)
  expect((await look('/desk', staff)).body).toContain(`/desk/reference/${id}`)
  expect((await look(`/desk/reference/${id}`, staff)).body).toContain('Łucja Secretname')
  expect((await judge(id, staff)).statusCode).toBe(422)
  await landlord.byLink(await landlord.linkFor(ANSWERS.employerEmail), { outcome: 'confirmed', note: '' })
  await landlord.byLink(await landlord.linkFor(ANSWERS.formerEmail), { outcome: 'denied', note: 'No.' })
  expect((await judge(id, staff, { ...JUDGED, reason: '' })).body).toContain('Say why in a sentence or two')
  expect((await judge(id, staff)).headers.location).toBe('/desk?done=judged')
  expect((await judge(id, staff, { ...JUDGED, result: 'passed' })).statusCode).toBe(422)
  const acts = await site.rows('select who, act from audit where subject = $1 order by id', [id])
  expect(acts.filter(({ act }) => act === 'judge')).toEqual([{ who: staff.email, act: 'judge' }])
  expect(acts[0]).toEqual({ who: staff.email, act: 'read' })
  const page = (await landlord.call(landlord.pageOf(listing))).body
  expect(page).toContain('Passed with conditions')
  expect(page).toContain('With a guarantor.')
  expect(await site.standing(listing)).toMatchObject({ state: 'delivered' })
  const report = await landlord.call(`/reference-report/${id}`)
  expect(report.headers['content-type']).toBe('application/pdf')
  expect(report.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await (await site.another()).call(`/reference-report/${id}`)).statusCode).toBe(404)
  expect((await landlord.byLink(link)).body).toContain('With a guarantor.')
  expect((await emailsTo(site.server(), applicant.email))[0]?.subject).toBe('Your tenant reference is ready')
  await site.expectNothingOf(listing)
})

test('who never answers is waited for seven days', async () => {
  const landlord = site.landlord()
  const listing = await landlord.bought('Gold-Package')
  await landlord.byLink(await landlord.agreed(listing), { act: 'give', ...ANSWERS })
  const { id } = await site.rowOf(listing)
  const employer = await landlord.linkFor(ANSWERS.employerEmail)
  site.goTo(6)
  expect((await judge(id, await someStaff(site.server(), site.now))).statusCode).toBe(422)
  site.goTo(7)
  expect((await judge(id, await someStaff(site.server(), site.now))).statusCode).toBe(303)
  expect((await landlord.byLink(employer)).body).toContain('You don’t need to do this any more')
})

test('to everybody else there is nothing at the desk', async () => {
  const landlord = site.landlord()
  const listing = await landlord.bought('Silver-Package')
  await landlord.byLink(await landlord.agreed(listing), { act: 'give', ...ANSWERS })
  const { id } = await site.rowOf(listing)
  expect((await landlord.call(`/desk/reference/${id}`)).statusCode).toBe(404)
  expect((await landlord.call(`/desk/reference/${id}/judge`, JUDGED)).statusCode).toBe(404)
  expect(await site.rowOf(listing)).toMatchObject({ state: 'given' })
})

test('who withdraws after the result takes the report back, and the reference stays used up', async () => {
  const landlord = site.landlord()
  const listing = await landlord.bought('Silver-Package')
  const link = await landlord.agreed(listing)
  await landlord.byLink(link, { act: 'give', ...ANSWERS })
  const { id, entitlement_id: entitlement } = await site.rowOf(listing)
  await judge(id, await someStaff(site.server(), site.now))
  await landlord.byLink(link, { act: 'withdraw' })
  expect(await site.rowOf(listing)).toMatchObject({ state: 'withdrawn', answers: null, report: null })
  expect((await landlord.call(`/reference-report/${id}`)).statusCode).toBe(404)
  const page = (await landlord.call(landlord.pageOf(listing))).body
  expect(page).toContain('It’s done, and we’ve deleted the report.')
  expect(page).not.toContain('With a guarantor.')
  expect(await site.rows('select used from entitlements where id = $1', [entitlement])).toEqual([{ used: 1 }])
})
