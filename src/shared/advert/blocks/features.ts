import { checkboxes, radios } from '../../form/choice-fields.ts'
import { advertBlock, is } from '../advert-block.ts'
import { ACCESSIBLE_FEATURES, PARKING_TYPES, YES_NO } from '../options.ts'

export const parking = advertBlock({
  name: 'parking',
  title: 'Parking',
  help: 'parking',
  fields: {
    hasPropertyParking: radios('Parking', YES_NO, { question: 'Is there parking?' }),
    parkingType: checkboxes('Parking Type', PARKING_TYPES, {
      question: 'What kind of parking?',
      hint: 'Choose all that apply.',
      shownWhen: is('hasPropertyParking', true),
    }),
  },
})

export const accessible = advertBlock({
  name: 'accessible',
  title: 'Accessibility',
  help: 'accessible',
  fields: {
    isPropertyAccessible: radios('Accessibility', YES_NO, {
      question: 'Does the home have features that make it easier to get in and around?',
    }),
    accessibleFeatures: checkboxes('Accessible Options', ACCESSIBLE_FEATURES, {
      question: 'Which features?',
      hint: 'Choose all that apply.',
      shownWhen: is('isPropertyAccessible', true),
    }),
  },
})
