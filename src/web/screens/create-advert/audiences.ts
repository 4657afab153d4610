import type { Condition } from '#shared/form/condition.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import type { Reveal } from '#web/form/reveals.ts'

const isAgent: Condition<AnyAnswers> = { field: 'userAgent', is: true }

/** Agents see a message in place of the form (specification section 2). */
export const AUDIENCES: readonly Reveal[] = [
  { selector: '[data-for="agents"]', shownWhen: isAgent },
  { selector: ':is([data-for="owners"], .error-summary)', shownWhen: { not: isAgent } },
]
