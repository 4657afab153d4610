import { radios } from '../../form/choice-fields.ts'
import { type Field, wholeNumber } from '../../form/field.ts'
import { requiredWhen } from '../../form/rule.ts'
import { type AdvertScope, advertBlock, all, answered, any, is, lettingARoom, not } from '../advert-block.ts'
import type { Answers } from '../answers.ts'
import { LIMITS } from '../limits.ts'
import { EPC_ANSWERS, FOUND_EPC_ANSWERS } from '../options.ts'

const isFound = is('haveEpcInDatabase', true)
const isReportedWrong = is('hasPropertyEpc', 'epc_wrong')
const ratingsAreTyped = any(all(not(isFound), is('hasPropertyEpc', 'epc_available')), isReportedWrong)
const FOUND_QUESTION = 'We found an energy certificate for this address. Is it right?'

/** Specification section 2, EPC block. */
const FINISH_LATER =
  'You can finish this later in your account area. An EPC is legally required to market your property.'

/** Elsewhere the rating is needed before the advert is published (rules L16 and L17). */
const mayBeFinishedLater = all(not(is('nation', 'scotland')), not(is('nation', 'northern-ireland')))

const { min, max } = LIMITS.epcRating

const rating = (which: 'Current' | 'Potential', asked: Pick<Field<AdvertScope>, 'shownWhen'>) =>
  wholeNumber<AdvertScope>(`${which} EPC`, LIMITS.epcRating, {
    question: `${which} rating, ${min} to ${max}`,
    ...asked,
    rules: [requiredWhen(ratingsAreTyped)],
  })

const EPC_QUESTION = {
  question: 'Do you know your EPC Rating?',
  alternative: { shownWhen: isFound, question: FOUND_QUESTION, options: FOUND_EPC_ANSWERS },
} as const
const mayBeTyped = any(all(not(isFound), not(is('hasPropertyEpc', 'epc_not_available'))), isReportedWrong)

export const epcForSale = advertBlock({
  name: 'epc',
  title: 'Energy certificate',
  lead: 'The law asks for an energy performance certificate before you put a home on the market.',
  help: 'epc',
  onlyFor: { appType: 'sell' },
  fields: {
    hasPropertyEpc: radios<AdvertScope, Answers['hasPropertyEpc']>('EPC Rating', EPC_ANSWERS, {
      ...EPC_QUESTION,
      notices: [
        {
          shownWhen: all(is('hasPropertyEpc', 'epc_not_available'), mayBeFinishedLater),
          text: FINISH_LATER,
        },
      ],
    }),
    currentEpc: rating('Current', { shownWhen: ratingsAreTyped }),
    potentialEpc: rating('Potential', { shownWhen: ratingsAreTyped }),
  },
})

const hasNoRating = any(is('hasPropertyEpc', 'epc_not_available'), not(answered('currentEpc')))

/**
 * With a certificate in the register the answer is epc_available until the owner changes it (section 3). Without one the
 * ratings may be given at once; the rulebook says what is missing.
 */
export const epcForLetting = advertBlock({
  name: 'epc',
  title: 'Energy certificate',
  lead: 'The law asks for an energy performance certificate before you put a home on the market. A room in a shared home doesn’t need one.',
  help: 'epc',
  onlyFor: { appType: 'let' },
  fields: {
    hasPropertyEpc: radios<AdvertScope, Answers['hasPropertyEpc']>('EPC Rating', EPC_ANSWERS, {
      ...EPC_QUESTION,
      rules: [requiredWhen<AdvertScope>(isFound)],
      notices: [
        {
          shownWhen: all(not(isFound), not(lettingARoom), hasNoRating, mayBeFinishedLater),
          text: FINISH_LATER,
        },
      ],
    }),
    currentEpc: rating('Current', { shownWhen: mayBeTyped }),
    potentialEpc: rating('Potential', { shownWhen: mayBeTyped }),
  },
})
