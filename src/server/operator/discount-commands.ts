import { readDiscountCode } from '#shared/advert/discount-code.ts'
import { addDays, isIsoDate, today } from '#shared/values/iso-date.ts'
import { startOfDay } from '#shared/values/london-day.ts'
import { formatPence, parseMoney } from '#shared/values/money.ts'
import type { Discount, KeptDiscount, NewDiscount } from '../checkout/discount-store.ts'
import {
  done,
  type Misread,
  misread,
  notDone,
  type OperatorCommand,
  plainCommand,
  type Run,
  readArguments,
} from './command.ts'
import { saidDay, saidMoment } from './said.ts'

const MOST_PENCE = 100_000
const MOST_USES = 1_000_000

const discountAdd: OperatorCommand = {
  on: 'database',
  name: 'discount add',
  takes: 'CODE --percent 20 | --amount 5.00 [--from 2026-12-01] [--until 2026-12-31] [--uses 1]',
  does: 'Makes a discount code. Its last day is included; without --from it begins now, without --until it does not end.',
  read: (args, now) => {
    const read = readDiscount(args, now)
    return 'problem' in read ? read : adding(read)
  },
}

const discountList = plainCommand(
  { name: 'discount list', does: 'Shows all codes, the newest first.' },
  () => async (deps) => {
    const discounts = await deps.discounts.list()
    return discounts.length === 0
      ? done('There are no discount codes.')
      : done(...discounts.map((discount) => saidDiscount(discount, deps.now())))
  },
)

const discountEnd = plainCommand(
  { name: 'discount end', takes: 'CODE', does: 'Ends a code at once. Orders that have it already keep it.' },
  (given) => async (deps) => {
    const code = readDiscountCode(given)
    return code !== null && (await deps.discounts.end(code))
      ? done(`${code} has ended.`)
      : notDone(`There is no code ${code ?? given} that could be ended. "discount list" shows them all.`)
  },
)

export const DISCOUNT_COMMANDS = [discountAdd, discountList, discountEnd]

const adding =
  (discount: NewDiscount): Run =>
  async (deps) =>
    (await deps.discounts.add(discount))
      ? done(`Made: ${saidDiscount({ ...discount, used: 0 }, deps.now())}`)
      : notDone(`There is a code ${discount.code} already, or there was one. Take another name.`)

function readDiscount(args: readonly string[], now: Date): NewDiscount | Misread {
  const given = readArguments(args, 'CODE', ['percent', 'amount', 'from', 'until', 'uses'])
  if ('problem' in given) return given
  const code = readDiscountCode(given.named)
  if (code === null)
    return misread(`"${given.named}" is no code: it needs 3 to 40 letters, digits and hyphens.`)
  const { percent, amount, from, until, uses } = given.options
  const off = readOff(percent, amount)
  if ('problem' in off) return off
  const times = readTimes(from, until, now)
  if ('problem' in times) return times
  const mostUses = uses === undefined ? null : wholeNumber(uses, MOST_USES)
  if (uses !== undefined && mostUses === null) {
    return misread(`--uses must be a whole number from 1 to ${MOST_USES}, and "${uses}" is not.`)
  }
  return { code, ...off, ...times, mostUses }
}

function readOff(
  percent: string | undefined,
  amount: string | undefined,
): Pick<Discount, 'kind' | 'value'> | Misread {
  if ((percent === undefined) === (amount === undefined)) {
    return misread('A code takes off either --percent or --amount: give one of the two.')
  }
  if (percent !== undefined) {
    const value = wholeNumber(percent, 100)
    return typeof value === 'number'
      ? { kind: 'percentage', value }
      : misread(`--percent must be a whole number from 1 to 100, and "${percent}" is not.`)
  }
  const pounds = parseMoney(amount ?? '')
  const value = Math.round((pounds ?? 0) * 100)
  return value >= 1 && value <= MOST_PENCE
    ? { kind: 'amount', value }
    : misread(`--amount must be pounds from 0.01 to ${MOST_PENCE / 100}, like 5.00, and "${amount}" is not.`)
}

type Times = Pick<NewDiscount, 'startsAt' | 'endsAt'>

function readTimes(from: string | undefined, until: string | undefined, now: Date): Times | Misread {
  for (const [name, day] of Object.entries({ from, until })) {
    if (day !== undefined && !isIsoDate(day)) {
      return misread(`--${name} must be a day like 2026-12-31, and "${day}" is none.`)
    }
  }
  if (until !== undefined && until < today(now)) return misread(`--until ${until} has passed already.`)
  if (until !== undefined && from !== undefined && until < from) {
    return misread(`--until ${until} is before --from ${from}.`)
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

function saidDiscount(
  discount: Pick<KeptDiscount, 'code' | 'kind' | 'value' | 'startsAt' | 'endsAt' | 'mostUses' | 'used'>,
  now: Date,
): string {
  const { code, kind, value, startsAt, endsAt, mostUses, used } = discount
  const off = kind === 'percentage' ? `${value}% off` : `${formatPence(value)} off`
  const uses = mostUses === null ? `used ${used} times` : `used ${used} of ${mostUses} times`
  return `${code}: ${off}, from ${saidDay(startsAt)}, ${saidEnd(endsAt, now)}, ${uses}`
}

function saidEnd(endsAt: Date | null, now: Date): string {
  if (endsAt === null) return 'without an end'
  // A day that is included ends a moment before the next one begins.
  const last = new Date(endsAt.getTime() - 1)
  if (endsAt > now) return `until the end of ${saidDay(last)}`
  return startOfDay(today(endsAt)).getTime() === endsAt.getTime()
    ? `ended on ${saidDay(last)}`
    : `ended on ${saidMoment(endsAt)}`
}
