import { NATIONS, type Nation } from '../advert/nation.ts'
import type { AppType } from '../form/block.ts'
import { type IsoDate, isIsoDate } from '../values/iso-date.ts'
import { type Facts, factsOf } from './facts.ts'
import type { Finding } from './finding.ts'
import { judgeWords } from './judge-words.ts'
import type { Fault, Rule } from './rule.ts'
import { type Place, rulesFor } from './rulebook.ts'

export interface Judged {
  /** Null where it is not known: then only the site's own rules hold. */
  readonly nation: Nation | null
  readonly appType: AppType
  /** The day of publication. */
  readonly day: IsoDate
  /** By field id, flat, as anybody may send them. */
  readonly answers: unknown
}

export interface Evaluation {
  readonly refused: readonly Rule['id'][]
  readonly warned: readonly Rule['id'][]
  readonly findings: readonly Finding[]
}

/** Before every rule: on a day that is none only what is open from the start is in force. */
const NO_DAY = ''

/** What the law and the site's own rules say of an advert. It never throws: answers of a wrong kind are none. */
export function evaluate({ nation, appType, day, answers }: Judged): Evaluation {
  const facts = factsOf(answers)
  const isKnown = nation !== null && NATIONS.includes(nation)
  const place = isKnown ? { nation, appType, day: isIsoDate(day) ? day : NO_DAY } : null
  const rules = place === null ? [] : rulesFor(place)
  const findings = [
    ...(place === null ? [] : judgeAnswers(rules, place, facts)),
    ...judgeWords(rules, { nation, appType }, facts),
  ]
  const idsOf = (severity: Finding['severity']) => [
    ...new Set(findings.flatMap((one) => (one.severity === severity && one.rule ? [one.rule] : []))),
  ]
  return { refused: idsOf('refuse'), warned: idsOf('warn'), findings }
}

function judgeAnswers(rules: readonly Rule[], place: Place, facts: Facts): readonly Finding[] {
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
      reason: [rule.reason, fault.detail ?? '', rule.whatToDo].filter(Boolean).join(' '),
      rewording: null,
    },
  ]
}
