import { describe, expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { anApplicant, aReferenceSite } from '../../../../tests/support/references.ts'

const site = aReferenceSite()

describe('a landlord', () => {
  test('asks for as many references as were bought', async () => {
    const landlord = site.landlord()
    const listing = await landlord.bought('Silver-Package')
    const applicant = anApplicant()
    const asked = await landlord.ask(listing, applicant)
    expect([asked.statusCode, asked.headers.location]).toEqual([303, landlord.pageOf(listing)])
    const [email] = await emailsTo(site.server(), applicant.email)
    expect(email?.subject).toBe('A landlord has asked you for a reference')
    expect(await site.standing(listing)).toMatchObject({ state: 'waiting', waitingFor: 'reference' })
    const again = await landlord.ask(listing)
    expect(again.statusCode).toBe(422)
    expect(again.body).toContain('You’ve used all your references')
  })

  test('of another advert, or not signed in, sees nothing and asks nothing', async () => {
    const listing = await site.landlord().bought('Silver-Package')
    const other = await site.another()
    const posted = await other.call(other.pageOf(listing), { act: 'ask', ...anApplicant() })
    expect([posted.statusCode, (await other.call(other.pageOf(listing))).statusCode]).toEqual([404, 404])
    const stranger = await other.call(other.pageOf(listing), undefined, false)
    expect([stranger.statusCode, stranger.headers.location]).toEqual([
      303,
      '/confirm-identity/sell?tab=sign-in&from=listings',
    ])
    expect(await site.rowOf(listing)).toBeUndefined()
  })

  test('is told what is wrong with what they typed', async () => {
    const landlord = site.landlord()
    const listing = await landlord.bought('Silver-Package')
    const wrong = await landlord.call(landlord.pageOf(listing), { act: 'ask', name: '', email: 'x' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('<title>Error: Tenant references')
    expect(wrong.body).toContain('Enter the name of the applicant.')
    expect(await site.rowOf(listing)).toBeUndefined()
  })

  test('corrects a mistyped address: the old link dies, also one that is still to be sent', async () => {
    const landlord = site.landlord()
    const listing = await landlord.bought('Silver-Package')
    const [wrong, unsent, right] = [anApplicant(), anApplicant(), anApplicant()]
    await landlord.ask(listing, wrong)
    const old = await landlord.linkFor(wrong.email)
    expect((await landlord.byLink(old)).statusCode).toBe(200)
    const { id } = await site.rowOf(listing)
    for (const [seconds, { email }] of [unsent, right].entries()) {
      site.goTo(0, seconds + 1)
      await landlord.call(landlord.pageOf(listing), { act: 'correct', reference: id, email })
    }
    expect((await landlord.byLink(old)).statusCode).toBe(404)
    const link = await landlord.linkFor(right.email)
    expect((await landlord.byLink(link)).body).toContain('A landlord has asked you for a reference')
    expect(await emailsTo(site.server(), unsent.email)).toEqual([])
    expect(
      await site.rows('select role from tenant_reference_links where reference_id = $1', [id]),
    ).toHaveLength(1)
  })

  test('cancels before the applicant agrees, has it back, and not after that', async () => {
    const landlord = site.landlord()
    const listing = await landlord.bought('Silver-Package')
    const applicant = anApplicant()
    await landlord.ask(listing, applicant)
    const link = await landlord.linkFor(applicant.email)
    const cancel = async () => {
      const { id } = await site.rowOf(listing)
      return landlord.call(landlord.pageOf(listing), { act: 'cancel', reference: id })
    }
    expect((await cancel()).statusCode).toBe(303)
    expect((await landlord.byLink(link)).statusCode).toBe(404)
    expect(await site.rowOf(listing)).toMatchObject({
      state: 'cancelled',
      applicant_name: null,
      applicant_email: null,
    })
    expect((await emailsTo(site.server(), applicant.email))[0]?.subject).toBe(
      'You no longer need to give a reference',
    )
    expect(await site.standing(listing)).toMatchObject({ waitingFor: 'owner' })
    site.goTo(0, 5)
    await landlord.agreed(listing)
    expect((await cancel()).statusCode).toBe(422)
    expect(await site.rowOf(listing)).toMatchObject({ state: 'consented' })
  })

  test('cannot write to somebody without end', async () => {
    const landlord = site.landlord()
    const listing = await landlord.bought('Silver-Package')
    const applicant = anApplicant()
    const answers: number[] = []
    for (let tries = 0; tries < 5; tries++) {
      site.goTo(0, tries)
      answers.push((await landlord.ask(listing, applicant)).statusCode)
      const { id } = await site.rowOf(listing)
      await landlord.call(landlord.pageOf(listing), { act: 'cancel', reference: id })
    }
    expect(answers).toEqual([303, 303, 303, 303, 422])
  })
})
