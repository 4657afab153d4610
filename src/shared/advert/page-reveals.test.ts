import { describe, expect, test } from 'vitest'
import {
  letting,
  selling,
  visibleBlocks,
  visibleFields,
  withFoundAddress,
} from '../../../tests/support/builders.ts'
import { blocksFor, type Context } from '../form/block.ts'
import type { DraftAnswers } from './answers.ts'
import { SPECIFIED_PAGE } from './specified-page.ts'

const blockNames = (context: Context) => blocksFor(SPECIFIED_PAGE, context.appType).map(({ name }) => name)
const shownOf = (context: Context, answers: DraftAnswers, hidden: readonly string[]) =>
  expect(visibleBlocks(context, answers)).toEqual(
    blockNames(context).filter((name) => !hidden.includes(name)),
  )

describe('the blocks that are shown', () => {
  test('before anything is answered: no house type, flat type or rooms', () => {
    shownOf(selling, {}, ['propertyAddress', 'houseType', 'flatType', 'rooms'])
    shownOf(letting, {}, ['propertyAddress', 'houseType', 'flatType', 'rooms'])
  })
  test('for a found address: the standard address block', () => {
    shownOf(withFoundAddress(selling), {}, ['manualAddress', 'houseType', 'flatType', 'rooms'])
  })
  test.each<[string, DraftAnswers, readonly string[]]>([
    ['a house: its type, no rooms yet', { propertyType: 'house' }, ['flatType', 'rooms']],
    ['a house with its type: rooms', { propertyType: 'house', houseType: 4 }, ['flatType']],
    [
      'a house after a flat type was chosen: no rooms yet',
      { propertyType: 'house', flatType: 28 },
      ['flatType', 'rooms'],
    ],
    ['a flat: its type, no rooms yet', { propertyType: 'flat' }, ['houseType', 'rooms']],
    ['an apartment: rooms', { propertyType: 'flat', flatType: 28 }, ['houseType']],
    ['a maisonette: rooms', { propertyType: 'flat', flatType: 11 }, ['houseType']],
    ['a studio flat: no rooms', { propertyType: 'flat', flatType: 9 }, ['houseType', 'rooms']],
    [
      'a flat after a house type was chosen: no rooms yet',
      { propertyType: 'flat', houseType: 4 },
      ['houseType', 'rooms'],
    ],
  ])('for %s', (_name, answers, hidden) => {
    shownOf(selling, answers, ['propertyAddress', ...hidden])
    shownOf(letting, answers, ['propertyAddress', ...hidden])
  })
})

describe('the fields that an answer reveals', () => {
  // biome-ignore format: a table
  test.each<[string, Context, DraftAnswers, readonly string[], readonly string[]]>([
    ['no contact preference: both', selling, {}, ['enquiryEmail', 'enquiryPhone'], []],
    ['email: no mobile', selling, { contactPreference: 'email' }, ['enquiryEmail'], ['enquiryPhone']],
    ['mobile: no email', selling, { contactPreference: 'mobile' }, ['enquiryPhone'], ['enquiryEmail']],
    ['both: both', selling, { contactPreference: 'both' }, ['enquiryEmail', 'enquiryPhone'], []],
    ['no parking', selling, { hasPropertyParking: false }, [], ['parkingType']],
    ['parking: its types', selling, { hasPropertyParking: true }, ['parkingType'], []],
    ['not accessible', letting, { isPropertyAccessible: false }, [], ['accessibleFeatures']],
    ['accessible: its features', letting, { isPropertyAccessible: true }, ['accessibleFeatures'], []],
    ['freehold', selling, { tenureType: 1 }, [], ['knownleaseholdLeft', 'leaseholdLeft']],
    ['commonhold', selling, { tenureType: 4 }, [], ['knownleaseholdLeft', 'leaseholdLeft']],
    ['leasehold: whether the years are known', selling, { tenureType: 2 }, ['knownleaseholdLeft'], ['leaseholdLeft']],
    ['a lease of unknown length', selling, { tenureType: 2, knownleaseholdLeft: false }, ['knownleaseholdLeft'], ['leaseholdLeft']],
    ['a lease of known length: the years', selling, { tenureType: 2, knownleaseholdLeft: true }, ['leaseholdLeft'], []],
    ['freehold after a known lease', selling, { tenureType: 1, knownleaseholdLeft: true }, [], ['knownleaseholdLeft', 'leaseholdLeft']],
    ['publish now', selling, { publishDate: false }, [], ['startDate']],
    ['publish later: the day', letting, { publishDate: true }, ['startDate'], []],
    ['selling, EPC not answered', selling, {}, ['hasPropertyEpc'], ['currentEpc', 'potentialEpc']],
    ['selling, EPC available: its ratings', selling, { hasPropertyEpc: 'epc_available' }, ['hasPropertyEpc', 'currentEpc', 'potentialEpc'], []],
    ['selling, EPC not available', selling, { hasPropertyEpc: 'epc_not_available' }, ['hasPropertyEpc'], ['currentEpc', 'potentialEpc']],
    ['selling, EPC wrong: its ratings', selling, { hasPropertyEpc: 'epc_wrong' }, ['currentEpc', 'potentialEpc'], []],
    ['selling, EPC correct', selling, { hasPropertyEpc: 'epc_correct' }, [], ['currentEpc', 'potentialEpc']],
    ['selling, EPC unknown', selling, { hasPropertyEpc: 'epc_unknown' }, [], ['currentEpc', 'potentialEpc']],
    ['letting: ratings at once', letting, {}, ['hasPropertyEpc', 'currentEpc', 'potentialEpc'], []],
    ['letting, EPC not available', letting, { hasPropertyEpc: 'epc_not_available' }, [], ['currentEpc', 'potentialEpc']],
  ])('%s', (_name, context, answers, shown, hidden) => {
    const visible = visibleFields(context, answers)
    expect(shown.filter((name) => !visible.includes(name))).toEqual([])
    expect(hidden.filter((name) => visible.includes(name))).toEqual([])
  })
})

describe('what belongs to one kind of advert only', () => {
  test.each([
    'rent',
    'rentalType',
    'references',
    'dss',
    'pets',
    'broadband',
    'bills',
    'available',
    'upfrontPayment',
  ])('%s is asked of landlords only', (name) => {
    expect(
      [visibleBlocks(letting, {}), visibleBlocks(selling, {})].map((shown) => shown.includes(name)),
    ).toEqual([true, false])
  })
  test.each(['priceType', 'tenure'])('%s is asked of sellers only', (name) => {
    expect(
      [visibleBlocks(letting, {}), visibleBlocks(selling, {})].map((shown) => shown.includes(name)),
    ).toEqual([false, true])
  })
})
