import { listed, select } from '../../form/choice-fields.ts'
import { typed } from '../../form/field.ts'
import { MESSAGES } from '../../form/messages.ts'
import {
  inUnitedKingdom,
  lettersAndNumbers,
  name,
  postcode,
  required,
  requiredUnless,
  requiredWhen,
} from '../../form/rule.ts'
import { type AdvertScope, advertBlock, not } from '../advert-block.ts'
import type { Answers } from '../answers.ts'
import { COUNTIES, COUNTRIES } from '../counties.ts'
import { LIMITS } from '../limits.ts'
import { besideTheBorder, isOnBorder } from './border.ts'

const propertyPostcode = typed<AdvertScope>('postcode', 'Property Postcode', {
  question: 'Postcode',
  rules: [required, postcode, inUnitedKingdom],
  width: 10,
  autocomplete: 'postal-code',
})

const SHOWN_TO_OTHERS = 'Your advert shows the street and the town, never the door number.'
const WHERE: readonly (keyof Answers)[] = [
  'doorNumber',
  'buildingName',
  'streetName',
  'townName',
  'propertyPostcode',
]

/** The answer is the address's UDPRN. */
export const propertyAddress = advertBlock({
  name: 'propertyAddress',
  title: 'Address',
  help: 'address',
  onlyFor: { addressType: 'standard' },
  lead: SHOWN_TO_OTHERS,
  fields: {
    propertyPostcode,
    propertyAddress: listed(
      'Property Address',
      {
        from: 'propertyPostcode',
        find: 'Find Address',
        change: 'Edit postcode',
        narrow: 'Type a number, name or street to shorten the list',
        unit: ['address', 'addresses'],
      },
      {
        question: 'Choose the address',
        remote: {
          check: 'address',
          asks: ['propertyAddress', 'propertyPostcode'] satisfies (keyof Answers)[],
          message: MESSAGES.duplicateAddress,
        },
      },
    ),
  },
})

export const manualAddress = advertBlock({
  name: 'manualAddress',
  title: 'Address',
  lead: SHOWN_TO_OTHERS,
  help: 'address',
  onlyFor: { addressType: 'orphan' },
  fields: {
    doorNumber: typed('text', 'Door Number', {
      question: 'Door number',
      hint: 'Leave this empty if the home has a name instead.',
      rules: [requiredUnless('buildingName' satisfies keyof Answers), lettersAndNumbers],
      longest: LIMITS.doorNumber,
      width: 10,
    }),
    buildingName: typed('text', 'Building Name', {
      question: 'Building or house name',
      rules: [],
      longest: LIMITS.shortText,
      optional: true,
    }),
    streetName: typed('text', 'Street Name', {
      question: 'Street',
      rules: [required, name],
      longest: LIMITS.shortText,
      autocomplete: 'address-line1',
      remote: { check: 'address', asks: WHERE, message: MESSAGES.duplicateAddress },
    }),
    townName: typed('text', 'Town Name', {
      question: 'Town or city',
      rules: [required, name],
      longest: LIMITS.shortText,
      autocomplete: 'address-level2',
    }),
    propertyPostcode,
    countyName: select('County Name', COUNTIES, {
      question: 'County',
      hint: 'We fill this in from your postcode if we can. Change it if it’s wrong.',
    }),
    countryName: select('Country Name', COUNTRIES, {
      question: 'Country',
      hint: 'We fill this in from your postcode or county if we can. If your postcode area is on a border, we need it.',
      rules: [requiredWhen<AdvertScope>(isOnBorder), besideTheBorder],
      optional: not(isOnBorder),
    }),
  },
})
