import { LEAST_PAYMENT_PENCE, optionLabel } from '#shared/advert/basket.ts'
import {
  MARKETING_OPTIONS,
  type MarketingOption,
  type MarketingOptionId,
} from '#shared/advert/marketing-options.ts'
import type { AppType } from '#shared/form/block.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { formatPence } from '#shared/values/money.ts'
import { daysLeft, type RefundableOrder, refundPence } from './refund.ts'

type SoldOption = MarketingOption & { readonly id: MarketingOptionId }

export interface Upgrades {
  /** What a refund of the days not used would be. */
  readonly creditPence: number
  readonly creditFor: string
  readonly options: readonly (SoldOption & { readonly duePence: number })[]
}

const OPTIONS: readonly SoldOption[] = MARKETING_OPTIONS

/** The options that cost more than what was bought, each with what there is to pay for it on that day. Null if none. */
export function upgradesOf(order: RefundableOrder, appType: AppType, day: IsoDate): Upgrades | null {
  const bought = OPTIONS.find(({ id }) => id === order.marketingOption)
  if (bought === undefined) return null
  const creditPence = refundPence(order, 'days-left', day)
  const options = OPTIONS.filter(({ soldFor, pence }) => soldFor.includes(appType) && pence > bought.pence)
    .map((option) => ({ ...option, duePence: option.pence - creditPence }))
    .filter(({ duePence }) => duePence >= LEAST_PAYMENT_PENCE)
  if (options.length === 0) return null
  const back = order.refundedPence === 0 ? '' : `, less ${formatPence(order.refundedPence)} refunded`
  const creditFor = `${optionLabel(bought.id)}, ${notUsed(order, day)}${back}`
  return { creditPence, creditFor, options }
}

function notUsed(order: RefundableOrder, day: IsoDate): string {
  if (order.startedOn === null) return 'not begun'
  const { left, whole } = daysLeft(order, order.startedOn, day)
  return `${left} of ${whole} days not used`
}
