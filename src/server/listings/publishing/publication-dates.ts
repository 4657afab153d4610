import type { DraftAnswers } from '#shared/advert/answers.ts'
import {
  MARKETING_OPTIONS,
  type MarketingOption,
  type MarketingOptionId,
} from '#shared/advert/marketing-options.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { endAfterMonths } from '#shared/values/london-day.ts'

/** An advert that is already shown stays so unless a later day is chosen. */
export function liveFrom(
  { publishDate, startDate }: DraftAnswers,
  today: IsoDate,
  published: IsoDate | null,
): IsoDate {
  const wanted = publishDate === true && startDate ? startDate : today
  if (wanted > today) return wanted
  return published !== null && published < today ? published : today
}

/** The same day so many months later, counted from the first day shown. Null if it has no end. */
export function optionEndsAt(option: MarketingOptionId, shownFrom: IsoDate, today: IsoDate): Date | null {
  const { months } = optionOf(option)
  if (months === undefined) return null
  return endAfterMonths(shownFrom > today ? shownFrom : today, months)
}

export const optionOf = (id: MarketingOptionId): MarketingOption => {
  const found = MARKETING_OPTIONS.find((option) => option.id === id)
  if (!found) throw new Error('an order is for an option that is not sold')
  return found
}
