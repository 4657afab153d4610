import { describe, expect, test } from 'vitest'
import { blocksFor, fieldsIn } from '../form/block.ts'
import { constantsFor } from './constants.ts'
import { LIMITS } from './limits.ts'
import { MARKETING_OPTIONS } from './marketing-options.ts'
import { ADVERT_PAGE } from './page.ts'

/** All texts and numbers in a value, however deep. */
function leavesOf(value: unknown): Set<unknown> {
  if (typeof value !== 'object' || value === null) return new Set([value])
  return new Set(Object.values(value).flatMap((part) => [...leavesOf(part)]))
}

describe.each(['sell', 'let'] as const)('the constants of %s', (appType) => {
  const constants = constantsFor(appType, [], {})
  const leaves = leavesOf(constants)
  const missing = (wanted: readonly unknown[]) => wanted.filter((one) => !leaves.has(one))
  const blocks = blocksFor(ADVERT_PAGE, appType)
  const fields = blocks.flatMap(fieldsIn).map(([, field]) => field)

  test('hold the titles of all blocks', () => {
    expect(missing(blocks.map(({ title }) => title))).toEqual([])
  })

  test('hold every display name, question and hint', () => {
    expect(
      missing(fields.flatMap(({ label, question, hint }) => [label, question, ...(hint ? [hint] : [])])),
    ).toEqual([])
  })

  test('hold the list of every question that offers options, whole', () => {
    const lists = Object.values<unknown>(constants).filter((list) => Array.isArray(list))
    const isHeld = (options: readonly { readonly id: unknown; readonly label: string }[]) =>
      lists.some((list) => {
        const pairs = new Set(
          list.map((entry: { id?: unknown; label?: unknown }) => JSON.stringify([entry.id, entry.label])),
        )
        return options.every(({ id, label }) => pairs.has(JSON.stringify([id, label])))
      })
    const unheld = fields.filter((field) => 'options' in field && !isHeld(field.options))
    expect(unheld.map(({ question }) => question)).toEqual([])
  })

  test('hold every limit', () => {
    expect(missing([...leavesOf(LIMITS)])).toEqual([])
    expect(missing(fields.flatMap((field) => ('max' in field ? [field.max] : [])))).toEqual([])
    expect(constants.limits).toEqual(LIMITS)
  })

  test('hold what can be bought for this app type, with prices in pence, and nothing else', () => {
    const sold = MARKETING_OPTIONS.filter(({ soldFor }) => (soldFor as readonly string[]).includes(appType))
    expect(constants.marketing_options).toEqual(
      sold.map((option) => ({ ...option, available: true, unavailable_reason: null })),
    )
  })

  test('hold the property type label map, the country and the dial code', () => {
    expect(constants).toMatchObject({
      property_type_labels: { 4: 'Detached House', 28: 'Apartment' },
      country: 235,
      dial_code: '+44',
      numbers: {
        bedrooms: { min: 1, max: 20 },
        bathrooms: { min: 1, max: 20 },
        receptions: { min: 0, max: 20 },
        years: { min: 1, max: 999 },
      },
    })
  })

  test('travel as JSON without loss', () => {
    expect(JSON.parse(JSON.stringify(constants))).toEqual(constants)
  })
})

test('the limits are those of the specification and the contract', () => {
  expect(LIMITS).toMatchObject({
    sellingPrice: { min: 1, max: 999_999_999 },
    rentAmount: { min: 1, max: 999_999 },
    epcRating: { min: 1, max: 100 },
    summary: 255,
    startDateMonths: 3,
    moveInDateMonths: 12,
    photos: 20,
    photoBytes: 8 * 1024 * 1024,
  })
})
