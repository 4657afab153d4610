import type { AppType } from '../form/block.ts'
import { MARKETING_OPTIONS, type MarketingOption, type MarketingOptionId } from './marketing-options.ts'

export interface DiscountTerms {
  readonly kind: 'percentage' | 'amount'
  /** Per cent, or pence. */
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

/** The least that a card can be charged in pounds (docs.stripe.com/currencies, minimum charge amounts). */
export const LEAST_PAYMENT_PENCE = 30

/** What is sold under that name for that kind of advert; null where nothing is, whatever was sent in its place. */
export function optionSoldAs(
  id: unknown,
  appType: AppType,
): (MarketingOption & { readonly id: MarketingOptionId }) | null {
  const options: readonly (MarketingOption & { readonly id: MarketingOptionId })[] = MARKETING_OPTIONS
  return options.find((option) => option.id === id && option.soldFor.includes(appType)) ?? null
}

/** The label of an option by its id, for an order that may be older than today's list. */
export const optionLabel = (id: string): string =>
  MARKETING_OPTIONS.find((option) => option.id === id)?.label ?? id

/**
 * What a discount takes off a price, in pence: half a penny is the buyer's, and never more than the price. What would
 * leave less than a card can be charged takes that off, too.
 */
export function discountOn(listPence: number, { kind, value }: DiscountTerms): number {
  const taken = kind === 'amount' ? value : Math.floor((listPence * value + 50) / 100)
  return listPence - taken < LEAST_PAYMENT_PENCE ? listPence : taken
}

/** The lines of the checkout and of the receipt, and what they come to. */
export function basketOf(optionId: string, listPence: number, discount: NamedDiscount | null): Basket {
  const option = { label: optionLabel(optionId), amount: listPence }
  if (discount === null || discount.pence === 0) return { basket: [option], total: listPence }
  const line = { label: `Discount ${discount.code}`, amount: -discount.pence }
  return { basket: [option, line], total: listPence - discount.pence }
}
