import { type Html, html } from '#shared/values/html.ts'
import type { ContestedText } from '../../listings/publishing/contested-store.ts'
import type { NotedAct } from './audit-store.ts'
import { textArea } from './desk-form.ts'
import type { DeskPage } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import { history, moment } from './desk-words.ts'

const NATION_NAMES: Readonly<Record<ContestedText['nation'], string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
}

const TEXTS: Readonly<Record<ContestedText['field'], string>> = {
  summary: 'summary',
  propertyDescription: 'description',
  files_uploaded: 'caption',
}

/** The words that were refused, why, the two ways to decide, and what was decided. */
export const contestedTextPage = (
  contested: ContestedText,
  acts: readonly NotedAct[],
): Pick<DeskPage, 'title' | 'content'> => ({
  title: `Contested text ${contested.id.slice(0, 8)}`,
  content: html`<dl>
<dt>For</dt><dd>${contested.appType === 'sell' ? 'sale' : 'letting'} in ${NATION_NAMES[contested.nation]}</dd>
<dt>Owner</dt><dd><a href="${deskPaths.find(contested.ownerEmail)}">${contested.ownerEmail}</a></dd>
<dt>Contested</dt><dd>${moment(contested.contestedAt)}</dd>
</dl>
<h2>What we refused</h2>
<ul class="rows">${contested.findings.map(({ words, reason, rule }) => html`<li><p><strong>${words}</strong></p><p class="soft">${rule ?? ''}: ${reason}</p></li>`)}</ul>
<h2>The whole ${TEXTS[contested.field]}</h2>
<pre>${contested.text}</pre>
${contested.state === 'open' ? html`${deciding(contested.id, 'allow')}${deciding(contested.id, 'uphold')}` : html`<p>You’ve decided this: ${contested.state}.</p>`}
${history(acts)}`,
})

export const WAYS = {
  allow: { title: 'Allow this text', state: 'allowed' },
  uphold: { title: 'Uphold the refusal', state: 'upheld' },
} as const
export type Way = keyof typeof WAYS

const deciding = (id: string, way: Way): Html => html`<h2>${WAYS[way].title}</h2>
<form class="stack" method="post" action="${deskPaths.decideText(way)(id)}">
${textArea({ label: 'Why', name: 'why', id: `why-${way}`, hint: 'We’ll send these words to its owner.' })}
<button${way === 'uphold' ? html` class="danger"` : html``}>${WAYS[way].title}</button></form>`
