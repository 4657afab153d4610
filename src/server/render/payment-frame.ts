import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatPence } from '#shared/values/money.ts'
import { type FramePage, frameHeaders, PERMISSIONS } from '../http/security-headers.ts'
import { escapeHtml } from './draw-document.ts'
import { type Manifest, scriptsOf } from './page-renderer.ts'

export interface PaymentToShow {
  /** Of the payment, for Stripe's script. */
  readonly clientSecret: string
  /** What it costs. */
  readonly pence: number
  /** Of our account, for Stripe's script. */
  readonly publishableKey: string
}

const ENTRY = 'src/web/entry-pay.ts'
const STRIPE_JS = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** What stands in the frame at paths.paymentFrame(order) where Stripe takes the payments. Throws where the build is missing. */
export function loadPaymentFrame(buildFolder: string): (payment: PaymentToShow) => FramePage {
  const web = join(buildFolder, 'web')
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest
  const style = (manifest[ENTRY]?.css ?? []).map((file) => readFileSync(join(web, file), 'utf8')).join('')
  const scripts = scriptsOf(manifest, ENTRY)
  const headers = headersFor(style)
  return (payment) => ({ html: document(payment, style, scripts), headers })
}

/** What Stripe.js needs: https://docs.stripe.com/security/guide?csp=csp-js#content-security-policy. */
function headersFor(style: string): FramePage['headers'] {
  const styles = [`'sha256-${createHash('sha256').update(style).digest('base64')}'`]
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

function document(
  { clientSecret, pence, publishableKey }: PaymentToShow,
  style: string,
  [script = '', ...imports]: readonly string[],
): string {
  const price = formatPence(pence)
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Pay ${price} by card</title>`,
    '<meta name="color-scheme" content="light dark">',
    `<style>${style}</style>`,
    `<script type="module" src="/${script}"></script>`,
    ...imports.map((file) => `<link rel="modulepreload" href="/${file}">`),
    '</head><body>',
    `<form class="pay" id="pay" data-state="waiting" data-key="${escapeHtml(publishableKey)}" data-secret="${escapeHtml(clientSecret)}">`,
    `<h1>Pay ${price} by card</h1>`,
    '<p class="lead">VAT is included. Your card’s details go to Stripe, never to us.</p>',
    '<div class="card"><div id="card"></div>',
    '<div class="card-shape" aria-hidden="true"><span></span><span></span><span></span><span></span><span></span></div></div>',
    '<p role="status">Opening the card form…</p>',
    '<p role="alert"></p>',
    `<button class="primary" aria-disabled="true">Pay ${price} and publish</button>`,
    '<noscript><p>Paying by card needs JavaScript. Switch it on and load this page again.</p></noscript>',
    '</form></body></html>',
  ].join('')
}
