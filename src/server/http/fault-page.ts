import type { FastifyRequest } from 'fastify'
import { paths } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'
import { html, htmlDocument, inlineStyle } from '#shared/values/html.ts'
import type { Refusal } from './refusal.ts'
import { cspHash, pagePolicy } from './security-headers.ts'

/** Of its own, since what the pages' styles are read from may be what failed. */
const STYLE = `body{margin:0 auto;max-width:40rem;padding:2rem 1rem;background:#FBFAF7;color:#1C2024;font:106.25%/1.5 Figtree,system-ui,sans-serif}
h1{margin:2rem 0 1rem;font-size:1.7rem;line-height:1.2}a{color:#0F5C4A}.brand{font-weight:700;text-decoration:none}.ways a{display:inline-block;margin-right:1.5rem;padding:.6rem 0}
@media (prefers-color-scheme:dark){body{background:#12171A;color:#E9E6DF}a{color:#6FC3AC}}`

export const FAULT_PAGE_POLICY = pagePolicy({ scripts: null, styles: [cspHash(STYLE)] })

/** Whether somebody reads the answer, not a program. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true

function headingOf(statusCode: number, method: string): string {
  if (statusCode === 404) return 'We can’t find this page'
  return method === 'GET' ? 'We can’t show this page' : 'We couldn’t do that'
}

export function faultPage({ statusCode, message }: Refusal, method: string): string {
  const heading = headingOf(statusCode, method)
  // What was posted would be lost by following a link.
  const again = method === 'GET' && statusCode !== 404 ? html`<a href="">Try again</a>` : html``
  return htmlDocument({
    title: `${heading} · ${PRODUCT.name}`,
    head: html`<meta name="robots" content="noindex"><link rel="icon" href="data:,">${inlineStyle(STYLE)}`,
    body: html`<main><a class="brand" href="/">${PRODUCT.name}</a><h1>${heading}</h1><p>${message}</p><p class="ways">${again}<a href="${paths.adverts()}">Homes for sale and to let</a></p></main>`,
  })
}
