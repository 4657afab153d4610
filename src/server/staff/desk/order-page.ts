import { MARKETING_OPTIONS } from '#shared/advert/marketing-options.ts'
import { type Html, html } from '#shared/values/html.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { formatPence } from '#shared/values/money.ts'
import { daysDown, daysLeft, type RefundKind, refundPence } from '../../orders/refund.ts'
import type { NotedAct } from './audit-store.ts'
import type { Fields } from './desk-call.ts'
import { facts } from './desk-facts.ts'
import { textArea, textField } from './desk-form.ts'
import { type DeskPage, NOTHING } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import { history, lastDay, moment } from './desk-words.ts'
import type { OrderView } from './order-view-store.ts'

const KINDS = {
  whole: 'the whole payment',
  'days-left': 'the unused days',
  outside: 'made at the provider',
  'by-hand': 'paid another way',
} as const

export const orderPage = (
  order: OrderView,
  acts: readonly NotedAct[],
  typed: Fields,
  day: IsoDate,
): Omit<DeskPage, 'done' | 'trouble'> => ({
  title: `Order ${order.id.slice(0, 8)}`,
  content: html`${about(order, day)}
<h2>Refunds</h2>
${order.refunds.length === 0 ? html`<p class="soft">None yet.</p>` : html`<ul class="rows">${order.refunds.map(({ pence, kind, state, askedAt, orderId }) => html`<li>${formatPence(pence)}, ${KINDS[kind]}, ${state}, ${moment(askedAt)}${orderId === order.id ? NOTHING : html`, by the payment of ${orderLink(orderId)}`}</li>`)}</ul>`}
${refundForm(order, typed, day)}${retryForm(order, typed)}
${history(acts)}`,
})

function about(order: OrderView, day: IsoDate): Html {
  const down = order.startedOn === null ? 0 : daysDown(order, order.startedOn, day)
  const label = MARKETING_OPTIONS.find(({ id }) => id === order.marketingOption)?.label
  return facts([
    ['Id', order.id],
    ['State', order.state],
    ['Bought', label ?? order.marketingOption],
    [
      'Paid',
      `${formatPence(order.totalPence)}${order.discountCode === null ? '' : `, list price ${formatPence(order.listPence)}, code ${order.discountCode}`}`,
    ],
    ...upgradeFacts(order),
    ['Payment', `${order.provider}, ${order.transactionId ?? 'none'}`],
    [
      'Buyer',
      html`${order.buyerName}, <a href="${deskPaths.find(order.buyerEmail)}">${order.buyerEmail}</a>`,
    ],
    ['Made', moment(order.createdAt)],
    ['Paid on', order.paidAt === null ? 'not yet' : moment(order.paidAt)],
    ['Delivered', order.fulfilledAt === null ? 'not yet' : moment(order.fulfilledAt)],
    [
      'Advert',
      order.listingId === null
        ? 'none'
        : html`<a href="${deskPaths.advert(order.listingId)}">${referenceOf(order.listingId)}</a>`,
    ],
    ...(down === 0 ? [] : [['Days down', `${down}, not counted as used`] as const]),
    // The advert's end is that of its present option.
    ...(order.upgradedBy === null ? [['Until', lastDay(order.optionEndsAt)] as const] : []),
  ])
}

const orderLink = (id: string): Html => html`<a href="${deskPaths.order(id)}">order ${id.slice(0, 8)}</a>`

function upgradeFacts({
  upgrades,
  creditFor,
  creditPence,
  upgradedBy,
}: OrderView): (readonly [string, Html])[] {
  const credit = html`${formatPence(creditPence)} less for ${creditFor ?? ''}`
  const before = upgrades === null ? [] : [['Upgrade of', html`${orderLink(upgrades)}, ${credit}`] as const]
  const after = upgradedBy === null ? [] : [['Upgraded by', orderLink(upgradedBy)] as const]
  return [...before, ...after]
}

function refundForm(order: OrderView, { kind, why = '', cancelledOn = '' }: Fields, day: IsoDate): Html {
  const whole = refundPence(order, 'whole', day)
  if (whole <= 0 || order.transactionId === null) return NOTHING
  const back =
    order.creditPence > 0 ? `, with ${formatPence(order.creditPence)} from the order it upgraded` : ''
  const rest = refundPence(order, 'days-left', day)
  const days = order.startedOn === null ? null : daysLeft(order, order.startedOn, day)
  return html`<form class="stack" method="post" action="${deskPaths.refund(order.id)}"><fieldset>
<legend>How much to refund</legend>
${choice('whole', `${formatPence(whole)}, the full payment${back}${wentBack(order)}`, kind)}
${days === null || rest === whole ? NOTHING : choice('days-left', `${formatPence(rest)}, for ${days.left} of ${days.whole} days left today${wentBack(order)}`, kind)}
</fieldset>
${textField({ label: 'If they’ve cancelled, the day they told us', name: 'cancelledOn', type: 'date', value: cancelledOn, hint: 'We then refund the days left on that day, not today, and name it in the email.' })}
${textArea({ label: 'Why', name: 'why', value: why, hint: 'We keep this in the audit log. What they bought ends at once.' })}
<button class="danger">Refund</button></form>`
}

function retryForm({ id, refunds }: OrderView, { why = '' }: Fields): Html {
  const pence = refunds.reduce((sum, { owedPence }) => sum + owedPence, 0)
  if (pence === 0) return NOTHING
  return html`<form class="stack" method="post" action="${deskPaths.retryRefund(id)}">
${textArea({ label: 'Why you’re trying again', name: 'why', value: why, hint: `${formatPence(pence)} didn’t go back. We’ll ask for the same amount again.` })}
<button class="danger">Try the refund again</button></form>`
}

/** What is taken off either. */
const wentBack = ({ refundedPence }: OrderView): string =>
  refundedPence === 0 ? '' : `, less the ${formatPence(refundedPence)} already refunded`

const choice = (kind: RefundKind, label: string, chosen: string | undefined): Html =>
  html`<p class="pick"><input type="radio" id="kind-${kind}" name="kind" value="${kind}"${kind === chosen ? html` checked` : NOTHING}> <label class="beside" for="kind-${kind}">${label}</label></p>`
