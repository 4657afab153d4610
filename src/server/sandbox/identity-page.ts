import { createHash } from 'node:crypto'
import { SOCIAL_NAMES, type SocialProvider } from '#shared/account/social-providers.ts'
import { PRODUCT } from '#shared/product.ts'
import { html } from '../emails/html.ts'
import type { SocialIdentity } from '../gateways/social-identity.ts'
import { MESSAGES_STYLE } from './messages-page.ts'

const STYLE = `${MESSAGES_STYLE}
form{margin:0 0 .75rem}button{font:inherit;min-height:44px;width:100%;padding:.5rem 1rem;text-align:left;border:1px solid #0F5C4A;border-radius:8px;background:none;color:inherit;cursor:pointer}
button:focus-visible{outline:3px solid #0F5C4A;outline-offset:2px}small{display:block}`
/** Tells the page that opened this window, which is of our own origin, and goes. */
const SCRIPT = `const {token,provider}=document.body.dataset;opener?.postMessage({type:'social-sign-in',provider,token},location.origin);close()`
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const IDENTITY_PAGE_HASHES = { scripts: [sourceOf(SCRIPT)], styles: [sourceOf(STYLE)] }

export interface InventedPerson extends SocialIdentity {
  readonly says: string
}

/** Somebody who has an address that was verified, one whose was not, and one without. */
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
  says: string,
): InventedPerson {
  return { subject, firstName, lastName, email, isEmailVerified, says }
}

const page = (title: string, attributes: ReturnType<typeof html>, content: ReturnType<typeof html>) =>
  `<!doctype html>${html`<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${PRODUCT.name}</title>${{ html: `<style>${STYLE}</style>` }}</head><body${attributes}>${content}</body></html>`.html}`

/** Who do you want to be? */
export function chooserPage(provider: SocialProvider, nonce: string): string {
  const person = ({
    subject,
    firstName,
    lastName,
    says,
  }: InventedPerson) => html`<form method="post" action="/sandbox/${provider}">
<input type="hidden" name="nonce" value="${nonce}"><input type="hidden" name="person" value="${subject}">
<button>${firstName} ${lastName}<small>${says}</small></button></form>`
  const title = `Sandbox in place of ${SOCIAL_NAMES[provider]}`
  return page(
    title,
    html``,
    html`<main><h1>${title}</h1><p>Nobody here exists. Choose whom to sign in as.</p>${INVENTED_PEOPLE.map(person)}</main>`,
  )
}

export const chosenPage = (provider: SocialProvider, token: string): string =>
  page(
    'Signed in',
    html` data-provider="${provider}" data-token="${token}"`,
    html`<main><h1>Signed in</h1><p>You can close this window.</p></main>${{ html: `<script>${SCRIPT}</script>` }}`,
  )
