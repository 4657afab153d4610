import type { DraftAnswers } from '../advert/answers.ts'
import type { Nation } from '../advert/nation.ts'
import { nationOf } from '../advert/nation.ts'
import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { evaluate } from './evaluate.ts'
import type { Finding } from './finding.ts'

export interface JudgedAdvert {
  /** Null where nobody knows it yet: then only the site’s own rules hold. */
  readonly nation: Nation | null
  /** The day of publication, for which it was judged. */
  readonly day: IsoDate
  readonly findings: readonly Finding[]
}

/** Judges an advert where it lies and for the day on which it goes live. `answers`: those that are shown. */
export function judgeAdvert(appType: AppType, answers: DraftAnswers, today: IsoDate): JudgedAdvert {
  const { startDate } = answers
  const day = startDate && startDate > today ? startDate : today
  const nation = nationOf(answers)
  const judged = orderedByThen(answers, day)
  return { nation, day, findings: evaluate({ nation, appType, day, answers: judged }).findings }
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
