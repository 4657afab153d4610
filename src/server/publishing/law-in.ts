import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import { judgeAdvert } from '#shared/rulebook/judge-advert.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'

/**
 * What the form does not ask yet (the certificate of a let, registrations, deposits) cannot be refused here, nor can words
 * while a wrong refusal cannot be contested.
 */
const isAsked = ({ field, span }: Finding): boolean => span === null && field === 'propertyDss'

/**
 * What the law refuses of an advert on the day it goes live, by field. Nothing where the nation is not known: nobody is
 * asked for it yet.
 */
export function lawIn(appType: AppType, answers: DraftAnswers, today: IsoDate): ReadonlyMap<string, string> {
  const refused = judgeAdvert(appType, answers, today).findings.filter(
    (finding) => finding.severity === 'refuse' && isAsked(finding),
  )
  return new Map(refused.toReversed().map(({ field, reason }) => [field, reason]))
}
