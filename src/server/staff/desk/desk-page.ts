import { PRODUCT } from '#shared/product.ts'
import { type Html, html, htmlDocument, inlineStyle } from '#shared/values/html.ts'
import { deskPaths } from './desk-paths.ts'
import { DESK_STYLE } from './desk-style.ts'
import type { Staff } from './staff.ts'

export interface DeskPage {
  readonly title: string
  readonly content: Html
  /** What was done a moment ago. */
  readonly done?: string | undefined
  /** Why what was asked for was not done. */
  readonly trouble?: string | undefined
  /** Where it is left out, 422 with trouble and 200 without. */
  readonly status?: number
}

export const NOTHING: Html = html``

/** A whole document, without a script. */
export function drawDesk({ title, content, done, trouble }: DeskPage, staff: Staff | null): string {
  const heading = trouble === undefined ? title : `Error: ${title}`
  const body = html`<a class="skip" href="#main">Skip to the content</a>
<header><p><strong>${PRODUCT.name} desk</strong>${staff === null ? NOTHING : html` <span class="soft">${staff.email}</span>`}</p>${staff === null ? NOTHING : navigation()}</header>
<main id="main" tabindex="-1"><h1>${title}</h1>
${done === undefined ? NOTHING : html`<p class="note" role="status">${done}</p>`}
${trouble === undefined ? NOTHING : html`<p class="trouble" role="alert">${trouble}</p>`}
${content}
</main>`
  return htmlDocument({ title: `${heading} · ${PRODUCT.name} desk`, head: inlineStyle(DESK_STYLE), body })
}

const navigation = (): Html => html`<nav aria-label="Desk"><ul>
<li><a href="${deskPaths.today()}">Today</a></li>
<li><a href="${deskPaths.search()}">Search</a></li>
<li><a href="${deskPaths.discounts()}">Discount codes</a></li>
<li><a href="${deskPaths.audit()}">Audit log</a></li>
<li><form method="post" action="${deskPaths.signOut()}"><button class="quiet">Sign out</button></form></li>
</ul></nav>`
