import type { DraftAnswers } from '../advert/answers.ts'
import { type Nation, nationOf } from '../advert/nation.ts'
import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { Judged } from './evaluation.ts'
import type { Finding } from './finding.ts'

export interface JudgedAdvert {
  /** Null where nobody knows it yet: then only the site’s own rules hold. */
  readonly nation: Nation | null
  /** The day of publication, for which it was judged. */
  readonly day: IsoDate
  readonly findings: readonly Finding[]
}

/** As an advert is judged: where it lies and for the day on which it goes live. `answers`: those that are shown. */
export function advertToJudge(appType: AppType, answers: DraftAnswers, today: IsoDate): Judged {
  const { startDate } = answers
  const day = startDate && startDate > today ? startDate : today
  return { nation: nationOf(answers), appType, day, answers: orderedByThen(answers, day) }
}

/**
 * Whoever has no certificate yet may finish it later (specification section 2), and is taken to have ordered it by the
 * first marketing unless another day is told: so the law's 28 days begin.
 */
function orderedByThen(answers: DraftAnswers, day: IsoDate): DraftAnswers {
  const { hasPropertyEpc, epcOrderedOn, firstMarketedOn } = answers
  return hasPropertyEpc === 'epc_not_available' && !epcOrderedOn
    ? { ...answers, epcOrderedOn: firstMarketedOn && firstMarketedOn < day ? firstMarketedOn : day }
    : answers
}
