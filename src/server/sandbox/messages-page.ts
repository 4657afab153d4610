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
<p>What ${PRODUCT.name} would have sent, newest first. None of it left this machine. In the sandbox: ${sandboxed.join(', ')}.</p>
<p>The same <a href="/sandbox/messages.json">as JSON</a>.</p>
${sandboxed.includes('voice') ? html`<p>To call a privacy number, use the <a href="${SANDBOX_PHONE}">sandbox phone</a>.</p>` : html``}
${messages.length === 0 ? html`<p>Nothing sent yet.</p>` : messages.map(article)}
</main>`
  return htmlDocument({ title: `Sandbox · ${PRODUCT.name}`, head: sandboxHead(MESSAGES_STYLE), body })
}

const article = ({ kind, to, subject, text, sentAt }: KeptMessage) => html`<article>
<h2>${subject === '' ? LABELS[kind] : subject}</h2>
<dl><dt>${LABELS[kind]} to</dt><dd>${to}</dd><dt>Sent</dt><dd><time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></dd></dl>
<pre>${text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))}</pre>
</article>`
