import { topicOf } from '#shared/support/contact-form.ts'
import { type Html, html } from '#shared/values/html.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { formatPence } from '#shared/values/money.ts'
import { formatPhoneNumber } from '#shared/values/phone-number.ts'
import { type DeskPage, NOTHING } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import { moment } from './desk-words.ts'
import { MOST_FOUND } from './read-search.ts'
import type { FoundAtDesk } from './search-store.ts'
import { searchForm } from './today-page.ts'

export const ADVERT_STATES = {
  live: 'live',
  withdrawn: 'withdrawn by its owner',
  removed: 'taken down',
} as const

export function searchPage(typed: string, { people, adverts, orders, cases }: FoundAtDesk): DeskPage {
  const isEmpty = people.length + adverts.length + orders.length + cases.length === 0
  return {
    title: 'Search',
    content: html`${searchForm(typed)}
${isEmpty && typed !== '' ? html`<p>We found nothing for “${typed}”.</p>` : NOTHING}
${group(
  'People',
  people.map(
    ({ email, name, phone }) =>
      html`<a href="${deskPaths.find(email)}">${name}</a>, ${email}${phone === null ? '' : `, ${formatPhoneNumber(phone)}`}`,
  ),
)}
${group(
  'Adverts',
  adverts.map(
    ({ id, state, place, ownerName, ownerEmail }) =>
      html`<a href="${deskPaths.advert(id)}">${referenceOf(id)}</a>, ${ADVERT_STATES[state]}: ${place}. ${ownerName}, ${ownerEmail}`,
  ),
)}
${group(
  'Orders',
  orders.map(
    ({ id, state, totalPence, createdAt, buyerName, buyerEmail }) =>
      html`<a href="${deskPaths.order(id)}">Order ${id.slice(0, 8)}</a>, ${formatPence(totalPence)}, ${state}, ${moment(createdAt)}. ${buyerName}, ${buyerEmail}`,
  ),
)}
${group(
  'Messages',
  cases.map(
    ({ number, topic, state, name, email }) =>
      html`<a href="${deskPaths.case(number)}">${number}</a>, ${state}: ${topicOf(topic)?.label ?? topic}. ${name}, ${email}`,
  ),
)}`,
  }
}

const group = (title: string, rows: readonly Html[]): Html =>
  rows.length === 0
    ? NOTHING
    : html`<h2>${title}</h2>${rows.length < MOST_FOUND ? NOTHING : html`<p class="soft">We show the first ${String(MOST_FOUND)}. Type more to find others.</p>`}<ul class="rows">${rows.map((row) => html`<li>${row}</li>`)}</ul>`
