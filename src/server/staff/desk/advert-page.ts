import { entitlementLabel, entitlementStatus } from '#shared/advert/entitlement.ts'
import { MARKETING_OPTIONS } from '#shared/advert/marketing-options.ts'
import { paths } from '#shared/journey/paths.ts'
import { type Html, html } from '#shared/values/html.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { formatPence } from '#shared/values/money.ts'
import type { ModeratedAdvert } from '../../listings/published/moderation-store.ts'
import type { NotedAct } from './audit-store.ts'
import type { Fields } from './desk-call.ts'
import { facts } from './desk-facts.ts'
import { textArea } from './desk-form.ts'
import { type DeskPage, NOTHING } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import { history, lastDay, moment } from './desk-words.ts'
import { ADVERT_STATES } from './search-page.ts'

export const advertPage = (
  advert: ModeratedAdvert,
  acts: readonly NotedAct[],
  typed: Fields,
  now: Date,
): Pick<DeskPage, 'title' | 'content'> => ({
  title: `Advert ${referenceOf(advert.id)}`,
  content: html`${about(advert)}
<h2>Orders</h2>
${
  advert.orders.length === 0
    ? html`<p class="soft">No payments.</p>`
    : html`<ul class="rows">${advert.orders.map(
        ({ id, state, totalPence }) =>
          html`<li><a href="${deskPaths.order(id)}">Order ${id.slice(0, 8)}</a>, ${formatPence(totalPence)}, ${state}</li>`,
      )}</ul>`
}
${bought(advert)}
${forms(advert, typed, now)}
${history(acts)}`,
})

/** As its owner sees it, and in the same words. */
const bought = ({ entitlements }: ModeratedAdvert): Html =>
  entitlements.length === 0
    ? NOTHING
    : html`<h2>What they bought</h2>
<ul class="rows">${entitlements.map((one) => html`<li><b>${entitlementLabel(one)}</b><p class="soft">${entitlementStatus(one)}</p></li>`)}</ul>`

function about(advert: ModeratedAdvert): Html {
  const option = MARKETING_OPTIONS.find(({ id }) => id === advert.marketingOption)?.label
  return facts([
    ['State', ADVERT_STATES[advert.state]],
    ['For', advert.appType === 'sell' ? 'sale' : 'letting'],
    ['Page', html`<a href="${paths.advert(advert.id)}">${paths.advert(advert.id)}</a>`],
    ['Home', advert.place],
    ['Owner', html`<a href="${deskPaths.find(advert.ownerEmail)}">${advert.ownerEmail}</a>`],
    ['Shown from', formatDate(advert.liveFrom)],
    ['Published', moment(advert.publishedAt)],
    ['Changed', moment(advert.updatedAt)],
    ['Option', option ?? advert.marketingOption],
    ['Until', lastDay(advert.optionEndsAt)],
    ['Open reports', String(advert.openReports)],
  ])
}

function forms(advert: ModeratedAdvert, { why = '' }: Fields, now: Date): Html {
  const { id, state, marketingOption, optionEndsAt } = advert
  const hasOption = marketingOption !== 'none' && (optionEndsAt === null || optionEndsAt > now)
  return html`${
    state === 'removed'
      ? act('Put it back', 'put-back', deskPaths.putBack(id), 'We’ll send these words to its owner.', why)
      : act(
          'Take it down',
          'take-down',
          deskPaths.takeDown(id),
          'We’ll send these words to its owner, with how to appeal.',
        )
  }
${hasOption ? act('End the paid option', 'end-option', deskPaths.endOption(id), 'The advert stays online as a free one. This doesn’t refund anything.') : NOTHING}`
}

const act = (
  title: string,
  name: string,
  action: string,
  hint: string,
  why = '',
): Html => html`<h2>${title}</h2>
<form class="stack" method="post" action="${action}">
${textArea({ label: 'Why', name: 'why', id: `why-${name}`, value: why, hint })}
<button class="danger">${title}</button></form>`
