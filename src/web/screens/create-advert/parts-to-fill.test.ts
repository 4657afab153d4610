import { expect, test } from 'vitest'
import { PARTS_TO_FILL } from '#shared/advert/limits.ts'
import { NATIONS } from '#shared/advert/nation.ts'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { blocksFor } from '#shared/form/block.ts'
import { createFormStore, formActions } from '#web/form/form-store.ts'
import { partsToFill } from './parts-to-fill.ts'

const page = {
  blocks: blocksFor(ADVERT_PAGE, 'let'),
  context: { appType: 'let', addressType: 'orphan' },
  today: '2026-11-21',
} as const

test('a part whose shown questions are all optional is not to be filled in, until one that is not appears', () => {
  const store = createFormStore(page, { rentControlArea: false }, { nation: 'scotland' })
  const left = () => {
    const wanted = new Set(partsToFill(store.getState()).map(([name]) => name))
    return Object.entries(store.getState().blocks).flatMap(([name, { visible }]) =>
      visible && !wanted.has(name) ? [name] : [],
    )
  }
  expect(left()).toEqual(['deposit', 'rentControl', 'material'])
  formActions(page, store).input('rentControlArea', true)
  expect(left()).toEqual(['deposit', 'material'])
})

const KINDS = [{}, { propertyType: 'house', houseType: '1' }, { propertyType: 'flat', flatType: '8' }]

test('an advert has as few and as many parts to fill in as the home page says', () => {
  const counts = (['sell', 'let'] as const).flatMap((appType) =>
    NATIONS.flatMap((nation) =>
      KINDS.map((kind) => {
        const context = { appType, addressType: 'standard' } as const
        const blocks = blocksFor(ADVERT_PAGE, appType)
        const store = createFormStore({ ...page, blocks, context }, kind, { nation })
        return partsToFill(store.getState()).length
      }),
    ),
  )
  expect({ min: Math.min(...counts), max: Math.max(...counts) }).toEqual(PARTS_TO_FILL)
})

test('what is to be filled in keeps its state', () => {
  const store = createFormStore(page, { propertyDss: 'true' })
  expect(Object.fromEntries(partsToFill(store.getState()))).toMatchObject({ dss: 'valid', pets: 'open' })
})

test('a part that may be left out has no tick for being passed by', () => {
  const store = createFormStore(page, {}, { nation: 'scotland' })
  const actions = formActions(page, store)
  actions.validate()
  const { material, registration, dss } = store.getState().blocks
  expect([material, registration, dss].map((one) => one?.status)).toEqual(['open', 'open', 'invalid'])
  actions.input('construction', 'stone')
  expect(store.getState().blocks['material']?.status).toBe('valid')
})

test('a landlord’s number may be left out in Northern Ireland, and not in Scotland', () => {
  const isToFill = (nation: string) =>
    partsToFill(createFormStore(page, {}, { nation }).getState()).some(([name]) => name === 'registration')
  expect([isToFill('scotland'), isToFill('northern-ireland'), isToFill('wales')]).toEqual([
    true,
    false,
    false,
  ])
})

test('an answer that the law stops has no tick, and an alert once its question was left', () => {
  const store = createFormStore(page, {}, { nation: 'england' })
  const actions = formActions(page, store)
  const status = () => store.getState().blocks['dss']?.status
  actions.input('propertyDss', 'false')
  actions.setNoted({ propertyDss: 'stops' })
  expect(status()).toBe('open')
  actions.leave('propertyDss')
  expect(status()).toBe('invalid')
  actions.input('propertyDss', 'true')
  actions.setNoted({ propertyDss: 'look' })
  expect(status()).toBe('valid')
})

test('an opened draft shows at once what the law stops, and nothing of what is not answered yet', () => {
  const store = createFormStore(page, { propertyDss: 'false' }, { nation: 'scotland' })
  formActions(page, store).setNoted({ propertyDss: 'stops', landlordRegistrationNumber: 'stops' })
  const { dss, registration } = store.getState().blocks
  expect([dss?.status, registration?.status]).toEqual(['invalid', 'open'])
})

test('a part that may be left out is to be filled in while the law stops its answer', () => {
  const store = createFormStore(page, { depositAmount: 9000 }, { nation: 'england' })
  const actions = formActions(page, store)
  const deposit = () => partsToFill(store.getState()).find(([name]) => name === 'deposit')
  expect(deposit()).toBeUndefined()
  actions.setNoted({ depositAmount: 'stops' })
  expect(deposit()).toEqual(['deposit', 'invalid'])
})
