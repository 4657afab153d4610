import { counted } from '#shared/values/counted.ts'
import { type Html, html } from '#shared/values/html.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { lastDayOf } from '#shared/values/london-day.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/values/time-units.ts'
import type { NotedAct } from './audit-store.ts'

/** The time in London, which a program can read as well. */
export const moment = (at: Date): Html =>
  html`<time datetime="${at.toISOString()}">${formatMoment(at)}</time>`

/** The last day of what was bought. */
export const lastDay = (end: Date | null): string => (end === null ? 'no end' : formatDate(lastDayOf(end)))

/** How long something has waited: '3 days'. */
export function age(since: Date, now: Date): string {
  const ms = now.getTime() - since.getTime()
  if (ms < MINUTE_MS) return 'less than a minute'
  if (ms >= DAY_MS) return counted(Math.floor(ms / DAY_MS), 'day')
  if (ms >= HOUR_MS) return counted(Math.floor(ms / HOUR_MS), 'hour')
  return counted(Math.floor(ms / MINUTE_MS), 'minute')
}

export const history = (acts: readonly NotedAct[]): Html => html`<h2>What was done</h2>
${
  acts.length === 0
    ? html`<p class="soft">Nothing yet.</p>`
    : html`<ul class="rows">${acts.map(
        ({ doneAt, who, act, subjectKind, subject, why }) =>
          html`<li><p>${moment(doneAt)}: ${act.replaceAll('-', ' ')}, ${subjectKind.replaceAll('-', ' ')} ${subject}, by ${who}</p>${why === '' ? html`` : html`<p class="soft">${why}</p>`}</li>`,
      )}</ul>`
}`
