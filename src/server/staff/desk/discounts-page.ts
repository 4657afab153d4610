import { DISCOUNT_CODE_FORM } from '#shared/advert/discount-code.ts'
import { type Html, html } from '#shared/values/html.ts'
import { formatPence } from '#shared/values/money.ts'
import type { TypedDiscount } from '../../orders/new-discount.ts'
import type { KeptDiscount } from '../../payments/checkout/discount-store.ts'
import { textField } from './desk-form.ts'
import { type DeskPage, NOTHING } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import { moment } from './desk-words.ts'

export const DISCOUNT_LABELS = {
  percent: 'Percentage off',
  amount: 'Pounds off',
  from: 'From',
  until: 'Until',
  uses: 'Maximum uses',
} as const

export const discountsPage = (
  discounts: readonly KeptDiscount[],
  { why, ...typed }: TypedDiscount & { readonly why: string },
  now: Date,
): Pick<DeskPage, 'title' | 'content'> => ({
  title: 'Discount codes',
  content: html`<h2>Make a code</h2>
<form class="stack" method="post" action="${deskPaths.discounts()}">
${textField({ label: 'Code', name: 'code', value: typed.code, hint: `${DISCOUNT_CODE_FORM}.` })}
${textField({ label: DISCOUNT_LABELS.percent, name: 'percent', value: typed.percent ?? '', hint: 'Give either this or pounds off.' })}
${textField({ label: DISCOUNT_LABELS.amount, name: 'amount', value: typed.amount ?? '' })}
${textField({ label: DISCOUNT_LABELS.from, name: 'from', type: 'date', value: typed.from ?? '', hint: 'Leave empty to begin now.' })}
${textField({ label: DISCOUNT_LABELS.until, name: 'until', type: 'date', value: typed.until ?? '', hint: 'The last day it works. Leave empty for no end.' })}
${textField({ label: DISCOUNT_LABELS.uses, name: 'uses', value: typed.uses ?? '', hint: 'Leave empty for no limit.' })}
${textField({ label: 'Why', name: 'why', value: why })}
<button>Make code</button></form>
<h2>All codes</h2>
${discounts.length === 0 ? html`<p class="soft">None yet.</p>` : html`<ul class="rows">${discounts.map((one) => row(one, now))}</ul>`}`,
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
