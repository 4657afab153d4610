import { describe, expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { ANSWERS } from '../../../../tests/support/reference-answers.ts'
import { anApplicant, aReferenceSite, START } from '../../../../tests/support/references.ts'
import { CONSENT_VERSION } from '../../../shared/references/consent.ts'

const site = aReferenceSite()

describe('an applicant', () => {
  test('agrees, which is recorded, and answers; the landlord sees none of it', async () => {
    const landlord = site.landlord()
    const listing = await landlord.bought('Silver-Package')
    const link = await landlord.agreed(listing)
    expect(await site.rowOf(listing)).toMatchObject({
      state: 'consented',
      consented_at: START,
      consent_version: CONSENT_VERSION,
    })
    const typed = { act: 'give', ...ANSWERS, bornOn: '1 May 2015', income: 'lots' }
    const wrong = await landlord.byLink(link, typed)
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('18 or over')
    expect(wrong.body).toContain('Enter your yearly income in pounds')
    expect(wrong.body).toContain('Łucja Secretname')
    await landlord.byLink(link, { act: 'give', ...ANSWERS })
    expect(await site.rowOf(listing)).toMatchObject({ state: 'given' })
    expect((await landlord.byLink(link)).body).toContain('We’ve got your answers')
    await site.expectNothingOf(listing)
  })

  test('refuses: nothing of them stays, and the landlord has the reference back without the reason', async () => {
    const landlord = site.landlord()
    const listing = await landlord.bought('Silver-Package')
    const applicant = anApplicant()
    await landlord.ask(listing, applicant)
    const link = await landlord.linkFor(applicant.email)
    await landlord.byLink(link, { act: 'refuse' })
    expect((await landlord.byLink(link)).body).toContain('You refused to give a reference')
    expect(await site.rowOf(listing)).toMatchObject({ state: 'refused', applicant_name: null })
    expect(await site.standing(listing)).toMatchObject({ waitingFor: 'owner' })
    const page = (await landlord.call(landlord.pageOf(listing))).body
    expect(page).toContain('There will be no result.')
    expect(page).not.toContain(applicant.name)
    expect(page).not.toMatch(/refuse/i)
  })

  test('withdraws at any time: all is erased at once, also what waits to be sent', async () => {
    const landlord = site.landlord()
    const listing = await landlord.bought('Gold-Package')
    const link = await landlord.agreed(listing)
    await landlord.byLink(link, { act: 'give', ...ANSWERS, employerEmail: 'gone@quietmill.example' })
    const { id } = await site.rowOf(listing)
    expect((await landlord.byLink(`${link}?step=withdraw`)).body).toContain('Withdraw and delete')
    await landlord.byLink(link, { act: 'withdraw' })
    expect((await landlord.byLink(link)).body).toContain('You’ve withdrawn your consent')
    expect(await site.rowOf(listing)).toMatchObject({
      state: 'withdrawn',
      answers: null,
      applicant_email: null,
    })
    expect(await emailsTo(site.server(), 'gone@quietmill.example')).toEqual([])
    const waiting = `select 1 from job where name = 'send-email' and data -> 'payload' ->> 'reference' = $1`
    expect(await site.rows(waiting, [id])).toEqual([])
    expect(await site.standing(listing)).toMatchObject({ waitingFor: 'owner' })
  })

  test('cannot come in by a forged link, nor by one that is too old', async () => {
    const landlord = site.landlord()
    const listing = await landlord.bought('Silver-Package')
    const applicant = anApplicant()
    await landlord.ask(listing, applicant)
    const link = await landlord.linkFor(applicant.email)
    expect((await landlord.byLink(`/reference/${'x'.repeat(43)}`)).statusCode).toBe(404)
    expect((await landlord.byLink('/reference/short', { act: 'consent' })).statusCode).toBe(404)
    site.goTo(30)
    expect((await landlord.byLink(link, { act: 'consent' })).statusCode).toBe(404)
    expect(await site.rowOf(listing)).toMatchObject({ state: 'asked' })
    expect(site.server().logText()).not.toContain(link)
  })
})

describe('those who are named', () => {
  test('each confirm or deny by a link of their own, once, and see no more than their own part', async () => {
    const landlord = site.landlord()
    const listing = await landlord.bought('Gold-Package')
    await landlord.byLink(await landlord.agreed(listing), { act: 'give', ...ANSWERS })
    const employer = await landlord.linkFor(ANSWERS.employerEmail)
    const page = (await landlord.byLink(employer)).body
    expect(page).toContain('weaver since May 2021')
    expect(page).toContain('£28,517')
    expect(page).not.toMatch(/Hidden Lane|Landlady|Former Street|1990/)
    const silent = await landlord.byLink(employer, { outcome: 'denied', note: '' })
    expect(silent.body).toContain('Enter what’s wrong.')
    await landlord.byLink(employer, { outcome: 'denied', note: 'Left the Quiet Mill in June.' })
    expect((await landlord.byLink(employer)).body).toContain('Thank you for your answer')
    await landlord.byLink(employer, { outcome: 'confirmed', note: '' })
    const answered =
      'select outcome from tenant_reference_confirmations where role = $1 and reference_id = $2'
    expect(await site.rows(answered, ['employer', (await site.rowOf(listing)).id])).toEqual([
      { outcome: 'denied' },
    ])
    const former = (await landlord.byLink(await landlord.linkFor(ANSWERS.formerEmail))).body
    expect(former).toContain('8 Former Street, York')
    expect(former).not.toMatch(/weaver|28,517|Hidden Lane/)
    await site.expectNothingOf(listing)
  })
})
