import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { answersIn } from '#shared/api/wire-blocks.ts'
import { aDraft, aGuest, answersOf, aSave, savingDeps } from '../../../../tests/support/drafts.ts'
import { type SaveDeps, saveDraft } from './save-draft.ts'

let deps: SaveDeps
beforeAll(async () => {
  deps = await savingDeps()
})

describe('a save', () => {
  test('creates the draft where there is none, as version 1', async () => {
    const { stored } = await aDraft(deps)
    expect(await stored()).toMatchObject({ version: 1, answers: { townName: 'York', summary: null } })
  })
  test('of the current version is accepted, and the version grows by one', async () => {
    const { save, stored } = await aDraft(deps)
    expect(await save(1, { townName: 'Leeds' })).toMatchObject({ kind: 'saved', draft: { version: 2 } })
    expect(await stored()).toMatchObject({ version: 2, answers: { townName: 'Leeds' } })
  })
  test('keeps every answer that it does not name', async () => {
    const { save, stored } = await aDraft(deps)
    await save(1, { streetName: 'Mill Lane' })
    expect((await stored()).answers).toMatchObject({ townName: 'York', streetName: 'Mill Lane' })
  })
  test('takes an answer back by naming it with null', async () => {
    const { save, stored } = await aDraft(deps)
    await save(1, { townName: null })
    expect((await stored()).answers.townName).toBeNull()
  })
  test('keeps the answers of what is not shown at the moment', async () => {
    const { save, stored } = await aDraft(deps, { propertyType: 'house', houseType: 4, propertyBedrooms: 3 })
    await save(1, { propertyType: 'flat' })
    expect((await stored()).answers).toMatchObject({
      propertyType: 'flat',
      houseType: 4,
      propertyBedrooms: 3,
    })
  })
  test('says for each block whether it is valid', async () => {
    const { save } = await aDraft(deps)
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
    const { save, stored } = await aDraft(deps)
    await save(1, {}, { addressType: 'standard' })
    expect((await stored()).addressType).toBe('standard')
  })
  test('cannot change the kind of advert', async () => {
    const { save, stored } = await aDraft(deps)
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
    const { uuid, stored } = await aDraft(deps)
    for (const version of [0, 1, 2]) {
      expect(await saveDraft(deps, aSave(uuid, version, { townName: 'Leeds' }), aGuest())).toEqual({
        kind: 'not-found',
        refused: true,
      })
    }
    expect(await stored()).toMatchObject({ version: 1, answers: { townName: 'York' } })
  })
  test('of a version beyond the stored one is stale: the page knows what the server has lost', async () => {
    const { save, stored } = await aDraft(deps)
    const saved = await save(7, { townName: 'Leeds' })
    expect(saved).toMatchObject({ kind: 'stale', draft: { version: 1 } })
    expect(await stored()).toMatchObject({ version: 1, answers: { townName: 'York' } })
  })
})

describe('two windows', () => {
  test('the later save of the same answer is refused, and gets what is stored', async () => {
    const { save, stored } = await aDraft(deps)
    await save(1, { townName: 'Leeds' })
    const late = await save(1, { townName: 'Hull' })
    expect(late).toMatchObject({ kind: 'stale', draft: { version: 2 } })
    expect(answersOf(late).townName).toBe('Leeds')
    expect(await stored()).toMatchObject({ version: 2, answers: { townName: 'Leeds' } })
  })
  test('changes of different answers are merged', async () => {
    const { save, stored } = await aDraft(deps)
    await save(1, { townName: 'Leeds' })
    expect(await save(1, { streetName: 'Mill Lane' })).toMatchObject({ kind: 'saved', draft: { version: 3 } })
    expect((await stored()).answers).toMatchObject({ townName: 'Leeds', streetName: 'Mill Lane' })
  })
  test('a late save that brings a conflict beside something new stores neither', async () => {
    const { save, stored } = await aDraft(deps)
    await save(1, { townName: 'Leeds' })
    await save(1, { townName: 'Hull', streetName: 'Mill Lane' })
    expect((await stored()).answers).toMatchObject({ townName: 'Leeds', streetName: null })
  })
  test('a late save of the same value is no conflict', async () => {
    const { save } = await aDraft(deps)
    await save(1, { townName: 'Leeds' })
    expect((await save(1, { townName: 'Leeds' })).kind).toBe('saved')
  })
  test('a save whose answer was lost can be sent again', async () => {
    const { save, stored } = await aDraft(deps)
    for (let time = 0; time < 3; time++)
      expect((await save(1, { townName: 'Leeds', parkingType: [16, 17] })).kind).toBe('saved')
    expect((await stored()).answers).toMatchObject({ townName: 'Leeds', parkingType: [16, 17] })
  })
  test('the first save can be sent again too', async () => {
    const { save, stored } = await aDraft(deps)
    expect((await save(0, { townName: 'York' })).kind).toBe('saved')
    expect((await stored()).answers.townName).toBe('York')
  })
  test('but not over what came after it', async () => {
    const { save, stored } = await aDraft(deps)
    await save(1, { townName: 'Leeds' })
    await save(2, { townName: 'Hull' })
    expect((await save(1, { townName: 'Leeds' })).kind).toBe('stale')
    expect((await stored()).answers.townName).toBe('Hull')
  })
  test('a change of the address type counts as an answer', async () => {
    const { save } = await aDraft(deps)
    await save(1, {}, { addressType: 'standard' })
    expect((await save(1, {}, { addressType: 'orphan' })).kind).toBe('stale')
  })
  test('eight first saves at once make one draft, and none of their answers is lost', async () => {
    const uuid = randomUUID()
    const guest = aGuest()
    const names = [
      'townName',
      'streetName',
      'buildingName',
      'doorNumber',
      'summary',
      'propertyDescription',
      'enquiryEmail',
      'enquiryPhone',
    ] as const
    const saved = await Promise.all(
      names.map((name) => saveDraft(deps, aSave(uuid, 0, { [name]: name }), guest)),
    )
    expect(saved.map(({ kind }) => kind)).toEqual(names.map(() => 'saved'))
    const found = await deps.drafts.find(uuid, guest.ownerKey)
    expect(found).toMatchObject({ version: names.length })
    const stored = typeof found === 'string' ? {} : answersIn(JSON.parse(found.blocks))
    expect(stored).toMatchObject(Object.fromEntries(names.map((name) => [name, name])))
  })
})
