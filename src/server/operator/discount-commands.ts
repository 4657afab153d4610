import { readDiscountCode } from '#shared/advert/discount-code.ts'
import { today } from '#shared/values/iso-date.ts'
import { startOfDay } from '#shared/values/london-day.ts'
import { formatPence } from '#shared/values/money.ts'
import type { KeptDiscount } from '../checkout/discount-store.ts'
import { type NewDiscount, readNewDiscount } from '../orders/new-discount.ts'
import {
  done,
  type Misread,
  notDone,
  type OperatorCommand,
  plainCommand,
  type Run,
  readArguments,
} from './command.ts'
import { formatDay, formatMoment } from './terminal-text.ts'

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
      : done(...discounts.map((discount) => formatDiscount(discount, deps.now())))
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
      ? done(`Made: ${formatDiscount({ ...discount, used: 0 }, deps.now())}`)
      : notDone(`There is a code ${discount.code} already, or there was one. Take another name.`)

function readDiscount(args: readonly string[], now: Date): NewDiscount | Misread {
  const given = readArguments(args, 'CODE', ['percent', 'amount', 'from', 'until', 'uses'])
  return 'problem' in given
    ? given
    : readNewDiscount({ code: given.named, ...given.options }, now, (name) => `--${name}`)
}

function formatDiscount(
  discount: Pick<KeptDiscount, 'code' | 'kind' | 'value' | 'startsAt' | 'endsAt' | 'mostUses' | 'used'>,
  now: Date,
): string {
  const { code, kind, value, startsAt, endsAt, mostUses, used } = discount
  const off = kind === 'percentage' ? `${value}% off` : `${formatPence(value)} off`
  const uses = mostUses === null ? `used ${used} times` : `used ${used} of ${mostUses} times`
  return `${code}: ${off}, from ${formatDay(startsAt)}, ${formatEnd(endsAt, now)}, ${uses}`
}

function formatEnd(endsAt: Date | null, now: Date): string {
  if (endsAt === null) return 'without an end'
  // The last day is included, so the code ends just before the next day.
  const last = new Date(endsAt.getTime() - 1)
  if (endsAt > now) return `until the end of ${formatDay(last)}`
  return startOfDay(today(endsAt)).getTime() === endsAt.getTime()
    ? `ended on ${formatDay(last)}`
    : `ended on ${formatMoment(endsAt)}`
}
