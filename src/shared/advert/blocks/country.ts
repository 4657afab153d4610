import { radios } from '../../form/choice-fields.ts'
import { required } from '../../form/rule.ts'
import { advertBlock } from '../advert-block.ts'
import { besideTheBorder, COUNTRIES_WITH_A_BORDER, isOnBorder } from './border.ts'

/** Of a typed address its own block asks. */
export const country = advertBlock({
  name: 'country',
  title: 'Country',
  help: 'country',
  onlyFor: { addressType: 'standard' },
  shownWhen: isOnBorder,
  fields: {
    countryName: radios('Country Name', COUNTRIES_WITH_A_BORDER, {
      unoffered: ['Northern Ireland'],
      question: 'Which country is the home in?',
      rules: [required, besideTheBorder],
      hint: 'This postcode area is on a border, and each country has its own laws about adverts.',
    }),
  },
})
