import { describe, expect, test } from 'vitest'
import * as builders from '../../../tests/support/builders.ts'
import { aPhoto } from '../../../tests/support/photos.ts'
import type { Context } from '../form/block.ts'
import { MESSAGES } from '../form/messages.ts'
import type { DraftAnswers, FieldName } from './answers.ts'
import { lawFacts } from './law-facts.ts'

const { aFlat, aHouse, aHouseToLet, aLeaseholdFlat, errorsOf, letting, selling, TODAY, withFoundAddress } =
  builders

/** Section 5: required fields with display names. Each is left out of an otherwise complete advert. */
const REQUIRED: readonly (readonly [
  field: FieldName,
  displayName: string,
  context: Context,
  answers: DraftAnswers,
])[] = [
  ['doorNumber', 'Door Number', selling, aHouse()],
  ['streetName', 'Street Name', selling, aHouse()],
  ['townName', 'Town Name', selling, aHouse()],
  ['propertyPostcode', 'Property Postcode', selling, aHouse()],
  ['propertyPostcode', 'Property Postcode', withFoundAddress(selling), aHouse({ propertyAddress: '1' })],
  ['propertyAddress', 'Property Address', withFoundAddress(selling), aHouse({ propertyAddress: '1' })],
  ['countyName', 'County Name', selling, aHouse()],
  ['priceFrequency', 'Price Frequency', letting, aHouseToLet()],
  ['priceType', 'Price Type', selling, aHouse()],
  ['contactPreference', 'Contact Preference', selling, aHouse()],
  ['enquiryEmail', 'Email Address', selling, aHouse()],
  ['enquiryPhone', 'Mobile Number', letting, aHouseToLet()],
  ['propertyType', 'Property Type', selling, aHouse()],
  ['houseType', 'House Type', selling, aHouse()],
  ['flatType', 'Flat Type', selling, aFlat()],
  ['propertyBathrooms', 'Bathrooms', selling, aHouse()],
  ['propertyBedrooms', 'Bedrooms', selling, aHouse()],
  ['propertyReceptions', 'Receptions', letting, aHouseToLet()],
  ['tenureType', 'Tenure Type', selling, aHouse()],
  ['knownleaseholdLeft', 'Leasehold Left', selling, aLeaseholdFlat()],
  ['leaseholdLeft', 'Leasehold Left', selling, aLeaseholdFlat()],
  ['hasPropertyParking', 'Parking', selling, aHouse()],
  ['parkingType', 'Parking Type', selling, aHouse()],
  ['isPropertyAccessible', 'Accessibility', letting, aHouseToLet()],
  ['accessibleFeatures', 'Accessible Options', letting, aHouseToLet()],
  ['propertyDescription', 'Description', selling, aHouse()],
  ['summary', 'Summary', selling, aHouse()],
  ['propertyReferences', 'References', letting, aHouseToLet()],
  ['propertyDss', 'Dss', letting, aHouseToLet()],
  ['propertyPets', 'Pets', letting, aHouseToLet()],
  ['propertyBroadband', 'Broadband', letting, aHouseToLet()],
  ['propertyBills', 'Bills', letting, aHouseToLet()],
  ['hasPropertyEpc', 'EPC Rating', selling, aHouse()],
  ['currentEpc', 'Current EPC', selling, aHouse()],
  ['potentialEpc', 'Potential EPC', selling, aHouse()],
  ['currentEpc', 'Current EPC', letting, aHouseToLet({ hasPropertyEpc: 'epc_available' })],
  ['marketingOption', 'Marketing Option', selling, aHouse()],
  ['marketingOption', 'Marketing Option', letting, aHouseToLet()],
  ['publishDate', 'Publish Date', selling, aHouse()],
  ['startDate', 'Start Date', selling, aHouse({ publishDate: true, startDate: TODAY })],
  ['moveInDate', 'Move in Date', letting, aHouseToLet()],
  ['rentalType', 'Rental Type', letting, aHouseToLet()],
  ['termsAndConditions', 'Terms & Conditions', selling, aHouse()],
  ['upfrontPayment', 'Up-front Payment', letting, aHouseToLet()],
  // Section 5 has no display name for this one.
  ['userAgent', 'Agent', selling, aHouse()],
]

describe('a field that is required says so by its display name', () => {
  test.each(REQUIRED)('%s: The %s field is required.', (field, displayName, context, answers) => {
    const errors = errorsOf(context, { ...answers, [field]: null }, () => true)
    expect(errors[field]).toBe(`The ${displayName} field is required.`)
    expect(errorsOf(context, answers, () => true)).toEqual({})
  })

  test.each([
    ['parkingType', []],
    ['accessibleFeatures', []],
    ['summary', '   '],
    ['propertyDescription', '\n'],
    ['termsAndConditions', false],
  ] as const)('%s is not answered by %j', (field, empty) => {
    expect(errorsOf(selling, { ...aHouse(), [field]: empty })[field]).toMatch(/^The .+ field is required\.$/)
  })
})

describe('what may be left out', () => {
  test.each<[string, Context, DraftAnswers]>([
    ['the building name', selling, aHouse({ buildingName: null })],
    ['the country', selling, aHouse({ countryName: null })],
    [
      'the door number of a house with a name',
      selling,
      aHouse({ doorNumber: null, buildingName: 'The Poplars' }),
    ],
    ['the ratings of a home to let', letting, aHouseToLet({ currentEpc: null, potentialEpc: null })],
    [
      'the mobile number of who prefers email',
      selling,
      aHouse({ contactPreference: 'email', enquiryPhone: null }),
    ],
    ['the email of who prefers a call', selling, aHouse({ contactPreference: 'mobile', enquiryEmail: null })],
  ])('%s', (_name, context, answers) => {
    expect(errorsOf(context, answers, () => true)).toEqual({})
  })
})

const PRICE = 'The Price field may only contain numeric characters.'
const long = (length: number) => 'x'.repeat(length)
/** A value of the wrong kind, such as text that did not parse. */
const unread = (answers: DraftAnswers, field: FieldName, typed: string) =>
  ({ ...answers, [field]: typed }) as DraftAnswers

const IN_ENGLAND = lawFacts({ propertyPostcode: 'SL9 9AA' })
const IN_SCOTLAND = lawFacts({ propertyPostcode: 'EH1 1YZ' })

/** Every message with its cause. Those of section 5 are quoted exactly. */
const EXPECTED: readonly (readonly [of: keyof typeof MESSAGES, FieldName, Context, DraftAnswers, message: string])[] = [
  ['required', 'priceType', selling, aHouse({ priceType: null }), 'The Price Type field is required.'],
  ['numeric', 'sellingPrice', selling, aHouse({ sellingPrice: null }), PRICE],
  ['numeric', 'sellingPrice', selling, unread(aHouse(), 'sellingPrice', 'lots'), PRICE],
  ['numeric', 'rentAmount', letting, aHouseToLet({ rentAmount: null }), PRICE],
  ['numeric', 'rentAmount', letting, unread(aHouseToLet(), 'rentAmount', '900-950'), PRICE],
  ['minValue', 'sellingPrice', selling, aHouse({ sellingPrice: 0.99 }), 'The Price field must be 1 or more.'],
  ['maxValue', 'sellingPrice', selling, aHouse({ sellingPrice: 1_000_000_000 }), 'The Price field must be 999999999 or less.'],
  ['minValue', 'rentAmount', letting, aHouseToLet({ rentAmount: 0 }), 'The Price field must be 1 or more.'],
  ['maxValue', 'rentAmount', letting, aHouseToLet({ rentAmount: 1_000_000 }), 'The Price field must be 999999 or less.'],
  ['format', 'propertyPostcode', selling, aHouse({ propertyPostcode: 'SL9' }), 'The Property Postcode field format is invalid.'],
  ...['JE2 3AA', 'gy11aa', 'IM1 1AA', 'GX11 1AA', 'BF1 1AA'].map((propertyPostcode) => ['abroad', 'propertyPostcode', selling, aHouse({ propertyPostcode }), 'The Property Postcode is outside the United Kingdom. We only take homes in England, Scotland, Wales and Northern Ireland.'] as const),
  ['lettersAndNumbers', 'doorNumber', selling, aHouse({ doorNumber: '#1' }), 'The Door Number field may only contain letters and numbers.'],
  ['maxLength', 'doorNumber', selling, aHouse({ doorNumber: long(21) }), 'The Door Number field may not be greater than 20 characters.'],
  ['name', 'streetName', selling, aHouse({ streetName: 'Mill Lane!' }), 'The Street Name field may only contain letters, numbers, spaces, apostrophes, hyphens, dots, commas and brackets.'],
  ['name', 'townName', selling, aHouse({ townName: 'B@th' }), 'The Town Name field may only contain letters, numbers, spaces, apostrophes, hyphens, dots, commas and brackets.'],
  ['maxLength', 'streetName', selling, aHouse({ streetName: long(101) }), 'The Street Name field may not be greater than 100 characters.'],
  ['maxLength', 'townName', selling, aHouse({ townName: long(101) }), 'The Town Name field may not be greater than 100 characters.'],
  ['maxLength', 'buildingName', selling, aHouse({ buildingName: long(101) }), 'The Building Name field may not be greater than 100 characters.'],
  ['email', 'enquiryEmail', selling, aHouse({ enquiryEmail: 'alex@' }), 'The Email Address field must be a valid email.'],
  ['minValue', 'propertyBedrooms', selling, aHouse({ propertyBedrooms: 0 }), 'The Bedrooms field must be 1 or more.'],
  ['maxValue', 'propertyBedrooms', selling, aHouse({ propertyBedrooms: 21 }), 'The Bedrooms field must be 20 or less.'],
  ['numeric', 'propertyBedrooms', selling, unread(aHouse(), 'propertyBedrooms', 'three'), 'The Bedrooms field may only contain numeric characters.'],
  ['minValue', 'propertyBathrooms', selling, aHouse({ propertyBathrooms: 0 }), 'The Bathrooms field must be 1 or more.'],
  ['maxValue', 'propertyBathrooms', selling, aHouse({ propertyBathrooms: 21 }), 'The Bathrooms field must be 20 or less.'],
  ['maxValue', 'propertyReceptions', selling, aHouse({ propertyReceptions: 21 }), 'The Receptions field must be 20 or less.'],
  ['maxLength', 'summary', selling, aHouse({ summary: long(256) }), 'The Summary field may not be greater than 255 characters.'],
  ['maxLength', 'propertyDescription', selling, aHouse({ propertyDescription: long(10_001) }), 'The Description field may not be greater than 10000 characters.'],
  ['numeric', 'currentEpc', selling, unread(aHouse(), 'currentEpc', 'D'), 'The Current EPC field may only contain numeric characters.'],
  ['minValue', 'currentEpc', selling, aHouse({ currentEpc: 0 }), 'The Current EPC field must be 1 or more.'],
  ['maxValue', 'currentEpc', selling, aHouse({ currentEpc: 101 }), 'The Current EPC field must be 100 or less.'],
  ['numeric', 'potentialEpc', letting, unread(aHouseToLet(), 'potentialEpc', 'B'), 'The Potential EPC field may only contain numeric characters.'],
  ['minValue', 'potentialEpc', letting, aHouseToLet({ potentialEpc: 0 }), 'The Potential EPC field must be 1 or more.'],
  ['maxValue', 'potentialEpc', letting, aHouseToLet({ potentialEpc: 101 }), 'The Potential EPC field must be 100 or less.'],
  ['date', 'startDate', selling, aHouse({ publishDate: true, startDate: 'soon' }), 'The Start Date field must be a real date, like 27 December 2026.'],
  ['startDate', 'startDate', selling, aHouse({ publishDate: true, startDate: '2027-02-21' }), 'Please provide a date within the next 3 months.'],
  ['startDate', 'startDate', selling, aHouse({ publishDate: true, startDate: '2026-11-19' }), 'Please provide a date within the next 3 months.'],
  ['besideTheBorder', 'countryName', selling, { ...aHouse({ propertyPostcode: 'TD15 1AA', countryName: 'Northern Ireland' }), ...lawFacts({ propertyPostcode: 'TD15 1AA' }) }, 'Please choose the country on your side of the border.'],
  ['date', 'moveInDate', letting, aHouseToLet({ moveInDate: '2026-02-30' }), 'The Move in Date field must be a real date, like 27 December 2026.'],
  ['date', 'lastMarketedOn', selling, { ...aHouse({ lastMarketedOn: 'soon' }), ...IN_ENGLAND }, 'The Last marketed field must be a real date, like 27 October 2026.'],
  ['moveInDate', 'moveInDate', letting, aHouseToLet({ moveInDate: '2027-11-21' }), 'Please provide a date within the next year.'],
  ['notFuture', 'lastMarketedOn', selling, { ...aHouse({ lastMarketedOn: '2026-11-21' }), ...IN_ENGLAND }, 'The Last marketed field must not be a day in the future.'],
  ...['2025-11-19', '2026-11-21'].map((lastRentIncreaseOn) => ['inLastMonths', 'lastRentIncreaseOn', letting, { ...aHouseToLet({ rentControlArea: true, rentIncreasedInLast12Months: true, lastRentIncreaseOn }), ...IN_SCOTLAND }, 'The Day of the last increase field must be a day in the last 12 months.'] as const),
  ['mobile', 'enquiryPhone', selling, aHouse({ enquiryPhone: '0123' }), 'The Mobile Number is not a valid mobile number.'],
  ['photos', 'files_uploaded', selling, aHouse({ files_uploaded: [] }), 'At least one photo is required'],
  ['photos', 'files_uploaded', selling, aHouse({ files_uploaded: [{ ...aPhoto(), isPlan: true }] }), 'At least one photo is required'],
  ['maxLength', 'files_uploaded', selling, aHouse({ files_uploaded: [{ ...aPhoto(), caption: long(51) }] }), 'The Caption field may not be greater than 50 characters.'],
  ['webAddress', 'videoTour', letting, aHouseToLet({ videoTour: 'http://youtu.be/abc' }), 'The Video tour field must be a web address that begins with https://.'],
  ['maxLength', 'videoTour', selling, aHouse({ videoTour: `https://youtu.be/${long(250)}` }), 'The Video tour field may not be greater than 250 characters.'],
  ['uniquePhotos', 'files_uploaded', letting, aHouseToLet({ files_uploaded: [aPhoto(), { ...aPhoto(2), uid: aPhoto().uid }] }), 'Please upload unique images only'],
  ['duplicateAddress', 'propertyAddress', withFoundAddress(selling), aHouse({ propertyAddress: '1' }), 'We already have an advert for a property with this address. Please provide a different address or contact our support team.'],
] // biome-ignore format: a table

describe('a wrong answer gets the message of the specification', () => {
  test.each(EXPECTED)('%s of %s', (_of, field, context, answers, message) => {
    expect(errorsOf(context, answers, () => false)[field]).toBe(message)
  })

  test('no message is left without a case', () => {
    const covered = new Set<string>([...EXPECTED.map(([of]) => of)])
    expect(Object.keys(MESSAGES).filter((name) => !covered.has(name))).toEqual([])
  })
})

/** Boundary values that are valid. */
const JUST_RIGHT: readonly (readonly [Context, DraftAnswers])[] = [
  [selling, { sellingPrice: 1 }],
  [selling, { sellingPrice: 999_999_999 }],
  [letting, { rentAmount: 1 }],
  [letting, { rentAmount: 999_999 }],
  [selling, { doorNumber: long(20), streetName: long(100), townName: long(100), buildingName: long(100) }],
  [selling, { propertyBedrooms: 1, propertyBathrooms: 1, propertyReceptions: 0 }],
  [selling, { propertyBedrooms: 20, propertyBathrooms: 20, propertyReceptions: 20 }],
  [selling, { summary: long(255), propertyDescription: long(10_000) }],
  [selling, { currentEpc: 1, potentialEpc: 100 }],
  [letting, { currentEpc: 100, potentialEpc: 1 }],
  [selling, { publishDate: true, startDate: '2026-11-20' }],
  [selling, { publishDate: true, startDate: '2027-02-20' }],
  [letting, { moveInDate: '2027-11-20' }],
  [letting, { moveInDate: '2020-01-01' }],
  [selling, { leaseholdLeft: 1 }],
  [selling, { leaseholdLeft: 999 }],
]

test.each(JUST_RIGHT)('%j: %j is right', (context, answers) => {
  const home = context.appType === 'sell' ? aLeaseholdFlat(answers) : aHouseToLet(answers)
  expect(errorsOf(context, home, () => true)).toEqual({})
})
