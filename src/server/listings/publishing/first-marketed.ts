import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'

/** The 28 days to get a certificate count from an advert's first day online, unless its owner tells an earlier one. */
export const firstMarketed = (answers: DraftAnswers, firstOnline: IsoDate | null): DraftAnswers => {
  const { firstMarketedOn } = answers
  return firstOnline === null || (firstMarketedOn && firstMarketedOn < firstOnline)
    ? answers
    : { ...answers, firstMarketedOn: firstOnline }
}
