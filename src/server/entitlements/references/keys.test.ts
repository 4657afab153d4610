import { expect, test } from 'vitest'
import { post, someStaff } from '../../../../tests/support/desk.ts'
import { ANSWERS } from '../../../../tests/support/reference-answers.ts'
import { aReferenceSite } from '../../../../tests/support/references.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { operatorDeps } from '../../composition/operator-deps.ts'
import type { Keys } from '../../db/sealed.ts'
import { secretKey } from '../../db/secret-key.ts'
import { hashOf } from '../../http/token.ts'
import { findCommand } from '../../staff/operator/find-command.ts'
import { judgingStore } from './judging-store.ts'
import { keepingStore } from './keeping-store.ts'
import { landlordStore } from './landlord-store.ts'
import { linkStore } from './link-store.ts'

const site = aReferenceSite()
const OTHER = Buffer.alloc(32, 7)
const database = () => site.server().database
const present = () => secretKey(database(), 'tenant references')

/** Answered, and confirmed by the employer; with the applicant's link. */
async function aGivenReference() {
  const landlord = site.landlord()
  const listing = await landlord.bought('Gold-Package')
  const link = await landlord.agreed(listing)
  await landlord.byLink(link, { act: 'give', ...ANSWERS, employerEmail: 'boss@mill.example' })
  const confirming = await landlord.linkFor('boss@mill.example')
  await landlord.byLink(confirming, { outcome: 'confirmed', note: 'Una Boss says so.' })
  const { id } = await site.rowOf(listing)
  return { listing, link, id: String(id) }
}
const read = (keys: Keys, id: string) =>
  judgingStore(database(), keys).find(id, { by: { staffId: null, name: 'somebody' }, at: site.now() })
const rotate = async (keys: Keys) => {
  const found = findCommand(['references', 'rotate', '--why', 'The key is a year old.'], site.now())
  if (found.kind !== 'run') throw new Error(found.kind)
  return found.run(operatorDeps(database(), site.now, { references: keys }))
}

test('a new key seals what the old one had, which is not needed after that', async () => {
  const { id } = await aGivenReference()
  const old = await present()
  expect(await read([OTHER, old], id)).toMatchObject({ answers: { bornOn: '1990-03-27' } })
  expect((await rotate([])).isDone).toBe(false)
  expect((await rotate([OTHER])).lines.join(' ')).toContain('None of the keys opens 2')
  const counted = await Promise.all([rotate([OTHER, old]), rotate([OTHER, old])])
  expect(counted.map(({ isDone }) => isDone)).toEqual([true, true])
  expect((await rotate([OTHER, old])).lines[0]).toBe(
    'Parts of references: 0 encrypted with the new key, 2 already had it.',
  )
  expect(await read([old], id)).toBe('locked')
  expect(await read([OTHER], id)).toMatchObject({ confirmations: [{ note: 'Una Boss says so.' }, {}] })
  await rotate([old, OTHER])
})

/** Another process on the same database, which has these keys. */
const withKeys = (keys: Keys) =>
  aServer({
    on: {
      ...site.server(),
      another: database,
      environment: { DATABASE_URL: '', DATABASE_MIGRATION_URL: '' },
    },
    now: site.now,
    change: (deps) => {
      const landlord = keys.length === 0 ? null : landlordStore(database(), keys)
      const judging = keys.length === 0 ? null : judgingStore(database(), keys)
      const linked = linkStore(database(), keys)
      return {
        ...deps,
        references: { ...deps.references, linked, landlord, judging },
        desk: { ...deps.desk, references: judging },
      }
    },
  })
const WITHOUT_THE_KEY: readonly [string, Keys][] = [
  ['missing', []],
  ['wrong', [OTHER]],
]

test.each(WITHOUT_THE_KEY)(
  'with a key that is %s the desk and the landlord are told so in words',
  async (_what, keys) => {
    const { listing, id } = await aGivenReference()
    const staff = await someStaff(site.server(), site.now)
    const { app, logged } = await withKeys(keys)
    const look = (url: string) => app.inject({ url, headers: { cookie: staff.cookie } })
    const page = await look(`/desk/reference/${id}`)
    expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('REFERENCES_KEY isn’t set')])
    expect((await look('/desk')).statusCode).toBe(200)
    const judged = { result: 'passed', reason: 'All in order.' }
    expect((await post(app, `/desk/reference/${id}/judge`, judged, staff.cookie)).statusCode).toBe(503)
    expect(await site.rowOf(listing)).toMatchObject({ state: 'given' })

    const confirming = await site.landlord().linkFor(ANSWERS.formerEmail)
    await site.landlord().byLink(confirming, { outcome: 'confirmed', note: '' })
    await post(site.server().app, `/desk/reference/${id}/judge`, judged, staff.cookie)
    const cookies = Object.fromEntries(site.landlord().buyer.owner.browser.cookies)
    const own = await app.inject({ url: site.landlord().pageOf(listing), cookies })
    expect(own.body).toMatch(
      keys.length === 0 ? /aren’t available at the moment/ : /show the result and the report/,
    )
    const report = await app.inject({ url: `/reference-report/${id}`, cookies })
    expect([report.statusCode, report.body]).toEqual([503, expect.stringMatching(/at the moment/)])
    expect(logged().filter(({ level }) => level === 'error')).toEqual([])
  },
)

test.each(WITHOUT_THE_KEY)(
  'whoever withdraws is not kept from it by a key that is %s',
  async (_what, keys) => {
    const { listing, link, id } = await aGivenReference()
    site.goTo(8)
    const staff = await someStaff(site.server(), site.now)
    const judged = { result: 'passed', reason: 'All in order.' }
    await post(site.server().app, `/desk/reference/${id}/judge`, judged, staff.cookie)
    const { app } = await withKeys(keys)
    const page = await app.inject({ url: link })
    expect(page.body).toContain('We can’t save or show your answers')
    expect(page.body).toContain('href="?step=withdraw"')
    const { statusCode } = await post(app, link, { act: 'withdraw' })
    expect(statusCode).toBe(303)
    expect(await site.rowOf(listing)).toMatchObject({ state: 'withdrawn', answers: null, report: null })
  },
)

test('nothing is asked that could not be sealed', async () => {
  const landlord = site.landlord()
  const listing = await landlord.bought('Silver-Package')
  const link = await landlord.agreed(listing)
  const token = hashOf(link.split('/').at(-1) ?? '')
  expect(await linkStore(database(), []).open(token, site.now())).toMatchObject({ isLocked: true })
  expect(await linkStore(database(), [OTHER]).open(token, site.now())).toMatchObject({ isLocked: false })
})

test('nobody is reminded of what they could not answer, and the reminders of others go on', async () => {
  const { id } = await aGivenReference()
  site.goTo(3)
  const reminders = async () =>
    (
      await site.rows(
        `select sum(reminders)::int as sum from tenant_reference_confirmations where reference_id = $1`,
        [id],
      )
    )[0]?.sum
  await keepingStore(database(), [OTHER]).remind(site.now())
  expect(await reminders()).toBe(0)
  await keepingStore(database(), [await present()]).remind(site.now())
  expect(await reminders()).toBe(1)
})
