import { tick } from '../../form/field.ts'
import { LEGAL_PAGES } from '../../product.ts'
import { ACCEPT_TERMS } from '../../values/accept-terms.ts'
import { advertBlock } from '../advert-block.ts'

export const upfrontPayment = advertBlock({
  name: 'upfrontPayment',
  title: 'Up-front payments',
  help: 'upfrontPayment',
  onlyFor: { appType: 'let' },
  fields: {
    upfrontPayment: tick('Up-front Payment', {
      question: 'I won’t ask a renter for any up-front payment that the law doesn’t allow.',
    }),
  },
})

export const terms = advertBlock({
  name: 'terms',
  title: 'Terms and conditions',
  help: 'terms',
  fields: {
    termsAndConditions: tick('Terms & Conditions', {
      question: ACCEPT_TERMS,
      links: Object.values(LEGAL_PAGES),
    }),
  },
})
