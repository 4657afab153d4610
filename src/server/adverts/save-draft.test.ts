import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { answersIn, type Save } from '#shared/api/page-state.ts'
import { aDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { draftStore } from './draft-store.ts'
import { recentDrafts } from './recent-drafts.ts'
import { type SaveDeps, type Saved, saveDraft } from './save-draft.ts'

let db: TestDatabase
let deps: SaveDeps
const LIMITS = { perGuest: 200, perClient: 100_000, clientWindowSeconds: 3_600 }
const NOON = new Date('2026-11-20T12:00:00Z')

beforeAll(async () => {
  db = await aDatabase()
  deps = {
    drafts: draftStore(db.database),
    recent: recentDrafts(100),
    limits: LIMITS,
    now: () => NOON,
    remote: () => undefined,
  }
})

const aGuest = () => ({ guestKey: randomBytes(32), client: '192.0.2.1' })
const aSave = (uuid: string, version: number, answers: DraftAnswers, more: Partial<Save> = {}): Save => ({
  uuid,
  version,
  appType: 'sell',
  addressType: 'orphan',
  answers,
  ...more,
})
const answersOf = (saved: Saved): DraftAnswers =>
  'draft' in saved ? answersIn(JSON.parse(saved.draft.blocks)) : {}

/** A browser with a draft at version 1 that says York. */
async function aDraft(answers: DraftAnswers = { townName: 'York' }) {
  const guest = aGuest()
  const uuid = randomUUID()
  const save = (version: number, changed: DraftAnswers, more: Partial<Save> = {}) =>
    saveDraft(deps, aSave(uuid, version, changed, more), guest)
  await save(0, answers)
  const stored = async () => {
    const found = await deps.drafts.find(uuid, guest.guestKey)
    if (typeof found === 'string') throw new Error(found)
    return {
      version: found.version,
      answers: answersIn(JSON.parse(found.blocks)),
      addressType: found.addressType,
    }
  }
  return { uuid, guest, save, stored }
}

describe('a save', () => {
  test('creates the draft where there is none, as version 1', async () => {
    const { stored } = await aDraft()
    expect(await stored()).toMatchObject({ version: 1, answers: { townName: 'York', summary: null } })
  })
  test('of the current version is accepted, and the version grows by one', async () => {
    const { save, stored } = await aDraft()
    expect(await save(1, { townName: 'Leeds' })).toMatchObject({ kind: 'saved', draft: { version: 2 } })
    expect(await stored()).toMatchObject({ version: 2, answers: { townName: 'Leeds' } })
  })
  test('keeps every answer that it does not name', async () => {
    const { save, stored } = await aDraft()
    await save(1, { streetName: 'Mill Lane' })
    expect((await stored()).answers).toMatchObject({ townName: 'York', streetName: 'Mill Lane' })
  })
  test('takes an answer back by naming it with null', async () => {
    const { save, stored } = await aDraft()
    await save(1, { townName: null })
    expect((await stored()).answers.townName).toBeNull()
  })
  test('keeps the answers of what is not shown at the moment', async () => {
    const { save, stored } = await aDraft({ propertyType: 'house', houseType: 4, propertyBedrooms: 3 })
    await save(1, { propertyType: 'flat' })
    expect((await stored()).answers).toMatchObject({
      propertyType: 'flat',
      houseType: 4,
      propertyBedrooms: 3,
    })
  })
  test('says for each block whether it is valid', async () => {
    const { save } = await aDraft()
    const saved = await save(1, { currentEpc: 101, summary: 'A home' })
    if (saved.kind !== 'saved') throw new Error(saved.kind)
    const blocks = JSON.parse(saved.draft.blocks)
    expect(blocks.summary).toEqual({
      valid: true,
      fields: { summary: { value: 'A home', valid: true, touched: true } },
    })
    expect(blocks.description.valid).toBe(false)
  })
  test('may change the address type, which then is the draft’s', async () => {
    const { save, stored } = await aDraft()
    await save(1, {}, { addressType: 'standard' })
    expect((await stored()).addressType).toBe('standard')
  })
  test('cannot change the kind of advert', async () => {
    const { save, stored } = await aDraft()
    expect(await save(1, {}, { appType: 'let' })).toEqual({ kind: 'other-app-type' })
    expect((await stored()).version).toBe(1)
  })
  test('of a draft that is not there is refused, unless it is the first', async () => {
    expect(await saveDraft(deps, aSave(randomUUID(), 3, {}), aGuest())).toEqual({
      kind: 'not-found',
      refused: false,
    })
  })
  test('of another guest’s draft is refused, whatever version it names, and changes nothing', async () => {
    const { uuid, stored } = await aDraft()
    for (const version of [0, 1, 2]) {
      expect(await saveDraft(deps, aSave(uuid, version, { townName: 'Leeds' }), aGuest())).toEqual({ kind: 'not-found', refused: true }) // biome-ignore format: one line
    }
    expect(await stored()).toMatchObject({ version: 1, answers: { townName: 'York' } })
  })
  test('of a version beyond the stored one is stale: the page knows what the server has lost', async () => {
    const { save, stored } = await aDraft()
    const saved = await save(7, { townName: 'Leeds' })
    expect(saved).toMatchObject({ kind: 'stale', draft: { version: 1 } })
    expect(await stored()).toMatchObject({ version: 1, answers: { townName: 'York' } })
  })
})

describe('two windows', () => {
  test('the later save of the same answer is refused, and gets what is stored', async () => {
    const { save, stored } = await aDraft()
    await save(1, { townName: 'Leeds' })
    const late = await save(1, { townName: 'Hull' })
    expect(late).toMatchObject({ kind: 'stale', draft: { version: 2 } })
    expect(answersOf(late).townName).toBe('Leeds')
    expect(await stored()).toMatchObject({ version: 2, answers: { townName: 'Leeds' } })
  })
  test('changes of different answers are merged', async () => {
    const { save, stored } = await aDraft()
    await save(1, { townName: 'Leeds' })
    expect(await save(1, { streetName: 'Mill Lane' })).toMatchObject({ kind: 'saved', draft: { version: 3 } })
    expect((await stored()).answers).toMatchObject({ townName: 'Leeds', streetName: 'Mill Lane' })
  })
  test('a late save that brings a conflict beside something new stores neither', async () => {
    const { save, stored } = await aDraft()
    await save(1, { townName: 'Leeds' })
    await save(1, { townName: 'Hull', streetName: 'Mill Lane' })
    expect((await stored()).answers).toMatchObject({ townName: 'Leeds', streetName: null })
  })
  test('a late save of the same value is no conflict', async () => {
    const { save } = await aDraft()
    await save(1, { townName: 'Leeds' })
    expect((await save(1, { townName: 'Leeds' })).kind).toBe('saved')
  })
  test('a save whose answer was lost can be sent again', async () => {
    const { save, stored } = await aDraft()
    for (let time = 0; time < 3; time++)
      expect((await save(1, { townName: 'Leeds', parkingType: [16, 17] })).kind).toBe('saved')
    expect((await stored()).answers).toMatchObject({ townName: 'Leeds', parkingType: [16, 17] })
  })
  test('the first save can be sent again too', async () => {
    const { save, stored } = await aDraft()
    expect((await save(0, { townName: 'York' })).kind).toBe('saved')
    expect((await stored()).answers.townName).toBe('York')
  })
  test('but not over what came after it', async () => {
    const { save, stored } = await aDraft()
    await save(1, { townName: 'Leeds' })
    await save(2, { townName: 'Hull' })
    expect((await save(1, { townName: 'Leeds' })).kind).toBe('stale')
    expect((await stored()).answers.townName).toBe('Hull')
  })
  test('a change of the address type counts as an answer', async () => {
    const { save } = await aDraft()
    await save(1, {}, { addressType: 'standard' })
    expect((await save(1, {}, { addressType: 'orphan' })).kind).toBe('stale')
  })
  test('16 first saves at once make one draft, and none of their answers is lost', async () => {
    const uuid = randomUUID()
    const guest = aGuest()
    const names = ['townName', 'streetName', 'buildingName', 'doorNumber', 'summary', 'propertyDescription', 'enquiryEmail', 'enquiryPhone'] as const // biome-ignore format: a list
    const saved = await Promise.all(
      names.map((name) => saveDraft(deps, aSave(uuid, 0, { [name]: name }), guest)),
    )
    expect(saved.map(({ kind }) => kind)).toEqual(names.map(() => 'saved'))
    const found = await deps.drafts.find(uuid, guest.guestKey)
    expect(found).toMatchObject({ version: names.length })
    const stored = typeof found === 'string' ? {} : answersIn(JSON.parse(found.blocks))
    expect(stored).toMatchObject(Object.fromEntries(names.map((name) => [name, name])))
  })
})

describe('random histories of three windows', () => {
  const NAMES = ['townName', 'streetName', 'summary'] as const
  const step = fc.record({
    window: fc.nat(2),
    answers: fc.dictionary(fc.constantFrom(...NAMES), fc.constantFrom('a', 'b', 'c', 'd'), { minKeys: 1 }),
    isReloaded: fc.boolean(),
    isSentTwice: fc.boolean(),
  })

  /**
   * Each window knows the version of its last accepted save or reload. An answer that was acknowledged may only be
   * replaced by a window that has seen it.
   */
  test('no acknowledged answer is ever overwritten by a window that has not seen it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        const { save, stored } = await aDraft({})
        const seen = [1, 1, 1]
        const model = new Map<string, { value: string; since: number }>()
        for (const { window, answers, isReloaded, isSentTwice } of steps) {
          if (isReloaded) seen[window] = (await stored()).version
          const version = seen[window] ?? 1
          const saved = await save(version, answers)
          const changed = Object.entries(answers).filter(([name, value]) => model.get(name)?.value !== value)
          const isConflict = changed.some(([name]) => (model.get(name)?.since ?? 0) > version)
          expect(saved.kind).toBe(isConflict ? 'stale' : 'saved')
          if (saved.kind !== 'saved') continue
          for (const [name, value] of changed) model.set(name, { value, since: saved.draft.version })
          const last = isSentTwice ? await save(version, answers) : saved
          expect(last.kind).toBe('saved')
          if (last.kind === 'saved') seen[window] = last.draft.version
        }
        const { answers } = await stored()
        for (const name of NAMES) expect(answers[name] ?? null).toBe(model.get(name)?.value ?? null)
      }),
      { numRuns: 60 },
    )
  })

  test('at once: of saves that race for one answer, what is stored is what was acknowledged last', async () => {
    const { save, stored } = await aDraft({ townName: 'start' })
    for (let round = 0; round < 10; round++) {
      const { version } = await stored()
      const saved = await Promise.all(
        ['a', 'b', 'c', 'd'].map((letter) => save(version, { townName: `${letter}${round}` })),
      )
      const accepted = saved.filter(({ kind }) => kind === 'saved')
      expect(accepted).toHaveLength(1)
      expect(answersOf(accepted[0] as Saved).townName).toBe((await stored()).answers.townName)
    }
  })
})
