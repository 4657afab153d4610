import type { AppType } from '../form/block.ts'
import { MARKETING_OPTIONS, type MarketingOption, type MarketingOptionId } from './marketing-options.ts'

export interface DiscountTerms {
  readonly kind: 'percentage' | 'amount'
  /** Per cent or pence. */
  readonly value: number
}
interface NamedDiscount {
  readonly code: string
  readonly pence: number
}
/** Pence, VAT included; negative for a discount. */
interface PricedLine {
  readonly label: string
  readonly amount: number
}
export interface Basket {
  readonly basket: readonly PricedLine[]
  readonly total: number
}

/** The minimum card charge in pounds sterling (docs.stripe.com/currencies, minimum charge amounts). */
export const LEAST_PAYMENT_PENCE = 30

/** Null if the app type has no such option. The id may be any request value. */
export function optionSoldAs(
  id: unknown,
  appType: AppType,
): (MarketingOption & { readonly id: MarketingOptionId }) | null {
  const options: readonly (MarketingOption & { readonly id: MarketingOptionId })[] = MARKETING_OPTIONS
  return options.find((option) => option.id === id && option.soldFor.includes(appType)) ?? null
}

/** An old order may have an id that is no longer sold. */
export const optionLabel = (id: string): string =>
  MARKETING_OPTIONS.find((option) => option.id === id)?.label ?? id

/** Half a penny is rounded in the buyer's favour. A rest below the minimum card charge is waived. */
export function discountOn(listPence: number, { kind, value }: DiscountTerms): number {
  const taken = kind === 'amount' ? value : Math.floor((listPence * value + 50) / 100)
  return listPence - taken < LEAST_PAYMENT_PENCE ? listPence : taken
}

/** `credit`: of what was bought before, in words. */
export function basketOf(
  optionId: string,
  listPence: number,
  discount: NamedDiscount | null,
  credit: { readonly for: string; readonly pence: number } | null = null,
): Basket {
  const option = { label: optionLabel(optionId), amount: listPence }
  const off = [
    ...(discount === null ? [] : [{ label: `Discount ${discount.code}`, amount: -discount.pence }]),
    ...(credit === null ? [] : [{ label: credit.for, amount: -credit.pence }]),
  ].filter(({ amount }) => amount < 0)
  const basket = [option, ...off]
  return { basket, total: basket.reduce((sum, { amount }) => sum + amount, 0) }
}
