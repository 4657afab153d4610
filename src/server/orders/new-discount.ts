import { DISCOUNT_CODE_FORM, readDiscountCode } from '#shared/advert/discount-code.ts'
import { addDays, isIsoDate, today } from '#shared/values/iso-date.ts'
import { startOfDay } from '#shared/values/london-day.ts'
import { parseMoney } from '#shared/values/money.ts'

export interface Discount {
  readonly code: string
  readonly kind: 'percentage' | 'amount'
  /** Per cent or pence. */
  readonly value: number
}

export interface NewDiscount extends Discount {
  readonly startsAt: Date
  /** Null if it has no end. */
  readonly endsAt: Date | null
  /** Null if unlimited. */
  readonly mostUses: number | null
}

type TermName = 'percent' | 'amount' | 'from' | 'until' | 'uses'
/** As typed; an omitted term has no key. */
export type TypedDiscount = { readonly code: string } & Readonly<Partial<Record<TermName, string>>>

interface Problem {
  readonly problem: string
}
type Named = (name: TermName) => string

const MOST_PENCE = 100_000
const MOST_USES = 1_000_000

/** `named`: what the messages call each term. */
export function readNewDiscount(typed: TypedDiscount, now: Date, named: Named): NewDiscount | Problem {
  const code = readDiscountCode(typed.code)
  if (code === null) {
    const problem = typed.code.trim() === '' ? 'Enter a code' : `‘${typed.code}’ isn’t a code`
    return { problem: `${problem}. Use ${DISCOUNT_CODE_FORM}.` }
  }
  const off = readOff(typed, named)
  if ('problem' in off) return off
  const times = readTimes(typed, now, named)
  if ('problem' in times) return times
  const { uses } = typed
  const mostUses = uses === undefined ? null : wholeNumber(uses, MOST_USES)
  if (uses !== undefined && mostUses === null) {
    return {
      problem: `${named('uses')} must be a whole number from 1 to ${MOST_USES}. ‘${uses}’ isn’t.`,
    }
  }
  return { code, ...off, ...times, mostUses }
}

function readOff(
  { percent, amount }: TypedDiscount,
  named: Named,
): Pick<Discount, 'kind' | 'value'> | Problem {
  if ((percent === undefined) === (amount === undefined)) {
    return {
      problem: `Give either ${named('percent')} or ${named('amount')}.`,
    }
  }
  if (percent !== undefined) {
    const value = wholeNumber(percent, 100)
    return typeof value === 'number'
      ? { kind: 'percentage', value }
      : { problem: `${named('percent')} must be a whole number from 1 to 100. ‘${percent}’ isn’t.` }
  }
  const pounds = parseMoney(amount ?? '')
  const value = Math.round((pounds ?? 0) * 100)
  if (value >= 1 && value <= MOST_PENCE) return { kind: 'amount', value }
  return {
    problem: `${named('amount')} must be pounds from 0.01 to ${MOST_PENCE / 100}, like 5.00. ‘${amount}’ isn’t.`,
  }
}

type Times = Pick<NewDiscount, 'startsAt' | 'endsAt'>

function readTimes({ from, until }: TypedDiscount, now: Date, named: Named): Times | Problem {
  for (const [name, day] of [
    ['from', from],
    ['until', until],
  ] as const) {
    if (day !== undefined && !isIsoDate(day)) {
      return { problem: `${named(name)} must be a day like 2026-12-31. ‘${day}’ isn’t.` }
    }
  }
  if (until !== undefined && until < today(now)) {
    return { problem: `${named('until')} ${until} has already passed.` }
  }
  if (until !== undefined && from !== undefined && until < from) {
    return { problem: `${named('until')} ${until} is before ${named('from')} ${from}.` }
  }
  return {
    startsAt: from === undefined ? now : startOfDay(from),
    endsAt: until === undefined ? null : startOfDay(addDays(until, 1)),
  }
}

function wholeNumber(text: string, most: number): number | null {
  const number = Number(text)
  return /^\d{1,9}$/.test(text) && number >= 1 && number <= most ? number : null
}
