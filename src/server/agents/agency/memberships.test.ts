import { beforeAll, describe, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { paths } from '../../../shared/journey/paths.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})

const MEMBERSHIPS = paths.agencyMemberships()
const GIVEN = {
  redressScheme: 'property-ombudsman',
  redressNumber: ' D1234 ',
  clientMoney: 'propertymark',
  clientMoneyNumber: 'C5678',
}
const NOTHING = { redressScheme: '', redressNumber: '', clientMoney: '', clientMoneyNumber: '' }
const ASKED = 'Buyers and tenants want to know which redress scheme you’re in.'

const actsOn = async (agency: string) =>
  (
    await server.database.query<{ who: string; about: string }>(
      `select who, after ->> 'about' as about from audit where subject = $1 and act = 'change-memberships' order by id`,
      [agency],
    )
  ).rows

test('an owner gives them, everybody of the agency sees them, and each change is in the audit', async () => {
  const { id, people } = await aStaffedAgency(server)
  const { owner, reader } = people
  const saved = await owner.form(MEMBERSHIPS, GIVEN)
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `${MEMBERSHIPS}?done=memberships`])
  await owner.form(MEMBERSHIPS, GIVEN)
  const { text } = await owner.get(`${MEMBERSHIPS}?done=memberships`)
  expect(text).toContain('We’ve saved your memberships.')
  expect(text).toMatch(/<input[^>]*value="property-ombudsman"[^>]*checked/)
  expect(text).toContain('value="D1234"')
  const seen = await reader.get(MEMBERSHIPS)
  expect(seen.text).toContain('The Property Ombudsman (D1234)')
  expect(seen.text).toContain('Propertymark (C5678)')
  expect(seen.text).not.toContain('type="radio"')
  await owner.form(MEMBERSHIPS, { ...NOTHING, clientMoney: 'none' })
  await owner.form(MEMBERSHIPS, NOTHING)
  expect(await actsOn(id)).toEqual([
    { who: owner.email, about: 'The Property Ombudsman (D1234); Propertymark (C5678)' },
    { who: owner.email, about: 'We hold no client money' },
    { who: owner.email, about: 'none' },
  ])
  expect((await reader.get(paths.agencyPeople())).text).toContain(
    'changed the memberships to: The Property Ombudsman (D1234); Propertymark (C5678)',
  )
})

test('nobody but an owner changes them', async () => {
  const { id, people } = await aStaffedAgency(server)
  for (const person of [people.editor, people.reader]) {
    expect((await person.form(MEMBERSHIPS, GIVEN)).statusCode).toBe(404)
    expect((await person.get(MEMBERSHIPS)).text).toContain('Not given')
  }
  expect(await actsOn(id)).toEqual([])
})

test('an owner is asked for the redress scheme until it is given, and others are not', async () => {
  const { people } = await aStaffedAgency(server)
  expect((await people.owner.get(paths.agency())).text).toContain(ASKED)
  expect((await people.editor.get(paths.agency())).text).not.toContain(ASKED)
  await people.owner.form(MEMBERSHIPS, { ...NOTHING, clientMoney: 'none' })
  expect((await people.owner.get(paths.agency())).text).toContain(`href="${MEMBERSHIPS}"`)
  expect((await people.owner.get(paths.agency())).text).toContain(ASKED)
  for (const given of [{ ...NOTHING, redressScheme: 'none' }, GIVEN]) {
    await people.owner.form(MEMBERSHIPS, given)
    expect((await people.owner.get(paths.agency())).text).not.toContain(ASKED)
  }
})

describe('a form that isn’t right comes back with what is wrong at its field', () => {
  // biome-ignore format: a table
  test.each<[string, Partial<typeof NOTHING>, keyof typeof NOTHING, string]>([
    ['a number without a redress scheme', { redressNumber: 'D1234' }, 'redressScheme', 'Choose your redress scheme, or clear its number.'],
    ['a redress scheme without its number', { redressScheme: 'property-redress' }, 'redressNumber', 'Enter your number from Property Redress.'],
    ['a redress scheme of one’s own', { redressScheme: 'Our own', redressNumber: '1' }, 'redressScheme', 'Choose your redress scheme from the list.'],
    ['a number that is too long', { ...GIVEN, redressNumber: 'x'.repeat(51) }, 'redressNumber', 'Shorten the redress scheme number to 50 characters.'],
    ['a number without client money protection', { clientMoneyNumber: 'C1' }, 'clientMoney', 'Choose your client money protection, or clear its number.'],
    ['client money protection without its number', { clientMoney: 'ukala' }, 'clientMoneyNumber', 'Enter your number from UKALA.'],
    ['a number of no client money', { clientMoney: 'none', clientMoneyNumber: 'C1' }, 'clientMoneyNumber', 'Clear the client money protection number, or choose whose it is.'],
    ['a number of no redress scheme', { redressScheme: 'none', redressNumber: 'D1' }, 'redressNumber', 'Clear the redress scheme number, or choose whose it is.'],
  ])('%s', async (_what, fields, at, message) => {
    const { id, people } = await aStaffedAgency(server)
    const { statusCode, text } = await people.owner.form(MEMBERSHIPS, { ...NOTHING, ...fields })
    expect(statusCode).toBe(422)
    expect(/<ul class="errors">(.*?)<\/ul>/s.exec(text)?.[1]).toBe(`<li><a href="#visitor-${at}">${message}</a></li>`)
    expect(text).toContain(`id="visitor-${at}-error"`)
    for (const typed of Object.values(fields).filter((value) => value !== 'Our own')) expect(text).toContain(`value="${typed.trim()}"`)
    expect(await actsOn(id)).toEqual([])
  })
})

test('a number of 50 characters is kept', async () => {
  const { people } = await aStaffedAgency(server)
  const redressNumber = 'x'.repeat(50)
  expect((await people.owner.form(MEMBERSHIPS, { ...GIVEN, redressNumber })).statusCode).toBe(303)
})

describe('adverts', () => {
  /** What the advert says by the agency's name, and the page of the list that it is on. */
  async function shown(channel: 1 | 2, given: Partial<typeof NOTHING>) {
    const { id, people } = await aStaffedAgency(server, 'Mill & Lane')
    await people.owner.form(MEMBERSHIPS, { ...NOTHING, ...given })
    const { secret, branch } = await aFeed(server.database, { agency: id })
    const price = channel === 2 ? { price: 900, rent_frequency: 12 } : { price: 250_000 }
    const home = aProperty({ price, property: { agent_ref: 'a home' } })
    const { body } = await rtdfCall(server, secret, 'sendpropertydetails', envelope(home, channel, branch))
    const listing = body.property.rightmove_url?.split('/').at(-1) ?? ''
    const { body: page } = await server.app.inject({ url: paths.advert(listing) })
    const said = /<div class="marketed-by">(.*?)<\/div>/s.exec(page)?.[1] ?? ''
    const list = await server.app.inject({ url: `${paths.adverts()}?type=${channel === 2 ? 'let' : 'sell'}` })
    expect(list.body).toContain(listing)
    expect(list.body).not.toContain('D1234')
    return said
      .replaceAll(/<!-- -->|<\/?p[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .trim()
  }
  const MARKETED = 'Marketed by Mill & Lane'
  const REDRESS = 'Mill & Lane is a member of The Property Ombudsman (D1234).'

  test('of a home to let say both, and of one for sale the redress scheme alone', async () => {
    expect(await shown(2, GIVEN)).toBe(
      `${MARKETED} ${REDRESS} Client money protection: Propertymark (C5678).`,
    )
    expect(await shown(1, GIVEN)).toBe(`${MARKETED} ${REDRESS}`)
  })

  test('say that no client money is held, and nothing of what was not given', async () => {
    expect(await shown(2, { clientMoney: 'none' })).toBe(`${MARKETED} Mill & Lane holds no client money.`)
    expect(await shown(1, { clientMoney: 'none' })).toBe(MARKETED)
    expect(await shown(2, {})).toBe(MARKETED)
  })
})
