import { expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { post, someStaff } from '../../../../tests/support/desk.ts'
import { ANSWERS } from '../../../../tests/support/reference-answers.ts'
import { anApplicant, aReferenceSite } from '../../../../tests/support/references.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { moderationStore } from '../../listings/published/moderation-store.ts'
import { eraseReferences, remindOfReferences } from './keep-references.ts'

const site = aReferenceSite()
const remind = () => remindOfReferences(site.server().deps.references)
const erase = () => eraseReferences(site.server().deps.references)
const subjectsTo = async (email: string) =>
  (await emailsTo(site.server(), email)).map(({ subject }) => subject).toReversed()

test('whoever does not answer is reminded after two days and after five, and then left alone', async () => {
  const landlord = site.landlord()
  const listing = await landlord.bought('Gold-Package')
  const applicant = anApplicant()
  await landlord.ask(listing, applicant)
  for (const day of [1.9, 2, 2.1, 4.9, 5, 6, 29]) {
    site.goTo(day)
    await Promise.all([remind(), remind()])
  }
  const asked = 'A landlord has asked you for a reference'
  const reminder = 'Reminder: a landlord has asked you for a reference'
  expect(await subjectsTo(applicant.email)).toEqual([asked, reminder, reminder])
  await landlord.byLink(await landlord.linkFor(applicant.email), { act: 'consent' })
  await remind()
  expect(await subjectsTo(applicant.email)).toHaveLength(3)
})

test('so are those who are to confirm, until they have', async () => {
  const landlord = site.landlord()
  const listing = await landlord.bought('Gold-Package')
  await landlord.byLink(await landlord.agreed(listing), {
    act: 'give',
    ...ANSWERS,
    employerEmail: 'slow@mill.example',
    formerEmail: 'quick@old.example',
  })
  await landlord.byLink(await landlord.linkFor('quick@old.example'), { outcome: 'confirmed', note: '' })
  for (const day of [2, 3, 5, 6]) {
    site.goTo(day)
    await remind()
  }
  const reminder = 'Reminder: confirm a reference'
  expect(await subjectsTo('slow@mill.example')).toEqual(['Confirm a reference', reminder, reminder])
  expect(await subjectsTo('quick@old.example')).toEqual(['Confirm a reference'])
})

test('what nobody answers for 30 days is over: erased, and not used up', async () => {
  const landlord = site.landlord()
  const listing = await landlord.bought('Silver-Package')
  await landlord.agreed(listing)
  site.goTo(29)
  await erase()
  expect(await site.rowOf(listing)).toMatchObject({ state: 'consented' })
  site.goTo(30)
  await Promise.all([erase(), erase()])
  expect(await site.rowOf(listing)).toMatchObject({ state: 'expired', applicant_name: null })
  expect(await site.standing(listing)).toMatchObject({ waitingFor: 'owner' })
})

test('answers, report and names are erased 90 days after the result', async () => {
  const landlord = site.landlord()
  const listing = await landlord.bought('Silver-Package')
  const applicant = anApplicant()
  const link = await landlord.agreed(listing, applicant)
  await landlord.byLink(link, { act: 'give', ...ANSWERS })
  const { id } = await site.rowOf(listing)
  const { cookie } = await someStaff(site.server(), site.now)
  const judged = { result: 'passed', reason: 'All is well.' }
  await post(site.server().app, `/desk/reference/${id}/judge`, judged, cookie)
  site.goTo(89)
  await erase()
  expect((await landlord.byLink(link)).body).toContain('All is well.')
  const { ownerKey } = landlord.buyer.owner
  const { landlord: store } = site.server().deps.references
  expect(await store?.report(id, ownerKey)).toMatchObject({ result: 'passed' })
  site.goTo(90)
  expect((await landlord.byLink(link)).statusCode).toBe(404)
  await erase()
  expect(await site.rowOf(listing)).toMatchObject({
    state: 'judged',
    applicant_name: null,
    applicant_email: null,
    answers: null,
    report: null,
  })
  expect(await store?.report(id, ownerKey)).toBeNull()
  expect((await store?.find(listing, ownerKey, site.now()))?.requests).toMatchObject([
    { state: 'judged', name: null, email: null, report: null },
  ])
})

test('when the money goes back, what was asked for ends, and the applicant is told', async () => {
  const landlord = site.landlord()
  const listing = await landlord.bought('Gold-Package')
  const applicant = anApplicant()
  const link = await landlord.agreed(listing, applicant)
  await landlord.byLink(link, { act: 'give', ...ANSWERS })
  const { database } = site.server()
  await moderationStore(database).endOption(listing, { by: COMMAND_LINE, why: '', at: site.now() })
  expect(await site.rowOf(listing)).toMatchObject({ state: 'cancelled', answers: null })
  expect((await landlord.byLink(link)).statusCode).toBe(404)
  expect((await subjectsTo(applicant.email)).at(-1)).toBe('You no longer need to give a reference')
  expect((await landlord.ask(listing)).statusCode).toBe(422)
})
