import { NATIONS } from '../advert/nation.ts'
import { isIsoDate } from '../values/iso-date.ts'
import type { Judged } from './evaluation.ts'
import { type Facts, factsOf } from './facts.ts'
import type { Finding } from './finding.ts'
import type { Fault, Rule } from './rule.ts'
import { type Place, rulesFor } from './rulebook.ts'

/** Before every rule: on a day that is none only what is open from the start is in force. */
const NO_DAY = ''

interface ToJudge {
  /** Null where there are no rules. */
  readonly place: Place | null
  readonly rules: readonly Rule[]
  readonly facts: Facts
}

export function toJudge({ nation, appType, day, answers }: Judged): ToJudge {
  const facts = factsOf(answers)
  const isKnown = nation !== null && NATIONS.includes(nation)
  const place = isKnown ? { nation, appType, day: isIsoDate(day) ? day : NO_DAY } : null
  return { place, rules: place === null ? [] : rulesFor(place), facts }
}

/** What the law says of an advert without its words. */
export function judgeAnswers({ place, rules, facts }: ToJudge): readonly Finding[] {
  if (place === null) return []
  const scope = { ...place, facts, holds: (id: Rule['id']) => rules.some((rule) => rule.id === id) }
  return rules.flatMap((rule) => (rule.judge?.(scope) ?? []).flatMap((fault) => findingOf(rule, fault)))
}

function findingOf(rule: Rule, fault: Fault): readonly Finding[] {
  const severity = fault.severity ?? rule.severity
  if (severity === 'silent') return []
  return [
    {
      rule: rule.id,
      category: null,
      field: fault.field,
      span: null,
      severity,
      reason: fault.reason ?? [rule.reason, fault.detail ?? '', rule.whatToDo].filter(Boolean).join(' '),
      rewording: null,
    },
  ]
}
