import { PRODUCT } from '#shared/product.ts'
import { html, htmlDocument } from '#shared/values/html.ts'
import { formatPhoneNumber } from '#shared/values/phone-number.ts'
import { cspHash } from '../http/security-headers.ts'
import type { KeptCall } from './call-store.ts'
import { MESSAGES_STYLE, sandboxHead } from './sandbox-head.ts'

export const SANDBOX_PHONE = '/sandbox/phone'

const STYLE = `${MESSAGES_STYLE}
form{display:grid;gap:.75rem;max-width:22rem;margin:1rem 0 2rem}label{display:grid;gap:.25rem}
input,button{font:inherit;min-height:44px;padding:.25rem .75rem;border:1px solid #0F5C4A;border-radius:6px;background:none;color:inherit}
button{background:#0F5C4A;color:#FFF;cursor:pointer}input:focus-visible,button:focus-visible{outline:3px solid #6FC3AC;outline-offset:2px}`

export const CALL_PAGE_HASH = cspHash(STYLE)

/** A telephone that reaches the privacy numbers of the sandbox, and no other. */
export function callPage(calls: readonly KeptCall[]): string {
  const title = 'Sandbox telephone'
  const body = html`<main>
<h1>${title}</h1>
<p>This is a sandbox, so no phone rings. Call the privacy number of an advert to see where the call would go.</p>
<form method="post" action="${SANDBOX_PHONE}">
<label>Number to call<input name="to" type="tel" required maxlength="64" placeholder="01632 960000"></label>
<label>Your number<input name="from" type="tel" required maxlength="64" value="07700 900999"></label>
<button>Call</button></form>
<h2>Calls</h2>
<p>The same <a href="/sandbox/calls.json">as JSON</a>, and <a href="/sandbox">everything else we sent</a>.</p>
${calls.length === 0 ? html`<p>No calls yet.</p>` : calls.map(article)}
</main>`
  return htmlDocument({ title: `${title} · ${PRODUCT.name}`, head: sandboxHead(STYLE), body })
}

const article = ({ from, to, forwardedTo, heard, calledAt }: KeptCall) => html`<article>
<dl><dt>Called</dt><dd>${formatPhoneNumber(to)}</dd><dt>From</dt><dd>${formatPhoneNumber(from)}</dd><dt>At</dt><dd><time datetime="${calledAt}">${calledAt.slice(0, 19).replace('T', ' ')} UTC</time></dd></dl>
<p>${forwardedTo === null ? `No phone rang. The caller heard: ${heard ?? 'nothing'}` : `It rang at ${formatPhoneNumber(forwardedTo)}.`}</p>
</article>`
