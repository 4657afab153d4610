import type { DraftAnswers } from '#shared/advert/answers.ts'
import {
  MARKETING_OPTIONS,
  type MarketingOption,
  type MarketingOptionId,
} from '#shared/advert/marketing-options.ts'
import { addDays, addMonths, type IsoDate } from '#shared/values/iso-date.ts'
import { startOfDay } from '#shared/values/london-day.ts'

/** The day from which an advert is shown. What is shown already stays so, unless a later day is asked for. */
export function liveFrom(
  { publishDate, startDate }: DraftAnswers,
  today: IsoDate,
  published: IsoDate | null,
): IsoDate {
  const wanted = publishDate === true && startDate ? startDate : today
  if (wanted > today) return wanted
  return published !== null && published < today ? published : today
}

/**
 * When what was bought on that day ends: with the same day so many months on, counted from the day on which the advert
 * is first shown. Null where it has no end.
 */
export function optionEndsAt(option: MarketingOptionId, shownFrom: IsoDate, today: IsoDate): Date | null {
  const { months } = optionOf(option)
  if (months === undefined) return null
  return startOfDay(addDays(addMonths(shownFrom > today ? shownFrom : today, months), 1))
}

export const optionOf = (id: MarketingOptionId): MarketingOption => {
  const found = MARKETING_OPTIONS.find((option) => option.id === id)
  if (!found) throw new Error('an order is for an option that is not sold')
  return found
}
