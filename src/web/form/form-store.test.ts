import { describe, expect, test } from 'vitest'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { blocksFor } from '#shared/form/block.ts'
import { flagsOf } from './flags.ts'
import { createFormStore, formActions, remoteKey } from './form-store.ts'

const page = {
  blocks: blocksFor(ADVERT_PAGE, 'sell'),
  context: { appType: 'sell', addressType: 'orphan' },
  today: '2026-11-21',
} as const
const PHONE = { check: 'phone', onlyMobile: true, message: () => '' } as const

function aForm(answers: Record<string, unknown> = {}) {
  const store = createFormStore(page, answers)
  const actions = formActions(page, store)
  const shownError = (name: string): string | null =>
    flagsOf(store.getState(), name).isErrorShown ? (store.getState().errors[name] ?? null) : null
  return { store, actions, shownError, state: store.getState }
}

test('typing tells no error, leaving does, and mending takes it away until the field is left again', () => {
  const { actions, shownError } = aForm()
  actions.input('enquiryEmail', 'o')
  expect(shownError('enquiryEmail')).toBeNull()
  actions.leave('enquiryEmail')
  expect(shownError('enquiryEmail')).toBe('The Email Address field must be a valid email.')
  actions.input('enquiryEmail', 'o@example.com')
  expect(shownError('enquiryEmail')).toBeNull()
  actions.input('enquiryEmail', 'o@example')
  expect(shownError('enquiryEmail')).toBeNull()
  actions.leave('enquiryEmail')
  expect(shownError('enquiryEmail')).not.toBeNull()
})

describe('a home has a number or a name', () => {
  const NO_NUMBER = 'The Door Number field is required.'
  test('the number is missed once the name has been left empty as well', () => {
    const { actions, shownError, state } = aForm()
    actions.leave('doorNumber')
    expect(shownError('doorNumber')).toBeNull()
    expect(state().blocks['manualAddress']?.status).toBe('open')
    actions.leave('buildingName')
    expect(shownError('doorNumber')).toBe(NO_NUMBER)
  })

  test('it is not missed beside a name', () => {
    const { actions, shownError } = aForm()
    actions.leave('doorNumber')
    actions.input('buildingName', 'Rose Cottage')
    actions.leave('buildingName')
    expect(shownError('doorNumber')).toBeNull()
  })

  test('nor where only the name was passed by', () => {
    const { actions, shownError } = aForm()
    actions.leave('buildingName')
    expect(shownError('doorNumber')).toBeNull()
    actions.leave('doorNumber')
    expect(shownError('doorNumber')).toBe(NO_NUMBER)
  })

  test('a number that is wrong is told at once', () => {
    const { actions, shownError } = aForm()
    actions.input('doorNumber', '#1')
    actions.leave('doorNumber')
    expect(shownError('doorNumber')).toContain('letters and numbers')
  })
})

test('a field that was left in order tells nothing while it is typed in again', () => {
  const { actions, shownError } = aForm()
  actions.input('townName', 'York')
  actions.leave('townName')
  actions.input('townName', '')
  expect(shownError('townName')).toBeNull()
})

test('passing by a block marks it and touches its fields, without telling their errors', () => {
  const { actions, shownError, state } = aForm()
  actions.touchEarlierBlocks('priceType')
  expect(state().blocks['manualAddress']?.status).toBe('invalid')
  expect(state().blocks['priceType']?.status).toBe('open')
  expect(flagsOf(state(), 'streetName').touched).toBe(true)
  expect(shownError('streetName')).toBeNull()
})

test('a block that is passed by a second time changes nothing', () => {
  const { actions, state } = aForm()
  actions.touchEarlierBlocks('priceType')
  const before = state().flags
  actions.touchEarlierBlocks('priceType')
  expect(state().flags).toBe(before)
})

test('Next names the first invalid block, tells every error of what is shown, and nothing of what is not', () => {
  const { actions, shownError, state } = aForm({ userAgent: false })
  expect(actions.validate()).toBe('manualAddress')
  expect(state().summary).toEqual({ above: 'manualAddress', times: 1 })
  expect(shownError('tenureType')).toBe('The Tenure Type field is required.')
  expect(shownError('houseType')).toBeNull()
  expect(shownError('startDate')).toBeNull()
  expect(actions.validate()).toBe('manualAddress')
  expect(state().summary?.times).toBe(2)
})

test('the answer of a remote rule becomes an error of the field that was left', () => {
  const { actions, shownError } = aForm()
  actions.input('enquiryPhone', '020 7946 0123')
  actions.leave('enquiryPhone')
  expect(shownError('enquiryPhone')).toBeNull()
  actions.setRemoteAnswer(remoteKey(PHONE, '020 7946 0123', {}), 'asking')
  expect(shownError('enquiryPhone')).toBeNull()
  actions.setRemoteAnswer(remoteKey(PHONE, '020 7946 0123', {}), false)
  expect(shownError('enquiryPhone')).toBe('The Mobile Number is not a valid mobile number.')
})

test('answers that did not come from a person leave the fields untouched', () => {
  const { actions, state } = aForm()
  actions.assign({ summary: 'Apartment For Sale' })
  expect(state().answers['summary']).toBe('Apartment For Sale')
  expect(flagsOf(state(), 'summary')).toEqual({ touched: false, dirty: false, isErrorShown: false })
  expect(state().blocks['summary']?.status).toBe('valid')
})

test('what the server refused stands at its field, and goes away when an answer of its block changes', () => {
  const { actions, shownError, state } = aForm({ propertyType: 'house', houseType: 4, propertyBedrooms: 3 })
  const error = { block: 'rooms', field: 'propertyBedrooms', message: 'No home has that many.' }
  expect(actions.refuse([error])).toBe(true)
  expect(actions.validate()).not.toBeNull()
  expect(shownError('propertyBedrooms')).toBe('No home has that many.')
  expect(state().blocks['rooms']?.status).toBe('invalid')
  actions.input('propertyBathrooms', 2)
  expect(shownError('propertyBedrooms')).toBeNull()
  actions.refuse([error])
  actions.assign({ propertyBedrooms: 4 })
  expect(state().errors['propertyBedrooms']).toBeNull()
  actions.assign({ propertyBedrooms: 3 })
  expect(state().errors['propertyBedrooms']).toBeNull()
})

test('what was found follows what is found now, wherever it was mended, and what only the server knows stays', () => {
  const rooms = { propertyBedrooms: 3, propertyReceptions: 1 }
  const house = { propertyType: 'house', houseType: 4, propertyDescription: 'No.' }
  const { actions, shownError, state } = aForm({ ...house, ...rooms })
  const found = {
    block: 'rooms',
    field: 'propertyBedrooms',
    message: 'Too many in York.',
    isFound: true,
  } as const
  const words = { block: 'description', field: 'propertyDescription', message: '‘No’: not so.' }
  actions.refuse([found, words])
  actions.validate()
  actions.input('propertyBathrooms', 2)
  expect(shownError('propertyBedrooms')).toBe('Too many in York.')
  const elsewhere = {
    block: 'rooms',
    field: 'propertyReceptions',
    message: 'Too few.',
    isFound: true,
  } as const
  actions.follow([{ ...found, message: 'Too many in Hull.' }, elsewhere])
  expect(shownError('propertyBedrooms')).toBe('Too many in Hull.')
  expect(shownError('propertyReceptions')).not.toBe('Too few.')
  actions.follow([])
  expect(shownError('propertyBedrooms')).toBeNull()
  expect(state().blocks['rooms']?.status).toBe('valid')
  expect(shownError('propertyDescription')).toBe('‘No’: not so.')
})

test('what the server found as the page does now goes as that goes', () => {
  const { actions, state } = aForm({ propertyType: 'house', houseType: 4, propertyBedrooms: 3 })
  const error = { block: 'rooms', field: 'propertyBedrooms', message: 'Too many in York.' }
  actions.refuse([error])
  actions.follow([{ ...error, isFound: true }])
  expect(state().errors['propertyBedrooms']).toBe('Too many in York.')
  actions.follow([])
  expect(state().errors['propertyBedrooms']).toBeNull()
})

test('a page whose last error is mended by another answer has no summary', () => {
  const store = createFormStore({ ...page, blocks: [] }, {})
  const blocks = page.blocks.filter(({ name }) => name === 'priceType')
  const actions = formActions({ ...page, blocks }, store)
  actions.declare(blocks)
  actions.assign({ priceType: '2', sellingPrice: 450_000 })
  actions.refuse([{ block: 'priceType', field: 'sellingPrice', message: 'Too much.', isFound: true }])
  expect(actions.validate()).toBe('priceType')
  actions.follow([])
  expect(store.getState().summary).toBeNull()
})

test('what is wrong with an answer that the page does not show stands nowhere, and takes nothing away', () => {
  const { actions, state } = aForm({ propertyType: 'house' })
  const errors = { ...state().errors }
  expect(actions.refuse([{ block: 'flatType', field: 'flatType', message: 'No such flat.' }])).toBe(false)
  expect(actions.refuse([{ block: 'rent', field: 'rentAmount', message: 'Too much.' }])).toBe(false)
  expect(state().errors).toEqual(errors)
})
