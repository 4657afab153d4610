import { SOCIAL_NAMES, type SocialProvider } from '#shared/account/social-providers.ts'
import { PRODUCT } from '#shared/product.ts'
import { type Html, html, htmlDocument, inlineScript, inlineStyle } from '#shared/values/html.ts'
import type { SocialIdentity } from '../gateways/social-identity.ts'
import { cspHash } from '../http/security-headers.ts'
import { MESSAGES_STYLE } from './sandbox-head.ts'

const STYLE = `${MESSAGES_STYLE}
form{margin:0 0 .75rem}button{font:inherit;min-height:44px;width:100%;padding:.5rem 1rem;text-align:left;border:1px solid #0F5C4A;border-radius:8px;background:none;color:inherit;cursor:pointer}
button:focus-visible{outline:3px solid #0F5C4A;outline-offset:2px}small{display:block}`
/** Our own origin opened this window. */
const SCRIPT = `const {token,provider}=document.body.dataset;opener?.postMessage({type:'social-sign-in',provider,token},location.origin);close()`

export const IDENTITY_PAGE_HASHES = { scripts: [cspHash(SCRIPT)], styles: [cspHash(STYLE)] }

export interface InventedPerson extends SocialIdentity {
  readonly note: string
}

/** With a verified address, an unverified one, and none. */
export const INVENTED_PEOPLE: readonly InventedPerson[] = [
  invented('1', 'Ada', 'Barnes', 'ada.barnes@example.org', true, 'ada.barnes@example.org'),
  invented('2', 'Bo', 'Okafor', 'bo.okafor@example.org', true, 'bo.okafor@example.org'),
  invented('3', 'Cy', 'Marsh', 'cy.marsh@example.org', false, 'cy.marsh@example.org, never verified'),
  invented('4', 'Di', 'Patel', null, false, 'no email address'),
] // biome-ignore format: a table

function invented(
  subject: string,
  firstName: string,
  lastName: string,
  email: string | null,
  isEmailVerified: boolean,
  note: string,
): InventedPerson {
  return { subject, firstName, lastName, email, isEmailVerified, note }
}

const page = (title: string, body: Html, attributes?: Html): string =>
  htmlDocument({
    title: `${title} · ${PRODUCT.name}`,
    head: inlineStyle(STYLE),
    body,
    ...(attributes ? { attributes } : {}),
  })

export function chooserPage(provider: SocialProvider, nonce: string): string {
  const person = ({
    subject,
    firstName,
    lastName,
    note,
  }: InventedPerson) => html`<form method="post" action="/sandbox/${provider}">
<input type="hidden" name="nonce" value="${nonce}"><input type="hidden" name="person" value="${subject}">
<button>${firstName} ${lastName}<small>${note}</small></button></form>`
  const title = `Sandbox in place of ${SOCIAL_NAMES[provider]}`
  return page(
    title,
    html`<main><h1>${title}</h1><p>These people are invented. Choose who to sign in as.</p>${INVENTED_PEOPLE.map(person)}</main>`,
  )
}

export const chosenPage = (provider: SocialProvider, token: string): string =>
  page(
    'Signed in',
    html`<main><h1>Signed in</h1><p>You can close this window.</p></main>${inlineScript(SCRIPT)}`,
    html` data-provider="${provider}" data-token="${token}"`,
  )
