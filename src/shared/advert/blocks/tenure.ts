import { numbers, radios, select } from '../../form/choice-fields.ts'
import { advertBlock, all, is, not, offering } from '../advert-block.ts'
import { LIMITS } from '../limits.ts'
import { COMMONHOLD, LEASEHOLD, TENURE_TYPES, YES_NO } from '../options.ts'

const isLeasehold = is('tenureType', LEASEHOLD)
const OFFERED = offering(TENURE_TYPES, COMMONHOLD, not(is('nation', 'scotland')))

export const tenure = advertBlock({
  name: 'tenure',
  title: 'Tenure',
  help: 'tenure',
  onlyFor: { appType: 'sell' },
  fields: {
    tenureType: select('Tenure Type', OFFERED, {
      question: 'What is the tenure of the property you are selling?',
    }),
    knownleaseholdLeft: radios('Leasehold Left', YES_NO, {
      question: 'Do you know how many years are left on the lease?',
      shownWhen: isLeasehold,
    }),
    leaseholdLeft: numbers(
      'Leasehold Left',
      { ...LIMITS.leaseYears, unit: ['year', 'years'] },
      {
        question: 'Please specify how many years left on the lease.',
        shownWhen: all(isLeasehold, is('knownleaseholdLeft', true)),
      },
    ),
  },
})
