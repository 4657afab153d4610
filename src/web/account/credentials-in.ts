import type { Credentials } from '#web/api/account-api.ts'
import type { Values } from '#web/form/form-store.ts'

/** A line of a form; '' where nothing was given. */
export const lineIn = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

export const credentialsIn = (values: Values): Credentials => ({
  email: lineIn(values, 'email'),
  password: lineIn(values, 'password'),
  remember: values['remember'] === true,
})
