import type { AnyAnswers } from '#shared/form/field.ts'
import type { Credentials } from '#web/api/account-api.ts'

export const lineIn = (answers: AnyAnswers, name: string): string => {
  const value = answers[name]
  return typeof value === 'string' ? value : ''
}

export const credentialsIn = (answers: AnyAnswers): Credentials => ({
  email: lineIn(answers, 'email'),
  password: lineIn(answers, 'password'),
  remember: answers['remember'] === true,
})
