import { radios } from '../../form/choice-fields.ts'
import { typed } from '../../form/field.ts'
import { MESSAGES } from '../../form/messages.ts'
import { email, requiredWhen } from '../../form/rule.ts'
import { advertBlock, answered, is, not } from '../advert-block.ts'
import { CONTACT_PREFERENCES } from '../options.ts'

/** Before that nobody can know which of them is needed. */
const CHOSEN = answered('contactPreference')

export const sendEnquiries = advertBlock({
  name: 'sendEnquiries',
  title: 'Enquiries',
  help: 'enquiries',
  fields: {
    contactPreference: radios('Contact Preference', CONTACT_PREFERENCES, {
      question: 'How should people reach you?',
    }),
    enquiryEmail: typed('email', 'Email Address', {
      question: 'Email address',
      hint: 'We send enquiries here. Your advert doesn’t show it.',
      shownWhen: not(is('contactPreference', 'mobile')),
      rules: [requiredWhen(CHOSEN), email],
      autocomplete: 'email',
    }),
    enquiryPhone: typed('tel', 'Mobile Number', {
      question: 'Mobile number',
      hint: 'A UK mobile. Your advert shows it once you’ve confirmed it with a code.',
      shownWhen: not(is('contactPreference', 'email')),
      rules: [requiredWhen(CHOSEN)],
      remote: { check: 'phone', onlyMobile: true, message: MESSAGES.mobile },
      width: 20,
      autocomplete: 'tel',
    }),
  },
})
