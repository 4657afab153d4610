import type { AnyAnswers } from '#shared/form/field.ts'
import type { FormState } from '#web/form/form-store.ts'

/** The answers that count: the visible ones, and the register's certificate. */
export function shownAnswers({ answers, shown, facts }: FormState): AnyAnswers {
  const fromRegister = facts['haveEpcInDatabase'] ? ['currentEpc', 'potentialEpc'] : []
  const counting = Object.entries(answers).filter(([name]) => shown.has(name) || fromRegister.includes(name))
  return Object.fromEntries(counting)
}
