import { radios } from '../../form/choice-fields.ts'
import { advertBlock, is } from '../advert-block.ts'
import { COUNTRIES } from '../counties.ts'

/** No border on land leads to Northern Ireland. */
const WITH_A_BORDER = COUNTRIES.filter(({ id }) => id !== 'Northern Ireland')

/** Of a typed address its own block asks. */
export const country = advertBlock({
  name: 'country',
  title: 'Country',
  help: 'country',
  onlyFor: { addressType: 'standard' },
  shownWhen: is('isOnBorder', true),
  fields: {
    countryName: radios('Country Name', WITH_A_BORDER, {
      unoffered: ['Northern Ireland'],
      question: 'Which country is the home in?',
      hint: 'This postcode area is on a border, and each country has its own laws about adverts.',
    }),
  },
})
