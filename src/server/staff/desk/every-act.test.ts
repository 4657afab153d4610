import { beforeAll, describe, expect, test } from 'vitest'
import { atFileEnd } from '../../../../tests/support/at-file-end.ts'
import { addressOf } from '../../../../tests/support/database.ts'
import {
  anInvitation,
  codeOf,
  keyIn,
  post,
  type SignedInStaff,
  STAFF_PASSWORD,
  someStaff,
} from '../../../../tests/support/desk.ts'
import { deskRoutes } from '../../../../tests/support/desk-routes.ts'
import { deskWork } from '../../../../tests/support/desk-work.ts'
import { aFileOf, aPortalForOwners, placeOf } from '../../../../tests/support/owners-portals.ts'
import { anOwner } from '../../../../tests/support/publishing.ts'
import { aReferenceSite } from '../../../../tests/support/references.ts'
import { operatorDeps } from '../../composition/operator-deps.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { openPool } from '../../db/pool.ts'
import { secretKey } from '../../db/secret-key.ts'
import { COMMANDS, findCommand } from '../operator/find-command.ts'
import { deskPaths } from './desk-paths.ts'

type Fields = Readonly<Record<string, string>>
interface Posted {
  readonly url: string
  readonly fields?: Fields
  /** What the row has as its reason; by default the one that was typed. */
  readonly why?: string
  /** By default the one who is signed in. */
  readonly by?: Pick<SignedInStaff, 'email' | 'cookie'>
}

const site = aReferenceSite()
const work = deskWork(site)
const WHY = 'It was asked for.'
const NEW_CODE = { code: 'EVERY-ACT', percent: '10', amount: '', from: '', until: '', uses: '' }
let staff: SignedInStaff
beforeAll(async () => {
  staff = await someStaff(site.server(), site.now)
})

/** What is posted at each address of the desk; the test below fails for one that is missing here. */
const FORMS: Readonly<Record<string, () => Promise<Posted>>> = {
  [deskPaths.signIn()]: async () => ({
    url: deskPaths.signIn(),
    fields: { email: staff.email, password: STAFF_PASSWORD, code: staff.recoveryCodes[0] ?? '' },
    why: '',
    by: { email: staff.email, cookie: '' },
  }),
  [deskPaths.signOut()]: async () => ({
    url: deskPaths.signOut(),
    why: '',
    by: await someStaff(site.server(), site.now),
  }),
  [deskPaths.invitation(':token')]: async () => {
    const email = 'every-act@example.org'
    const url = await anInvitation(site.server().database, email, site.now)
    const key = keyIn((await site.server().app.inject({ url })).body)
    const fields = { password: STAFF_PASSWORD, code: codeOf(key, site.now()) }
    return { url, fields, why: '', by: { email, cookie: '' } }
  },
  [deskPaths.resolveAlert(':id')]: async () => ({ url: deskPaths.resolveAlert(await work.alert()) }),
  [deskPaths.resolveReport(':id')]: async () => ({ url: deskPaths.resolveReport(await work.report()) }),
  [deskPaths.closeCase(':number')]: async () => ({ url: deskPaths.closeCase(await work.case()) }),
  [deskPaths.refund(':id')]: async () => ({
    url: deskPaths.refund(await work.order()),
    fields: { kind: 'whole' },
  }),
  [deskPaths.retryRefund(':id')]: async () => ({ url: deskPaths.retryRefund(await work.failedRefund()) }),
  [deskPaths.takeDown(':id')]: async () => ({ url: deskPaths.takeDown(await work.advert()) }),
  [deskPaths.putBack(':id')]: async () => {
    const listing = await work.advert()
    await post(site.server().app, deskPaths.takeDown(listing), { why: WHY }, staff.cookie)
    return { url: deskPaths.putBack(listing) }
  },
  [deskPaths.endOption(':id')]: async () => ({ url: deskPaths.endOption(await work.advert()) }),
  [deskPaths.discounts()]: async () => ({ url: deskPaths.discounts(), fields: NEW_CODE }),
  [deskPaths.endDiscount(':code')]: async () => ({ url: deskPaths.endDiscount(await work.discount()) }),
  [deskPaths.notePost(':id')]: async () => ({
    url: deskPaths.notePost(await work.promotion()),
    fields: { url: 'https://www.facebook.com/marketplace/item/1' },
    why: 'It is posted.',
  }),
  [deskPaths.removePost(':id')]: async () => {
    const id = await work.promotion()
    await site.rows(
      `insert into facebook_posts (entitlement_id, url, posted_at) values ($1, 'https://www.facebook.com/2', $2)`,
      [id, site.now()],
    )
    return { url: deskPaths.removePost(id), why: 'The post is gone.' }
  },
  [deskPaths.decideText('allow')(':id')]: async () => ({
    url: deskPaths.decideText('allow')(await work.text()),
  }),
  [deskPaths.decideText('uphold')(':id')]: async () => ({
    url: deskPaths.decideText('uphold')(await work.text()),
  }),
  [deskPaths.judgeReference(':id')]: async () => ({
    url: deskPaths.judgeReference(await work.reference()),
    fields: { result: 'passed', reason: 'All in order.' },
    why: 'The reason stands in the report, until it is erased.',
  }),
}

const PORTAL = { origin: 'https://portal.example' }
const aPortal = async () => (await aPortalForOwners(site.server(), PORTAL)).portal

/** What stands behind each command that changes something, but for --why. */
const DECIDED: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  'discount add': async () => ['BY-COMMAND', '--percent', '10'],
  'discount end': async () => [await work.discount()],
  'payments resolved': async () => [await work.alert()],
  'order refund': async () => [await work.order(), '--kind', 'whole'],
  'order retry-refund': async () => [await work.failedRefund()],
  'advert take-down': async () => [await work.advert()],
  'advert put-back': async () => {
    const listing = await work.advert()
    await post(site.server().app, deskPaths.takeDown(listing), { why: WHY }, staff.cookie)
    return [listing]
  },
  'advert end-option': async () => [await work.advert()],
  'account delete': async () => [(await anOwner(site.server())).email],
  'reports resolved': async () => [await work.report()],
  'jobs retry': async () => [await work.failedJob()],
  'cases close': async () => [await work.case()],
  'staff add': async () => ['by-command@example.org'],
  'staff remove': async () => [(await someStaff(site.server(), site.now)).email],
  'numbers retire': async () => ['01632 960999'],
  'references rotate': async () => [],
  'agency add': async () => ['--name', 'Northgate', '--email', 'northgate@example.org'],
  'feed add': async () => ['--agency', await work.agency(), '--branch', '1', '--format', 'rtdf'],
  'feed secret': async () => [await work.feed()],
  'feed certificate': async () => [await work.feed(), '--sha256', 'ab'.repeat(32)],
  'feed confirm': async () => [await work.heldImport()],
  'portal add': async () => [...placeOf(PORTAL).words, '--secret-file', aFileOf('s')],
  'portal secret': async () => [await aPortal(), '--secret-file', aFileOf('s')],
  'portal on': async () => [await aPortal()],
  'portal off': async () => [await aPortal()],
}
/** What stands behind a command that only reads. */
const READ: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  'advert show': async () => [await work.advert()],
  'cases show': async () => [await work.case()],
}

const NOTHING_THERE = ['/desk', '/desk/*']

const audited = () => site.rows('select who, act, why from audit order by id')
const onDatabase = COMMANDS.filter((command) => command.on === 'database')

/** Some are reason enough in themselves, and may still be given one. */
const needsWhy = (name: string) => !onDatabase.find((one) => one.name === name)?.takes?.includes('[--why')

async function run(words: readonly string[], database = site.server().database) {
  const found = findCommand(words, site.now())
  if (found.kind !== 'run') throw new Error('lines' in found ? found.lines.join(' ') : found.kind)
  const key = await secretKey(site.server().database, 'tenant references')
  return found.run(operatorDeps(database, site.now, { references: [key], outgoing: [key] }))
}

function aReadOnlyDatabase() {
  const address = addressOf(site.server().owner, 'postgresApp')
  const options = '-c default_transaction_read_only=on'
  const database = openPool({ ...address, options }, () => undefined)
  atFileEnd(() => database.end())
  return database
}

describe('at the desk', () => {
  test('every form is in this list', async () => {
    const routes = await deskRoutes(site.server().deps.desk)
    const posted = routes.flatMap(({ method, url }) =>
      method === 'POST' && !NOTHING_THERE.includes(url) ? [url] : [],
    )
    expect(posted.toSorted()).toEqual(Object.keys(FORMS).toSorted())
  })
  test.each(Object.entries(FORMS))('%s notes who did what, and why', async (_url, prepared) => {
    const { url, fields = {}, why = WHY, by = staff } = await prepared()
    const before = (await audited()).length
    const { statusCode } = await post(site.server().app, url, { why: WHY, ...fields }, by.cookie)
    expect(statusCode).toBeLessThan(400)
    expect((await audited()).slice(before)).toEqual([
      { who: by.email, act: expect.stringMatching(/^[a-z-]+$/), why },
    ])
  })
})

describe('from the command line', () => {
  test('every command is known to change something, or runs where nothing can be changed', async () => {
    const deciding = onDatabase.flatMap(({ name, decides }) => (decides ? [name] : []))
    expect(deciding.toSorted()).toEqual(Object.keys(DECIDED).toSorted())
    const words = new Map<string, readonly string[]>()
    for (const { name } of onDatabase) {
      if (!deciding.includes(name)) words.set(name, (await READ[name]?.()) ?? [])
    }
    const readOnly = aReadOnlyDatabase()
    await expect(readOnly.query('delete from audit')).rejects.toThrow(/read-only/)
    for (const [name, rest] of words) {
      expect([name, (await run([...name.split(' '), ...rest], readOnly)).isDone]).toEqual([name, true])
    }
  })
  test.each(Object.entries(DECIDED))('%s notes that it was done, and why', async (name, prepared) => {
    const words = [...name.split(' '), ...(await prepared())]
    if (needsWhy(name)) await expect(run(words)).rejects.toThrow('Add --why')
    const before = (await audited()).length
    expect(await run([...words, '--why', WHY])).toMatchObject({ isDone: true })
    const row = { who: COMMAND_LINE.name, act: expect.stringMatching(/^[a-z-]+$/), why: WHY }
    expect((await audited()).slice(before)).toEqual([row])
  })
})
