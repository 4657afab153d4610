import { topicOf } from '#shared/support/contact-form.ts'
import { type Html, html } from '#shared/values/html.ts'
import type { SupportCase } from '../support/case-store.ts'
import type { NotedAct } from './audit-store.ts'
import { facts } from './desk-facts.ts'
import { textField } from './desk-form.ts'
import { type DeskPage, NOTHING } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import { history, moment } from './desk-words.ts'

/** A message to support, whom to answer, and the form to close it by. */
export const casePage = (
  { number, topic, name, email, about, message, receivedAt, answeredAt }: SupportCase,
  acts: readonly NotedAct[],
): DeskPage => ({
  title: `Message ${number}`,
  content: html`${facts([
    ['Topic', topicOf(topic)?.label ?? topic],
    ['From', html`${name}, <a href="${deskPaths.find(email)}">${email}</a>`],
    ['About', about === '' ? 'not given' : html`<a href="${deskPaths.find(about)}">${about}</a>`],
    ['Received', moment(receivedAt)],
    ['Closed', answeredAt === null ? 'not yet' : moment(answeredAt)],
  ])}
<h2>Message</h2>
<pre>${message}</pre>
${answeredAt === null ? closing(number) : NOTHING}
${history(acts)}`,
})

const closing = (number: string): Html => html`<h2>Close it</h2>
<form class="stack" method="post" action="${deskPaths.closeCase(number)}">
${textField({ label: 'What you did about it', name: 'why' })}
<button>Close message</button></form>`
