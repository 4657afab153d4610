import type { Evaluation, Judged } from './evaluation.ts'
import type { Finding } from './finding.ts'
import { judgeAnswers, toJudge } from './judge-answers.ts'
import { judgeWords } from './judge-words.ts'

/** What the law and the site's own rules say of an advert. It never throws: answers of a wrong kind are none. */
export function evaluate(judged: Judged): Evaluation {
  const known = toJudge(judged)
  const findings = [...judgeAnswers(known), ...judgeWords(known.rules, judged, known.facts)]
  const idsOf = (severity: Finding['severity']) => [
    ...new Set(findings.flatMap((one) => (one.severity === severity && one.rule ? [one.rule] : []))),
  ]
  return { refused: idsOf('refuse'), warned: idsOf('warn'), findings }
}
