import { PRODUCT } from '#shared/product.ts'
import { html } from '../emails/html.ts'
import type { KeptMessage } from './message-store.ts'

export const MESSAGES_STYLE = `body{margin:0 auto;max-width:44rem;padding:2rem 1rem;background:#FBFAF7;color:#1C2024;font:17px/1.5 Figtree,system-ui,sans-serif}
h1{font-size:1.6rem;margin:0 0 1rem}article{border-top:1px solid #D9D6CE;padding:1rem 0}h2{font-size:1.1rem;margin:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;margin:.25rem 0 .5rem;color:#5B6168;font-size:.95rem}dd{margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:#0F5C4A}
@media (prefers-color-scheme:dark){body{background:#12171A;color:#E9E6DF}dl{color:#A9AFB5}article{border-color:#333A3F}a{color:#6FC3AC}}`

const LABELS: Readonly<Record<KeptMessage['kind'], string>> = { email: 'Email', sms: 'Text message' }

/** Every email and text message "sent" so far, and what else is sandboxed. */
export function messagesPage(messages: readonly KeptMessage[], sandboxed: readonly string[]): string {
  const page = html`<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox · ${PRODUCT.name}</title>${{ html: `<style>${MESSAGES_STYLE}</style>` }}</head><body><main>
<h1>Sandbox</h1>
<p>What ${PRODUCT.name} would have sent, the newest first. Nothing of it left this machine. Sandboxed are: ${sandboxed.join(', ')}.</p>
<p>The same <a href="/sandbox/messages.json">as JSON</a>.</p>
${messages.length === 0 ? html`<p>Nothing was sent so far.</p>` : messages.map(article)}
</main></body></html>`
  return `<!doctype html>${page.html}`
}

const article = ({ kind, to, subject, text, sentAt }: KeptMessage) => html`<article>
<h2>${subject === '' ? LABELS[kind] : subject}</h2>
<dl><dt>${LABELS[kind]} to</dt><dd>${to}</dd><dt>Sent</dt><dd><time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></dd></dl>
<pre>${text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))}</pre>
</article>`
