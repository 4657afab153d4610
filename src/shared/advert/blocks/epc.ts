import type { Condition } from '../../form/condition.ts'
import { radios, wholeNumber } from '../../form/field.ts'
import { requiredWhen } from '../../form/rule.ts'
import { advertBlock, any, is } from '../advert-block.ts'
import type { Answers } from '../answers.ts'
import { LIMITS } from '../limits.ts'
import { EPC_ANSWERS, FOUND_EPC_ANSWERS } from '../options.ts'

/** Where the ratings are typed: the owner has the certificate, or what a register says is wrong. */
const ratingsAreTyped = any(is('hasPropertyEpc', 'epc_available'), is('hasPropertyEpc', 'epc_wrong'))
const FOUND = FOUND_EPC_ANSWERS.map(({ id }) => id)

const rating = (
  label: string,
  question: string,
  asked: { shownWhen: Condition<Answers> } | { optional: true },
) =>
  wholeNumber<Answers>(label, LIMITS.epcRating, {
    question,
    ...asked,
    rules: [requiredWhen(ratingsAreTyped)],
  })

/** Selling: 'Do you know your EPC Rating?', then the ratings. */
export const epcForSale = advertBlock({
  name: 'epc',
  title: 'Energy certificate',
  lead: 'The law asks for an energy performance certificate before a home is put on the market.',
  help: 'epc',
  onlyFor: { appType: 'sell' },
  fields: {
    hasPropertyEpc: radios<Answers, Answers['hasPropertyEpc']>('EPC Rating', EPC_ANSWERS, {
      question: 'Do you know your EPC Rating?',
      unoffered: FOUND,
      notices: [
        {
          shownWhen: is('hasPropertyEpc', 'epc_not_available'),
          text: 'You can finish this later in your account area. An EPC is legally required to market your property.',
        },
      ],
    }),
    currentEpc: rating('Current EPC', 'Current rating, 1 to 100', { shownWhen: ratingsAreTyped }),
    potentialEpc: rating('Potential EPC', 'Potential rating, 1 to 100', { shownWhen: ratingsAreTyped }),
  },
})

/** Letting: the question is not asked (specification section 2, EPC block), but ratings may be given. */
export const epcForLetting = advertBlock({
  name: 'epc',
  title: 'Energy certificate',
  lead: 'If your home has an energy performance certificate, your advert has to show its rating.',
  help: 'epc',
  onlyFor: { appType: 'let' },
  fields: {
    hasPropertyEpc: radios<Answers, Answers['hasPropertyEpc']>('EPC Rating', EPC_ANSWERS, {
      shownWhen: any(),
      unoffered: FOUND,
    }),
    currentEpc: rating('Current EPC', 'Current rating, 1 to 100', { optional: true }),
    potentialEpc: rating('Potential EPC', 'Potential rating, 1 to 100', { optional: true }),
  },
})
