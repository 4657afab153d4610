import { describe, expect, test } from 'vitest'
import { letting, selling, visibleFields, walked, withFoundAddress } from '../../../tests/support/builders.ts'
import { fc } from '../../../tests/support/properties.ts'
import { anyDraft } from '../../../tests/support/random-answers.ts'
import { blocksFor, type Context, fieldsIn } from '../form/block.ts'
import { fieldsOf } from '../form/condition.ts'
import type { Facts } from './answers.ts'
import { ADVERT_PAGE } from './page.ts'

/** Section 2 of the specification, Create your ad, with the contract's names. */
const ORDER = {
  sell: [
    'userAgent', 'propertyAddress', 'manualAddress', 'priceType', 'sendEnquiries', 'propertyType', 'houseType', 'flatType', 'rooms',
    'tenure', 'parking', 'accessible', 'summary', 'description', 'photos', 'epc', 'marketingOption', 'publishDate', 'terms',
  ],
  let: [
    'userAgent', 'propertyAddress', 'manualAddress', 'rent', 'sendEnquiries', 'propertyType', 'houseType', 'flatType', 'rooms',
    'rentalType', 'parking', 'accessible', 'summary', 'description', 'references', 'dss', 'pets', 'broadband', 'bills', 'photos', 'epc',
    'marketingOption', 'publishDate', 'available', 'upfrontPayment', 'terms',
  ],
} as const // biome-ignore format: a table

/** What some nations or homes are asked besides, each with the block before it. */
const ADDED = {
  sell: [
    ['propertyAddress', 'country'], ['tenure', 'homeReport'], ['accessible', 'material'], ['epc', 'certificate'],
  ],
  let: [
    ['propertyAddress', 'country'], ['rent', 'deposit'], ['deposit', 'rentControl'], ['rentalType', 'occupants'],
    ['occupants', 'registration'], ['registration', 'possession'], ['accessible', 'material'], ['epc', 'certificate'],
    ['certificate', 'exemption'],
  ],
} as const // biome-ignore format: a table

/** The contract's table: the fields of each block, in its order. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  userAgent: ['userAgent'],
  propertyAddress: ['propertyPostcode', 'propertyAddress'],
  manualAddress: [
    'doorNumber',
    'buildingName',
    'streetName',
    'townName',
    'propertyPostcode',
    'countyName',
    'countryName',
  ],
  rent: ['rentAmount', 'priceFrequency'],
  priceType: ['priceType', 'sellingPrice'],
  sendEnquiries: ['contactPreference', 'enquiryEmail', 'enquiryPhone'],
  propertyType: ['propertyType'],
  houseType: ['houseType'],
  flatType: ['flatType'],
  rooms: ['propertyBedrooms', 'propertyBathrooms', 'propertyReceptions'],
  rentalType: ['rentalType'],
  tenure: ['tenureType', 'knownleaseholdLeft', 'leaseholdLeft'],
  parking: ['hasPropertyParking', 'parkingType'],
  accessible: ['isPropertyAccessible', 'accessibleFeatures'],
  summary: ['summary'],
  description: ['propertyDescription'],
  references: ['propertyReferences'],
  dss: ['propertyDss'],
  pets: ['propertyPets'],
  broadband: ['propertyBroadband'],
  bills: ['propertyBills'],
  photos: ['files_uploaded', 'videoTour'],
  epc: ['hasPropertyEpc', 'currentEpc', 'potentialEpc'],
  marketingOption: ['marketingOption'],
  publishDate: ['publishDate', 'startDate'],
  available: ['moveInDate'],
  upfrontPayment: ['upfrontPayment'],
  terms: ['termsAndConditions'],
}

const contexts: Context[] = [selling, letting, withFoundAddress(selling), withFoundAddress(letting)]

describe.each(['sell', 'let'] as const)('the page for %s', (appType) => {
  const blocks = blocksFor(ADVERT_PAGE, appType)

  test('has the blocks of the specification in its order, and those that a law asks for behind theirs', () => {
    const names = blocks.map(({ name }) => name)
    expect(names.filter((name) => name in FIELDS)).toEqual(ORDER[appType])
    const added = names.flatMap((name, at) => (name in FIELDS ? [] : [[names[at - 1], name]]))
    expect(added).toEqual(ADDED[appType])
  })

  test.each(ORDER[appType])('has the fields of the contract in the block %s', (name) => {
    const block = blocks.find((one) => one.name === name)
    expect(block && fieldsIn(block).map(([field]) => field)).toEqual(FIELDS[name])
  })

  test('asks about no answer that it does not hold, nor about a fact that no page knows', () => {
    const facts: Facts = { haveEpcInDatabase: true, nation: 'wales', isOnBorder: true, isBelowE: true }
    const names = blocks.flatMap((block) => fieldsIn(block).map(([name]) => name))
    const held = new Set([...names, ...Object.keys(facts)])
    const conditions = blocks.flatMap((block) => [
      ...fieldsOf(block.shownWhen),
      ...fieldsIn(block).flatMap(([, field]) => [
        ...fieldsOf(field.shownWhen),
        ...('alternative' in field ? fieldsOf(field.alternative?.shownWhen) : []),
        ...(field.notices ?? []).flatMap(({ shownWhen }) => fieldsOf(shownWhen)),
      ]),
    ])
    expect(conditions.filter((name) => !held.has(name))).toEqual([])
  })

  test('gives every answer but the postcode and the country one owner', () => {
    const owned = blocks.flatMap((block) => fieldsIn(block).map(([name]) => name))
    expect(owned.filter((name, at) => owned.indexOf(name) !== at)).toEqual([
      'propertyPostcode',
      'countryName',
    ])
  })
})

describe.each(contexts)('for any answers, with $appType and $addressType', (context) => {
  const anyAnswers = anyDraft(context.appType)

  test('no two blocks that are shown share a field', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const shown = visibleFields(context, answers)
        expect(shown).toEqual([...new Set(shown)])
      }),
    )
  })

  test('what is not shown is never wrong', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const hidden = walked(context, answers, () => false).flatMap(({ visible, fields }) =>
          fields.filter((field) => !field.visible || !visible),
        )
        expect(hidden.filter(({ error }) => error !== null)).toEqual([])
      }),
    )
  })

  test('a block is valid exactly when none of its fields is wrong, and shows fields only when it is shown', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const { valid, visible, fields } of walked(context, answers)) {
          expect(valid).toBe(fields.every(({ error }) => error === null))
          if (!visible) expect(fields.filter((field) => field.visible)).toEqual([])
        }
      }),
    )
  })
})
