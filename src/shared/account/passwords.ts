import { typed } from '../form/field.ts'
import { email, required } from '../form/rule.ts'
import { accountBlock } from './account-block.ts'
import { longEnough, shortEnough } from './account-rules.ts'
import { PASSWORD_HINT } from './new-password.ts'

export const forgottenPassword = accountBlock({
  name: 'forgottenPassword',
  title: 'Reset password',
  fields: {
    email: typed('email', 'Email', {
      question: 'Email address',
      hint: 'The one you registered with.',
      rules: [required, email],
      autocomplete: 'username',
    }),
  },
})

export const choosePassword = accountBlock({
  name: 'choosePassword',
  title: 'Choose a password',
  fields: {
    newPassword: typed('password', 'Password', {
      question: 'New password',
      hint: PASSWORD_HINT,
      rules: [required, longEnough, shortEnough],
      autocomplete: 'new-password',
    }),
  },
})
