import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, htmlDocument, inlineStyle } from '#shared/values/html.ts'
import { formatPence } from '#shared/values/money.ts'
import { fontLink, fontOf, type Manifest, scriptsOf } from '../../http/manifest.ts'
import { cspHash, type FramePage, frameHeaders, PERMISSIONS } from '../../http/security-headers.ts'

export interface PaymentToShow {
  readonly clientSecret: string
  readonly pence: number
  readonly button: string
  /** Said once it is paid. */
  readonly paid: string
  readonly publishableKey: string
}

const ENTRY = 'src/web/entry-pay.ts'
const STRIPE_JS = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** Throws if the build is missing. */
export function loadStripePage(buildFolder: string): (payment: PaymentToShow) => FramePage {
  const web = join(buildFolder, 'web')
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest
  const style = (manifest[ENTRY]?.css ?? []).map((file) => readFileSync(join(web, file), 'utf8')).join('')
  const scripts = scriptsOf(manifest, ENTRY)
  const font = fontOf(manifest, ENTRY)
  const headers = headersFor(style)
  return (payment) => ({ html: drawFrame(payment, { style, font, scripts }), headers })
}

/** https://docs.stripe.com/security/guide?csp=csp-js#content-security-policy */
function headersFor(style: string): FramePage['headers'] {
  const styles = [cspHash(style)]
  const permissions = PERMISSIONS.map((name) =>
    name === 'payment' ? 'payment=(self "https://js.stripe.com")' : `${name}=()`,
  )
  return {
    ...frameHeaders(
      { scripts: ["'self'", ...STRIPE_JS], styles },
      {
        'font-src': ["'self'"],
        'connect-src': ['https://api.stripe.com'],
        'frame-src': [...STRIPE_JS, 'https://hooks.stripe.com'],
        'form-action': ["'none'"],
      },
    ),
    'permissions-policy': permissions.join(', '),
  }
}

interface Build {
  readonly style: string
  readonly font: string
  readonly scripts: readonly string[]
}

function drawFrame(
  { clientSecret, pence, button, paid, publishableKey }: PaymentToShow,
  { style, font, scripts: [script = '', ...imports] }: Build,
): string {
  const price = formatPence(pence)
  return htmlDocument({
    title: `Pay ${price} by card`,
    head: html`<meta name="color-scheme" content="light dark">${fontLink(font)}${inlineStyle(style)}<script type="module" src="/${script}"></script>${imports.map((file) => html`<link rel="modulepreload" href="/${file}">`)}`,
    body: html`<form class="pay" id="pay" data-state="waiting" data-key="${publishableKey}" data-secret="${clientSecret}" data-paid="Paid. ${paid}."><h1>Pay ${price} by card</h1>
<p class="lead">VAT is included. Your card’s details go to Stripe, never to us.</p>
<div class="card"><div id="card"></div><div class="card-shape" aria-hidden="true"><span></span><span></span><span></span><span></span><span></span></div></div>
<p role="status">Opening the card form…</p><p role="alert"></p>
<button class="primary" aria-disabled="true">${button}</button>
<noscript><p>Paying by card needs JavaScript. Switch it on and load this page again.</p></noscript></form>`,
  })
}
