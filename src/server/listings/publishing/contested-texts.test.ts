import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { findingsNotAllowed } from '#shared/rulebook/findings-not-allowed.ts'
import { judgeAdvert } from '#shared/rulebook/judge-advert.ts'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aHouseToLet, letting } from '../../../../tests/support/builders.ts'
import { post, type SignedInStaff, someStaff } from '../../../../tests/support/desk.ts'
import {
  aFinishedDraft,
  anOwner,
  aStreet,
  listingOf,
  type Owner,
} from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { CONTEST_LIMITS } from '../../config/limits.ts'
import { deskPaths } from '../../staff/desk/desk-paths.ts'
import { judgeLive } from './judge-live.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const here = await aServer({ now })
let staff: SignedInStaff
beforeAll(async () => {
  staff = await someStaff(here, now)
})

const TEXT = 'A quiet house. Sorry, no DSS.'
const aLet = (owner: Owner, propertyDescription = TEXT) =>
  aFinishedDraft(here, owner, {
    context: letting,
    answers: { ...aHouseToLet(), streetName: aStreet(), propertyDescription },
  })
const contest = async (owner: Owner, uuid: string, field = 'propertyDescription') =>
  (await owner.browser.post(ENDPOINTS.contestText.path, { data: { uuid, field } })).body
const waiting = async () =>
  (
    await here.owner.query(
      `select id, text from contested_texts where state = 'open' order by contested_at, id`,
    )
  ).rows
const decide = (id: string, way: 'allow' | 'uphold', why = 'It tells of a house called so.') =>
  post(here.app, deskPaths.decideText(way)(id), { why }, staff.cookie)
const emails = async (to: string) =>
  (
    await here.owner.query(
      `select data ->> 'kind' as kind, data -> 'payload' ->> 'why' as why from job_common
       where name = 'send-email' and data ->> 'to' = $1 and data ->> 'kind' like 'text-%'`,
      [to],
    )
  ).rows
/** What no other test contests. */
const only = async (): Promise<string> => {
  const rows = await waiting()
  expect(rows).toHaveLength(1)
  return rows[0].id
}

test('refused words stop the publication only; a person’s yes lets exactly that text through', async () => {
  const owner = await anOwner(here)
  const draft = await aLet(owner)
  expect((await draft.finish()).body.errors).toEqual([
    {
      block: 'description',
      field: 'propertyDescription',
      message: expect.stringMatching(/^‘no DSS’: In England/),
    },
  ])
  expect(await listingOf(here, draft.uuid)).toBeNull()
  expect(await contest(owner, draft.uuid)).toMatchObject({ success: true })
  // Twice is once.
  expect(await contest(owner, draft.uuid)).toMatchObject({ success: true })
  const id = await only()
  const today = await here.app.inject({ url: '/desk', headers: { cookie: staff.cookie } })
  expect(today.body).toContain('Contested texts')
  const page = await here.app.inject({ url: deskPaths.text(id), headers: { cookie: staff.cookie } })
  expect(page.body).toContain('<strong>no DSS</strong>')
  expect(page.body).toContain('Nothing yet.')
  expect((await decide(id, 'allow', '')).statusCode).toBe(422)
  expect((await draft.finish()).body.success).toBe(false)
  expect((await decide(id, 'allow')).headers.location).toBe('/desk?done=allow')
  const late = await decide(id, 'uphold', 'It bars people.')
  expect(late.statusCode).toBe(422)
  expect(late.body).toContain('You’ve decided this: allowed.')
  expect(late.body).toContain(`by ${staff.email}</p><p class="soft">It tells of a house called so.</p>`)
  expect(await emails(owner.email)).toEqual([{ kind: 'text-allowed', why: 'It tells of a house called so.' }])
  expect((await draft.finish()).body.success).toBe(true)
})

test('what was allowed stays so while other words of the text are looked at', async () => {
  const owner = await anOwner(here)
  const draft = await aLet(owner, 'Sorry, no DSS. Deposit: £1,400.')
  const finish = (version: number, rentAmount: number) =>
    draft.finish(version, { rentAmount, priceFrequency: 1 })
  await draft.save(1, { rentAmount: 1_300, priceFrequency: 1 })
  await contest(owner, draft.uuid)
  await decide(await only(), 'allow')
  expect((await finish(2, 1_300)).body.success).toBe(true)
  await draft.save(2, { rentAmount: 1_000, priceFrequency: 1 })
  expect((await finish(3, 1_000)).body.errors).toMatchObject([
    { message: expect.stringMatching(/^‘.*£1,400/) },
  ])
  expect(await contest(owner, draft.uuid)).toMatchObject({ success: true })
  const id = await only()
  await judgeLive(here.deps.publishing)
  expect(await listingOf(here, draft.uuid)).toMatchObject({ state: 'live' })
  await decide(id, 'allow')
  expect((await finish(3, 1_000)).body.success).toBe(true)
})

test('an agent is led to the form that agents have', async () => {
  const agent = await anOwner(here, 'agent')
  const draft = await aLet(agent)
  await contest(agent, draft.uuid)
  await decide(await only(), 'allow')
  const letters = (await emailsTo(here, agent.email)).map(({ text }) => text).join('\n')
  expect(letters).toContain(`/load/let/${draft.uuid}?for=agent`)
})

test('the captions of photos are contested together, and each has a yes of its own', async () => {
  const owner = await anOwner(here)
  const draft = await aFinishedDraft(here, owner, {
    context: letting,
    answers: { ...aHouseToLet(), streetName: aStreet() },
    photos: 3,
  })
  const captions = ['The hall', 'Kitchen. No DSS', 'No DSS, no benefits']
  const files_uploaded = draft.answers.files_uploaded.map((photo, index) => ({
    ...photo,
    caption: captions[index] ?? '',
  }))
  const finish = async (version: number) => (await draft.finish(version, { files_uploaded })).body
  expect((await finish(1)).errors).toEqual([
    {
      block: 'photos',
      field: 'files_uploaded',
      message: expect.stringMatching(/^The caption ‘Kitchen. No DSS’: In England/),
    },
    expect.objectContaining({ message: expect.stringMatching(/^The caption ‘No DSS, no benefits’: /) }),
  ])
  expect(await contest(owner, draft.uuid, 'files_uploaded')).toMatchObject({ success: true })
  const rows = await waiting()
  const idOf = (caption = ''): string => rows.find(({ text }) => text === caption)?.id
  expect(rows).toHaveLength(2)
  const [first, second] = [idOf(captions[1]), idOf(captions[2])]
  const page = await here.app.inject({ url: deskPaths.text(first), headers: { cookie: staff.cookie } })
  expect(page.body).toContain('<h2>The whole caption</h2>')
  await decide(first, 'allow')
  expect((await finish(2)).errors).toMatchObject([
    { message: expect.stringMatching(/^The caption ‘No DSS, no/) },
  ])
  await decide(second, 'allow')
  expect(await finish(2)).toMatchObject({ success: true })
  const { rows: receipts } = await here.owner.query<{ record: string }>(
    'select record from receipts join listings on listings.id = listing_id where draft_uuid = $1',
    [draft.uuid],
  )
  expect(receipts[0]?.record).toContain('3 photos (1: The hall; 2: Kitchen. No DSS; 3: No DSS, no benefits)')
  const allowed = await here.deps.allowedTexts(owner.ownerKey, 'let')
  const answers = aHouseToLet({ files_uploaded })
  expect(
    findingsNotAllowed(judgeAdvert('let', answers, '2026-11-20'), answers, allowed).filter(
      ({ field }) => field === 'files_uploaded',
    ),
  ).toEqual([])
})

test('the yes is for that text of that owner alone', async () => {
  const owner = await anOwner(here)
  const first = await aLet(owner)
  await contest(owner, first.uuid)
  await decide(await only(), 'allow')
  expect((await (await aLet(owner)).finish()).body.success).toBe(true)
  expect((await (await aLet(owner, `${TEXT} Garden.`)).finish()).body.success).toBe(false)
  expect((await (await aLet(await anOwner(here))).finish()).body.success).toBe(false)
})

test('the page on which it is written is told of the yes', async () => {
  const owner = await anOwner(here)
  const first = await aLet(owner)
  await contest(owner, first.uuid)
  const allowedNow = () => here.deps.allowedTexts(owner.ownerKey, 'let')
  expect(await allowedNow()).toEqual([])
  await decide(await only(), 'allow')
  expect(await here.deps.allowedTexts(owner.ownerKey, 'sell')).toEqual([])
  const allowed = await allowedNow()
  expect(allowed).toMatchObject([{ nation: 'england', text: TEXT, words: [{ rule: 'L2', words: 'no DSS' }] }])
  const left = (answers: DraftAnswers) =>
    findingsNotAllowed(judgeAdvert('let', answers, '2026-11-20'), answers, allowed).flatMap((one) =>
      one.severity === 'refuse' && one.field === 'propertyDescription' ? [one.rule] : [],
    )
  const answers = aHouseToLet({ propertyDescription: TEXT })
  expect(left(answers)).toEqual([])
  expect(left({ ...answers, propertyDescription: `${TEXT} Garden.` })).toEqual(['L2'])
  expect(left({ ...answers, propertyPostcode: 'EH1 1YZ' })).toEqual(['L3'])
})

test('an upheld refusal is told, and not looked at again', async () => {
  const owner = await anOwner(here)
  const draft = await aLet(owner)
  await contest(owner, draft.uuid)
  await decide(await only(), 'uphold', 'It bars people.')
  expect(await emails(owner.email)).toEqual([{ kind: 'text-upheld', why: 'It bars people.' }])
  expect(await contest(owner, draft.uuid)).toMatchObject({
    success: false,
    error_message: expect.stringContaining('already looked at these words'),
  })
  expect((await draft.finish()).body.success).toBe(false)
})

test('a contested text goes with its account', async () => {
  const owner = await anOwner(here)
  await contest(owner, (await aLet(owner)).uuid)
  await only()
  await here.owner.query('delete from accounts where id = $1', [owner.accountId])
  expect(await waiting()).toEqual([])
})

describe('nothing is asked of staff', () => {
  test('where the law refuses nothing', async () => {
    const owner = await anOwner(here)
    const draft = await aLet(owner, 'A quiet house.')
    expect(await contest(owner, draft.uuid)).toMatchObject({ success: false })
    expect(await contest(owner, draft.uuid, 'streetName')).toMatchObject({ success: false })
    expect(await waiting()).toEqual([])
  })
  test('of another owner’s draft', async () => {
    const draft = await aLet(await anOwner(here))
    expect(await contest(await anOwner(here), draft.uuid)).toMatchObject({ success: false })
    expect(await waiting()).toEqual([])
  })
  test('more often than the limit, at once or not', async () => {
    const owner = await anOwner(here)
    const texts = Array.from({ length: CONTEST_LIMITS.mostOpen + 2 }, (_, index) => `No DSS. House ${index}.`)
    const drafts = await Promise.all(texts.map((text) => aLet(owner, text)))
    const answers = await Promise.all(drafts.map(({ uuid }) => contest(owner, uuid)))
    expect(answers.filter(({ success }) => success)).toHaveLength(CONTEST_LIMITS.mostOpen)
    expect(await waiting()).toHaveLength(CONTEST_LIMITS.mostOpen)
  })
})
