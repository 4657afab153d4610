import { readDiscountCode } from '#shared/advert/discount-code.ts'
import { formatDate, today } from '#shared/values/iso-date.ts'
import { lastDayOf, startOfDay } from '#shared/values/london-day.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { formatPence } from '#shared/values/money.ts'
import { readNewDiscount } from '../../orders/new-discount.ts'
import type { KeptDiscount } from '../../payments/checkout/discount-store.ts'
import { decidingCommand, done, notDone, readingCommand } from './command.ts'
import { formatDay } from './terminal-text.ts'

const discountAdd = decidingCommand(
  {
    name: 'discount add',
    takes: 'CODE',
    usage: '--percent 20 | --amount 5.00 [--from 2026-12-01] [--until 2026-12-31] [--uses 1]',
    options: ['percent', 'amount', 'from', 'until', 'uses'],
    does: 'Makes a discount code. It works until the end of its last day. Without --from it begins now. Without --until it has no end.',
  },
  ({ named: code, options }, now) => {
    const read = readNewDiscount({ code, ...options }, now, (name) => `--${name}`)
    if ('problem' in read) return read
    return async (deps, decision) =>
      (await deps.discounts.add(read, decision))
        ? done(`Made: ${formatDiscount({ ...read, used: 0 }, deps.now())}`)
        : notDone(`There’s already a code ${read.code}, or there was one. Choose another name.`)
  },
)

const discountList = readingCommand(
  { name: 'discount list', does: 'Shows all codes, newest first.' },
  () => async (deps) => {
    const discounts = await deps.discounts.list()
    return discounts.length === 0
      ? done('You have no discount codes.')
      : done(...discounts.map((discount) => formatDiscount(discount, deps.now())))
  },
)

const discountEnd = decidingCommand(
  { name: 'discount end', takes: 'CODE', does: 'Ends a code at once. Orders that already have it keep it.' },
  ({ named: given }) =>
    async (deps, decision) => {
      const code = readDiscountCode(given)
      return code !== null && (await deps.discounts.end(code, decision))
        ? done(`${code} has ended.`)
        : notDone(`We have no code ${code ?? given} to end. To see all codes: discount list`)
    },
)

export const DISCOUNT_COMMANDS = [discountAdd, discountList, discountEnd]

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
  const last = formatDate(lastDayOf(endsAt))
  if (endsAt > now) return `until the end of ${last}`
  return startOfDay(today(endsAt)).getTime() === endsAt.getTime()
    ? `ended on ${last}`
    : `ended on ${formatMoment(endsAt)}`
}
