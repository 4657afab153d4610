import { PRODUCT } from '#shared/product.ts'
import { html, htmlDocument } from '#shared/values/html.ts'
import { SANDBOX_PHONE } from './call-page.ts'
import type { KeptMessage } from './message-store.ts'
import { MESSAGES_STYLE, sandboxHead } from './sandbox-head.ts'

const LABELS: Readonly<Record<KeptMessage['kind'], string>> = {
  email: 'Email',
  sms: 'Text message',
  call: 'Call',
}

export function messagesPage(messages: readonly KeptMessage[], sandboxed: readonly string[]): string {
  const body = html`<main>
<h1>Sandbox</h1>
<p>What ${PRODUCT.name} would have sent, the newest first. Nothing of it left this machine. Sandboxed are: ${sandboxed.join(', ')}.</p>
<p>The same <a href="/sandbox/messages.json">as JSON</a>.</p>
${sandboxed.includes('voice') ? html`<p>Privacy numbers are called at the <a href="${SANDBOX_PHONE}">sandbox’s telephone</a>.</p>` : html``}
${messages.length === 0 ? html`<p>Nothing was sent so far.</p>` : messages.map(article)}
</main>`
  return htmlDocument({ title: `Sandbox · ${PRODUCT.name}`, head: sandboxHead(MESSAGES_STYLE), body })
}

const article = ({ kind, to, subject, text, sentAt }: KeptMessage) => html`<article>
<h2>${subject === '' ? LABELS[kind] : subject}</h2>
<dl><dt>${LABELS[kind]} to</dt><dd>${to}</dd><dt>Sent</dt><dd><time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></dd></dl>
<pre>${text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))}</pre>
</article>`
