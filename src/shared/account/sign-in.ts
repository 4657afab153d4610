import { tick, typed } from '../form/field.ts'
import { email, required } from '../form/rule.ts'
import { type AccountAnswers, accountBlock } from './account-block.ts'

export const REMEMBERED_DAYS = 90
/** Of whoever did not ask to be remembered. */
export const [SESSION_IDLE_HOURS, SESSION_DAYS] = [12, 7]

const remember = tick<AccountAnswers>('Remember me', { question: 'Remember me on this device', rules: [] })
const password = { autocomplete: 'current-password' } as const

export const signIn = accountBlock({
  name: 'signIn',
  title: 'Sign in',
  fields: {
    email: typed('email', 'Email', {
      question: 'Email address',
      rules: [required, email],
      autocomplete: 'username',
    }),
    password: typed('password', 'Password', password),
    remember,
  },
})

/** Agent sign-in has no rules here: the server sends the messages of section 8. */
export const agentSignIn = accountBlock({
  name: 'agentSignIn',
  title: 'Sign in as an agent',
  fields: {
    email: typed('email', 'Email', { question: 'Email address', rules: [], autocomplete: 'username' }),
    password: typed('password', 'Password', { rules: [], ...password }),
    remember,
  },
})
