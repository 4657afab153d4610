import type { DraftAnswers } from '../advert/answers.ts'
import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { evaluate } from './evaluate.ts'
import { advertToJudge, type JudgedAdvert } from './judged-advert.ts'

/** Judges an advert on the spot. */
export function judgeAdvert(appType: AppType, answers: DraftAnswers, today: IsoDate): JudgedAdvert {
  const judged = advertToJudge(appType, answers, today)
  return { nation: judged.nation, day: judged.day, findings: evaluate(judged).findings }
}
