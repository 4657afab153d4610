import { type Html, html } from '#shared/values/html.ts'
import { formatPence } from '#shared/values/money.ts'
import type { KeptDiscount } from '../checkout/discount-store.ts'
import type { TypedDiscount } from '../orders/new-discount.ts'
import { textField } from './desk-form.ts'
import { type DeskPage, NOTHING } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import { moment } from './desk-words.ts'

export const DISCOUNT_LABELS = {
  percent: 'Per cent off',
  amount: 'Pounds off',
  from: 'From',
  until: 'Until',
  uses: 'Uses at most',
} as const

export const discountsPage = (
  discounts: readonly KeptDiscount[],
  { why, ...typed }: TypedDiscount & { readonly why: string },
  now: Date,
): Pick<DeskPage, 'title' | 'content'> => ({
  title: 'Discount codes',
  content: html`<h2>Make a code</h2>
<form class="stack" method="post" action="${deskPaths.discounts()}">
${textField({ label: 'Code', name: 'code', value: typed.code, hint: '3 to 40 letters, digits and hyphens.' })}
${textField({ label: DISCOUNT_LABELS.percent, name: 'percent', value: typed.percent ?? '', hint: 'Either this or pounds.' })}
${textField({ label: DISCOUNT_LABELS.amount, name: 'amount', value: typed.amount ?? '' })}
${textField({ label: DISCOUNT_LABELS.from, name: 'from', type: 'date', value: typed.from ?? '', hint: 'Left out, it begins now.' })}
${textField({ label: DISCOUNT_LABELS.until, name: 'until', type: 'date', value: typed.until ?? '', hint: 'Its last day. Left out, it has no end.' })}
${textField({ label: DISCOUNT_LABELS.uses, name: 'uses', value: typed.uses ?? '', hint: 'Left out, as many as there are.' })}
${textField({ label: 'Why', name: 'why', value: why })}
<button>Make it</button></form>
<h2>All codes</h2>
${discounts.length === 0 ? html`<p class="soft">None so far.</p>` : html`<ul class="rows">${discounts.map((one) => row(one, now))}</ul>`}`,
})

function row({ code, kind, value, startsAt, endsAt, mostUses, used }: KeptDiscount, now: Date): Html {
  const off = kind === 'percentage' ? `${value}% off` : `${formatPence(value)} off`
  const isOver = endsAt !== null && endsAt <= now
  const end = endsAt === null ? html`no end` : html`${isOver ? 'ended' : 'until'} ${moment(endsAt)}`
  return html`<li><p><strong>${code}</strong>: ${off}, from ${moment(startsAt)}, ${end}, used ${String(used)}${mostUses === null ? '' : ` of ${mostUses}`} times</p>
${
  isOver
    ? NOTHING
    : html`<form class="stack" method="post" action="${deskPaths.endDiscount(code)}">${textField({ label: `Why ${code} ends`, name: 'why', id: `why-${code}` })}
<button class="danger">End ${code}</button></form>`
}</li>`
}
