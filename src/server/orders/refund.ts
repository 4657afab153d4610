import { cancelUntil } from '#shared/advert/cancelling.ts'
import { MARKETING_OPTIONS, type MarketingOption } from '#shared/advert/marketing-options.ts'
import { addMonths, type IsoDate, today } from '#shared/values/iso-date.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import type { OrderState } from './order.ts'

export type RefundKind = 'whole' | 'days-left'

export interface Refund {
  readonly id: string
  /** Whose payment it goes back by. */
  readonly orderId: string
  readonly pence: number
  /** 'outside': made at the provider itself. 'by-hand': it had failed, and was paid in another way. */
  readonly kind: RefundKind | 'outside' | 'by-hand'
  /** 'asked': the provider may not know of it yet. */
  readonly state: 'asked' | 'pending' | 'succeeded' | 'failed'
  readonly providerId: string | null
  readonly askedAt: Date
}

export interface RefundableOrder {
  readonly state: OrderState
  readonly marketingOption: string
  readonly totalPence: number
  /** Taken over from the order that it upgraded; part of its price. */
  readonly creditPence: number
  /** Without failed refunds. */
  readonly refundedPence: number
  /** As STARTED_ON; null if nothing was delivered. */
  readonly startedOn: IsoDate | null
  /** When we had its advert down. */
  readonly down: readonly DownTime[]
}

export interface DownTime {
  readonly from: IsoDate
  /** Null while it is. */
  readonly until: IsoDate | null
}

/** What failed is not worked out anew, but tried again. */
const REFUNDABLE: readonly OrderState[] = ['paid', 'fulfilled', 'ended']
/** An option without an end counts as used up after a month. */
const MONTHS_WITHOUT_END = 1

export interface DaysLeft {
  readonly whole: number
  readonly left: number
}

/** How many days had begun by then while its advert was down, of those since it was started. */
export const daysDown = ({ down }: Pick<RefundableOrder, 'down'>, startedOn: IsoDate, day: IsoDate): number =>
  down
    .map(({ from, until }) =>
      daysBetween(from > startedOn ? from : startedOn, until === null || until > day ? day : until),
    )
    .reduce((sum, days) => sum + Math.max(0, days), 0)

/** A day that has begun counts as used, but for those that began while the advert was down. */
export function daysLeft(order: RefundableOrder, startedOn: IsoDate, day: IsoDate): DaysLeft {
  const options: readonly MarketingOption[] = MARKETING_OPTIONS
  const months = options.find(({ id }) => id === order.marketingOption)?.months ?? MONTHS_WITHOUT_END
  const whole = daysBetween(startedOn, addMonths(startedOn, months)) + 1
  const used = daysBetween(startedOn, day) + 1 - daysDown(order, startedOn, day)
  return { whole, left: Math.min(whole, Math.max(0, whole - used)) }
}

const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

export interface BoughtOrder extends RefundableOrder {
  readonly boughtAt: Date
  /** Whether something was paid by card. */
  readonly isCharged: boolean
}

export type Cancelling =
  | { readonly kind: 'due'; readonly pence: number; readonly until: IsoDate }
  | { readonly kind: 'too-late' | 'nothing' }

/** What its buyer gets for the days not used by cancelling it that day. */
export function cancellingOf(order: BoughtOrder, day: IsoDate): Cancelling {
  if (order.state !== 'fulfilled') return { kind: 'nothing' }
  const until = cancelUntil(today(order.boughtAt))
  if (day > until) return { kind: 'too-late' }
  const pence = refundPence(order, 'days-left', day)
  return pence > 0 && order.isCharged ? { kind: 'due', pence, until } : { kind: 'nothing' }
}

/** 0 if nothing can be refunded. Fractions of a penny go to the buyer. */
export function refundPence(order: RefundableOrder, kind: RefundKind, day: IsoDate): number {
  if (!REFUNDABLE.includes(order.state)) return 0
  const price = order.totalPence + order.creditPence
  const rest = price - order.refundedPence
  if (kind === 'whole') return rest
  // Nothing was delivered, so nothing was used.
  if (order.startedOn === null) return rest
  const { whole, left } = daysLeft(order, order.startedOn, day)
  return Math.max(0, Math.ceil((price * left) / whole) - order.refundedPence)
}
