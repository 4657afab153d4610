import { radios } from '../../form/choice-fields.ts'
import { advertBlock, is } from '../advert-block.ts'
import { HOME_REPORTS } from '../law-options.ts'

export const homeReport = advertBlock({
  name: 'homeReport',
  title: 'Home Report',
  help: 'homeReport',
  onlyFor: { appType: 'sell' },
  shownWhen: is('nation', 'scotland'),
  fields: {
    homeReport: radios('Home Report', HOME_REPORTS, {
      question: 'Is the Home Report ready?',
      hint: 'In Scotland you need one to sell, even without an agent.',
      rules: [],
    }),
  },
})
