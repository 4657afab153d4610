import { select } from '../form/choice-fields.ts'
import { tick, typed } from '../form/field.ts'
import { MESSAGES } from '../form/messages.ts'
import { email, name, required } from '../form/rule.ts'
import { LEGAL_PAGES } from '../product.ts'
import { ACCEPT_TERMS } from '../values/accept-terms.ts'
import { TITLES } from '../values/titles.ts'
import { type AccountAnswers, accountBlock } from './account-block.ts'
import { phoneMessage } from './account-rules.ts'

/** Longer than any real name. */
const LONGEST_NAME = 100

const firstName = typed<AccountAnswers>('text', 'First Name', {
  question: 'First name',
  rules: [required, name],
  longest: LONGEST_NAME,
  autocomplete: 'given-name',
})
const lastName = typed<AccountAnswers>('text', 'Last Name', {
  question: 'Last name',
  rules: [required, name],
  longest: LONGEST_NAME,
  autocomplete: 'family-name',
})
const emailAddress = {
  question: 'Email address',
  hint: 'We’ll send a link there to choose a password.',
  rules: [required, email],
  autocomplete: 'email',
}
const termsConditions = tick<AccountAnswers>('Terms & Conditions', {
  question: ACCEPT_TERMS,
  links: Object.values(LEGAL_PAGES),
})

export const register = accountBlock({
  name: 'register',
  title: 'Register',
  fields: {
    title: select('Title', TITLES, { autocomplete: 'honorific-prefix' }),
    firstName,
    lastName,
    email: typed('email', 'Email', emailAddress),
    mobile: typed('tel', 'Mobile', {
      question: 'Mobile number',
      hint: 'A UK mobile. We’ll text a code to it, to confirm that the advert is yours.',
      rules: [required],
      remote: { check: 'phone', onlyMobile: true, message: MESSAGES.mobile },
      width: 20,
      autocomplete: 'tel',
    }),
    termsConditions,
  },
})

export const agentRegister = accountBlock({
  name: 'agentRegister',
  title: 'Your agent account',
  fields: {
    agencyName: typed('text', 'Agency Name', {
      question: 'Name of your agency',
      longest: LONGEST_NAME,
      autocomplete: 'organization',
    }),
    firstName,
    lastName,
    email: typed('email', 'Email', emailAddress),
    mobile: typed('tel', 'Mobile', {
      question: 'Phone number',
      hint: 'A UK number, of your office or a mobile.',
      rules: [required],
      remote: { check: 'phone', message: phoneMessage },
      width: 20,
      autocomplete: 'tel',
    }),
    termsConditions,
  },
})
