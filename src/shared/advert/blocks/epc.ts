import { type Field, radios, wholeNumber } from '../../form/field.ts'
import { requiredWhen } from '../../form/rule.ts'
import { type AdvertScope, advertBlock, all, answered, any, is, not } from '../advert-block.ts'
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

const rating = (
  label: string,
  question: string,
  asked: Pick<Field<AdvertScope>, 'shownWhen' | 'optional' | 'notices'>,
) =>
  wholeNumber<AdvertScope>(label, LIMITS.epcRating, {
    question,
    ...asked,
    rules: [requiredWhen(ratingsAreTyped)],
  })

export const epcForSale = advertBlock({
  name: 'epc',
  title: 'Energy certificate',
  lead: 'The law asks for an energy performance certificate before a home is put on the market.',
  help: 'epc',
  onlyFor: { appType: 'sell' },
  fields: {
    hasPropertyEpc: radios<AdvertScope, Answers['hasPropertyEpc']>('EPC Rating', EPC_ANSWERS, {
      question: 'Do you know your EPC Rating?',
      alternative: { shownWhen: isFound, question: FOUND_QUESTION, options: FOUND_EPC_ANSWERS },
      notices: [{ shownWhen: is('hasPropertyEpc', 'epc_not_available'), text: FINISH_LATER }],
    }),
    currentEpc: rating('Current EPC', 'Current rating, 1 to 100', { shownWhen: ratingsAreTyped }),
    potentialEpc: rating('Potential EPC', 'Potential rating, 1 to 100', { shownWhen: ratingsAreTyped }),
  },
})

/** With a certificate in the register the answer is epc_available until the owner changes it (section 3). */
export const epcForLetting = advertBlock({
  name: 'epc',
  title: 'Energy certificate',
  lead: 'If your home has an energy performance certificate, your advert has to show its rating.',
  help: 'epc',
  onlyFor: { appType: 'let' },
  fields: {
    hasPropertyEpc: radios<AdvertScope, Answers['hasPropertyEpc']>('EPC Rating', FOUND_EPC_ANSWERS, {
      question: FOUND_QUESTION,
      shownWhen: isFound,
      unoffered: EPC_ANSWERS.map(({ id }) => id),
    }),
    currentEpc: rating('Current EPC', 'Current rating, 1 to 100', {
      shownWhen: any(not(isFound), isReportedWrong),
      optional: true,
      notices: [{ shownWhen: all(not(isFound), not(answered('currentEpc'))), text: FINISH_LATER }],
    }),
    potentialEpc: rating('Potential EPC', 'Potential rating, 1 to 100', {
      shownWhen: any(not(isFound), isReportedWrong),
      optional: true,
    }),
  },
})
