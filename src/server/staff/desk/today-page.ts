import { type Html, html } from '#shared/values/html.ts'
import { formatDate, type IsoDate, today } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { formatPence } from '#shared/values/money.ts'
import { ALERT_ADVICE } from '../../orders/alert-advice.ts'
import { textField } from './desk-form.ts'
import { type DeskPage, NOTHING } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import { age } from './desk-words.ts'
import type { Queue, QueueName, Waiting, Waitings } from './queue-store.ts'

interface QueueWords {
  readonly title: string
  readonly none: string
  readonly row: (waiting: Waiting, now: Date) => Html
}

const resolving = (
  action: string,
  id: string,
): Html => html`<form class="stack" method="post" action="${action}">
${textField({ label: 'What you did about it', name: 'why', id: `why-${id}` })}
<button class="quiet">Mark as settled</button></form>`

const orderLink = (id: string | null): Html =>
  id === null
    ? html`not one of our orders`
    : html`<a href="${deskPaths.order(id)}">order ${id.slice(0, 8)}</a>`
const advertLink = (id: string): Html => html`<a href="${deskPaths.advert(id)}">${referenceOf(id)}</a>`

const isAdvised = (kind: string): kind is keyof typeof ALERT_ADVICE => Object.hasOwn(ALERT_ADVICE, kind)

const due = (dueBy: IsoDate | null, now: Date): Html =>
  dueBy === null
    ? NOTHING
    : html`, by ${formatDate(dueBy)}${dueBy < today(now) ? html`. <strong>Overdue</strong>` : NOTHING}`

const OWED = {
  refund: (order: string, pence: number) =>
    html`<p>${formatPence(pence)} didn’t go back. Try again at ${orderLink(order)}</p>`,
  delivery: (order: string) => html`<p>Paid but not delivered yet: ${orderLink(order)}</p>`,
  number: (advert: string) =>
    html`<p>No privacy number is free for advert ${advertLink(advert)}. Add numbers to the pool.</p>`,
} as const
type OwedKind = keyof typeof OWED

const QUEUES: Readonly<Record<QueueName, QueueWords>> = {
  payments: {
    title: 'Payments that need attention',
    none: 'No payments need attention.',
    row: ({ id, kind, subject, detail }) => html`<p>${kind.replaceAll('-', ' ')}: ${orderLink(subject)}</p>
<p>${detail}</p><p class="soft">${isAdvised(kind) ? ALERT_ADVICE[kind] : ''}</p>${resolving(deskPaths.resolveAlert(id), `alert-${id}`)}`,
  },
  owed: {
    title: 'Owed to buyers',
    none: 'We don’t owe buyers anything that’s late.',
    row: ({ kind, subject, detail }) => OWED[kind as OwedKind](subject ?? '', Number(detail)),
  },
  refunds: {
    title: 'Refunds on their way',
    none: 'No refunds are on their way.',
    row: ({ subject }) => html`<p>Refund of ${orderLink(subject)}</p>`,
  },
  promotions: {
    title: 'Adverts to post on Facebook',
    none: 'No adverts to post on Facebook.',
    row: ({ id, subject, dueBy }, now) =>
      html`<p><a href="${deskPaths.promotion(id)}">Post advert ${referenceOf(subject ?? '')}</a>${due(dueBy, now)}</p>`,
  },
  posts: {
    title: 'Posts to take off Facebook',
    none: 'No posts to take off Facebook.',
    row: ({ id, subject, detail }) =>
      html`<p><a href="${deskPaths.promotion(id)}">Advert ${referenceOf(subject ?? '')}</a> isn’t promoted any more: ${detail}</p>`,
  },
  texts: {
    title: 'Contested texts',
    none: 'No contested texts.',
    row: ({ id, detail }) => html`<p><a href="${deskPaths.text(id)}">Refused: ‘${detail}’</a></p>`,
  },
  messages: {
    title: 'Messages to support',
    none: 'No messages waiting for an answer.',
    row: ({
      id,
      kind,
      subject,
      detail,
    }) => html`<p><a href="${deskPaths.case(id)}">${id}</a>: ${kind.replaceAll('-', ' ')}${subject === null || subject === '' ? NOTHING : html`, about <a href="${deskPaths.find(subject)}">${subject}</a>`}</p>
<pre>${detail}</pre>${resolving(deskPaths.closeCase(id), `case-${id}`)}`,
  },
  reports: {
    title: 'Reports of adverts',
    none: 'No reports.',
    row: ({ id, subject, detail }) =>
      html`<p>${advertLink(subject ?? '')}</p><pre>${detail}</pre>${resolving(deskPaths.resolveReport(id), `report-${id}`)}`,
  },
  references: {
    title: 'Tenant references to judge',
    none: 'No tenant references to judge.',
    row: ({ id, kind, detail }) =>
      html`<p><a href="${deskPaths.reference(id)}">A ${kind} reference, ${id.slice(0, 8)}</a></p><p>${detail}</p>`,
  },
}

export const searchForm = (
  typed: string,
): Html => html`<form class="search" role="search" method="get" action="${deskPaths.search()}">
${textField({ label: 'Search for', name: 'q', type: 'search', value: typed, hint: 'Email, name, reference, postcode, order, phone number or case number' })}
<button>Search</button></form>`

export function todayPage(waiting: Waitings, now: Date): DeskPage {
  const names = Object.keys(QUEUES) as QueueName[]
  return {
    title: 'Today',
    content: html`${searchForm('')}
<ul class="rows">${names.map((name) => summary(name, waiting.get(name), now))}</ul>
${names.map((name) => section(name, waiting.get(name), now))}`,
  }
}

function summary(name: QueueName, queue: Queue | undefined, now: Date): Html {
  const { title, none } = QUEUES[name]
  const oldest = queue?.first[0]
  if (queue === undefined || oldest === undefined) return html`<li class="soft">${none}</li>`
  return html`<li><a href="#${name}">${title}</a>: <span class="count">${String(queue.count)}</span>, the oldest for ${age(oldest.since, now)}</li>`
}

function section(name: QueueName, queue: Queue | undefined, now: Date): Html {
  if (queue === undefined) return NOTHING
  const { title, row } = QUEUES[name]
  const { count, first } = queue
  const more = count - first.length
  return html`<section id="${name}"><h2>${title} (${String(count)})</h2>
<ol class="rows">${first.map((one) => html`<li><p class="soft">For ${age(one.since, now)}</p>${row(one, now)}</li>`)}</ol>${
    more === 0
      ? NOTHING
      : html`
<p class="soft">${String(more)} more, all newer. They show here as you settle these.</p>`
  }</section>`
}
