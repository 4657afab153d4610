import { radios } from '../../form/choice-fields.ts'
import { money } from '../../form/field.ts'
import { advertBlock, is } from '../advert-block.ts'
import { LIMITS } from '../limits.ts'
import { PRICE_FREQUENCIES, PRICE_ON_APPLICATION, PRICE_TYPES } from '../options.ts'

/** Wide enough for a garage's week and a manor, so that only a slip of the finger is asked about. */
const USUAL_RENT = { min: 50, max: 20_000, what: 'rents are' }
const USUAL_PRICE = { min: 20_000, max: 20_000_000, what: 'homes for sale cost' }

export const rent = advertBlock({
  name: 'rent',
  title: 'Rent',
  lead: 'One fixed amount. In England an advert may not invite or accept a higher offer.',
  help: 'rent',
  onlyFor: { appType: 'let' },
  fields: {
    rentAmount: money(
      'Price',
      { ...LIMITS.rentAmount, usual: USUAL_RENT },
      {
        question: 'How much is the rent, in pounds?',
      },
    ),
    priceFrequency: radios('Price Frequency', PRICE_FREQUENCIES, { question: 'How often is it paid?' }),
  },
})

export const priceType = advertBlock({
  name: 'priceType',
  title: 'Price',
  help: 'price',
  onlyFor: { appType: 'sell' },
  fields: {
    priceType: radios('Price Type', PRICE_TYPES, {
      question: 'How should the price be shown?',
      notices: [
        {
          shownWhen: is('priceType', PRICE_ON_APPLICATION),
          text: 'Leaving the price out can mislead buyers, and many skip adverts without one. We still ask for it below, but your advert never shows it.',
        },
      ],
    }),
    sellingPrice: money(
      'Price',
      { ...LIMITS.sellingPrice, usual: USUAL_PRICE },
      {
        question: 'What is the price, in pounds?',
      },
    ),
  },
})
