import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openDatabase } from '../../src/server/db/open-database.ts'
import type { Database } from '../../src/server/db/pool.ts'
import { raiseAlert } from '../../src/server/db/raise-alert.ts'
import { judgeLive } from '../../src/server/listings/publishing/judge-live.ts'
import { liveLawStore } from '../../src/server/listings/publishing/live-law-store.ts'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import { paths } from '../../src/shared/journey/paths.ts'
import { evaluate } from '../../src/shared/rulebook/evaluate.ts'
import { addMonths, today } from '../../src/shared/values/iso-date.ts'
import { actorOn } from './account-pages.ts'
import { succeeded } from './actor.ts'
import { aHouseToLet } from './builders.ts'
import { boughtByCalls } from './by-calls.ts'
import { newDoor } from './creation-page.ts'
import { codeOf, STAFF_PASSWORD } from './desk.ts'
import { MIGRATIONS } from './migrations.ts'
import { operator } from './operator.ts'
import { ANSWERS } from './reference-answers.ts'

const dataDir = (): string => process.env['E2E_DATA_DIR'] ?? ''

/** Joins the desk by the link that the operator's program prints. */
export async function joinDesk(page: Page): Promise<void> {
  const email = `desk-${Date.now()}@example.org`
  const invited = await operator(['staff', 'add', email, '--why', 'They begin.'], { DATA_DIR: dataDir() })
  await page.goto(/\/desk\/invitation\/[\w-]{43}/.exec(invited.out)?.[0] ?? '')
  const key = (await page.locator('p strong').last().textContent()) ?? ''
  await page.getByLabel('New password').fill(STAFF_PASSWORD)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, new Date()))
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('link', { name: 'Continue to the desk' }).click()
}

/** A portal that takes the adverts of owners, as the operator's program names it. */
export async function aPortalIsOn() {
  const name = `Homefinder ${Date.now()}`
  const type = async (...words: string[]) => {
    const { code, out, err } = await operator(['portal', ...words, '--why', 'A test.'], {
      DATA_DIR: dataDir(),
    })
    if (code !== 0) throw new Error(err)
    return out.trim().split('\n').at(-1) ?? ''
  }
  const place = ['--format', 'zoopla', '--url', 'https://portal.invalid/live/v1', '--branch', 'owners']
  const secret = path.join(dataDir(), `secret of ${name}`)
  writeFileSync(secret, 'their-secret')
  const added = await type('add', '--name', name, ...place, '--secret-file', secret)
  const { portal } = JSON.parse(added) as { readonly portal: string }
  await type('on', portal)
  return { name, off: () => type('off', portal) }
}

async function withDatabase<T>(run: (database: Database) => Promise<T>): Promise<T> {
  const wanted = { dataDir: dataDir(), databaseUrl: null, databaseMigrationUrl: null }
  const reports = { print: () => undefined, warn: () => undefined }
  const { database, close } = await openDatabase(wanted, MIGRATIONS, reports)
  const result = await run(database)
  await close()
  return result
}

/** A payment that needs somebody, as the webhook would find it. */
const aPaymentAlert = (orderId: string): Promise<unknown> =>
  withDatabase((database) => {
    const detail =
      'Paid by a test payment of the provider: 2999 pence came, and the order asked for 2999 pence.'
    return raiseAlert(database, { kind: 'mode', orderId, transactionId: `pi_${orderId}`, detail }, new Date())
  })

/** The bank sent the refund of the order back. */
export const failRefund = (orderId: string): Promise<unknown> =>
  withDatabase((database) =>
    database.query(
      // The order before its refund, as the job locks them that sends it.
      `with locked as (select id from orders where id = $1 for update),
       failed as (
         update refunds set state = 'failed', settled_at = now() from locked where order_id = locked.id returning order_id)
       update orders set state = 'refund-due' from failed where id = order_id`,
      [orderId],
    ),
  )

/** Words that the law refuses, in a draft of whoever is signed in, who asks a person to look at them. */
async function aContestedText(page: Page): Promise<void> {
  const actor = actorOn(page)
  const answers = aHouseToLet({
    moveInDate: addMonths(today(new Date()), 1),
    doorNumber: newDoor(),
    files_uploaded: [],
    propertyDescription: 'No DSS. That is the name of our boat.',
  })
  succeeded(await actor.save(0, answers, 'let'))
  const data = { uuid: actor.uuid, field: 'propertyDescription' }
  succeeded(await actor.post(ENDPOINTS.contestText.path, { data }))
}

/** Staff allow every text that this person contested. */
export const allowTexts = (email: string): Promise<unknown> =>
  withDatabase((database) =>
    database.query(
      `update contested_texts set state = 'allowed', allowed = findings, decided_at = now() from accounts
       where accounts.id = account_id and email = $1`,
      [email],
    ),
  )

/** An advert that has been online for so many days, and what its owner is told of it today. */
export const judgedAfter = (listing: string, days: number): Promise<void> =>
  withDatabase(async (database) => {
    await database.query('update listings set live_from = live_from - $2::int where id = $1', [listing, days])
    // By itself it stays the day that it was when it changed.
    await database.query('update listings set first_online = live_from where id = $1', [listing])
    const store = liveLawStore(database)
    // The day of the receipt, which nobody can change.
    const live: typeof store.live = async (...page) =>
      (await store.live(...page)).map((one) => ({ ...one, publishedAt: new Date(one.firstOnline) }))
    await judgeLive({
      liveLaw: { ...store, live },
      evaluate: async (judged) => evaluate(judged),
      now: () => new Date(),
    })
  })

/** How the desk names the full reference of an applicant: other tests have theirs there, too. */
export async function referenceOf(applicant: string): Promise<string> {
  const asked = 'select id from tenant_references where applicant_email = $1'
  const { rows } = await withDatabase((database) => database.query<{ id: string }>(asked, [applicant]))
  const id = rows[0]?.id ?? ''
  expect(id).not.toBe('')
  return `A full reference, ${id.slice(0, 8)}`
}

/** One of everything that staff decide about, of an owner whose browser is the page's. */
export async function somethingToDecide(page: Page) {
  const bought = await boughtByCalls(page, 'Gold-Package')
  const { listing, order, email } = bought
  const post = (url: string, form: Readonly<Record<string, string>>) => page.request.post(url, { form })
  const unique = Date.now()
  const applicant = `applicant-${unique}@example.org`
  await post(paths.tenantReferences(listing), { act: 'ask', name: 'Sam Applicant', email: applicant })
  const link = await actorOn(page).messages.linkFor(applicant, '/reference/')
  await post(link, { act: 'consent' })
  await post(link, { act: 'give', ...ANSWERS, hasEmployer: 'no', rentedBefore: 'no' })
  await post(paths.reportAdvert(listing), {
    reason: 'This home is mine, and I never advertised it.',
    email: 'sam@example.org',
  })
  const sent = await post(paths.contact(), {
    topic: 'payment',
    about: listing,
    message:
      'I paid twice.\n\nPlease look: https://example.org/a-long-address-without-any-place-to-break-it-at-all',
    name: 'Clara Oaktree',
    email,
  })
  const caseNumber = new URL(sent.url()).searchParams.get('case') ?? ''
  expect(caseNumber).toMatch(/^C-/)
  await aPaymentAlert(order)
  await aContestedText(page)
  return { ...bought, applicant, caseNumber }
}
