import { expect, test } from 'vitest'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { blocksFor } from '#shared/form/block.ts'
import { listedErrors } from './error-summary.tsx'
import { createFormStore, formActions } from './form-store.ts'
import { errorsOf } from './refused-answers.ts'

const page = {
  blocks: blocksFor(ADVERT_PAGE, 'sell'),
  context: { appType: 'sell', addressType: 'orphan' },
  today: '2026-11-21',
} as const

function afterNext(answers: Record<string, unknown>): readonly string[] {
  const store = createFormStore(page, answers)
  formActions(page, store).validate()
  return listedErrors(store.getState()).map(({ name }) => name)
}

test('an empty page has at most one line for each block', () => {
  const lines = afterNext({})
  const blocks = page.blocks.map(({ fields }) => lines.filter((name) => name in fields).length)
  expect(Math.max(...blocks)).toBe(1)
  expect(lines).toContain('doorNumber')
  expect(lines).not.toContain('streetName')
})

test('a block that was begun has a line for each of its errors', () => {
  const lines = afterNext({ propertyPostcode: 'YO1 7HH' })
  expect(lines).toEqual(expect.arrayContaining(['doorNumber', 'streetName', 'townName']))
})

test('a message of two fields has one line', () => {
  const rooms = { propertyType: 'house', houseType: 4, propertyBedrooms: 3, propertyBathrooms: 2 }
  const store = createFormStore(page, rooms)
  const refused = ['propertyBedrooms', 'propertyBathrooms'].map((field) => ({
    block: 'rooms',
    field,
    message: 'No home has that many.',
  }))
  formActions(page, store).refuse(refused)
  const { errors } = store.getState()
  expect(errors).toMatchObject(Object.fromEntries(refused.map(({ field, message }) => [field, message])))
  const lines = listedErrors(store.getState()).map(({ message }) => message)
  expect(lines.filter((line) => line === 'No home has that many.')).toHaveLength(1)
})

test('a field has a line for each of its refused words, and a message of another field none again', () => {
  const store = createFormStore(page, { summary: 'A. B.', propertyDescription: 'B. C.' })
  const refused = [
    { block: 'summary', field: 'summary', message: '‘A’: no.' },
    { block: 'summary', field: 'summary', message: '‘B’: no.' },
    { block: 'description', field: 'propertyDescription', message: '‘B’: no.' },
    { block: 'description', field: 'propertyDescription', message: '‘C’: no.' },
  ]
  formActions(page, store).refuse(refused)
  expect(listedErrors(store.getState())).toEqual(
    expect.arrayContaining([
      { name: 'summary', message: '‘A’: no.' },
      { name: 'summary', message: '‘B’: no.' },
      { name: 'propertyDescription', message: '‘C’: no.' },
    ]),
  )
  expect(errorsOf(store.getState(), 'propertyDescription')).toEqual(['‘B’: no.', '‘C’: no.'])
})

test('no email and no number is missing before one is preferred', () => {
  expect(afterNext({})).not.toContain('enquiryEmail')
  expect(afterNext({ contactPreference: 'both' })).toEqual(
    expect.arrayContaining(['enquiryEmail', 'enquiryPhone']),
  )
  expect(afterNext({ contactPreference: 'email' })).not.toContain('enquiryPhone')
})
