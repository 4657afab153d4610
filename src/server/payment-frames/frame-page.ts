import { createHash } from 'node:crypto'
import { PRODUCT } from '#shared/product.ts'
import { formatPence } from '#shared/values/money.ts'
import type { Order } from '../checkout/order.ts'
import { type Html, html } from '../emails/html.ts'
import { TEST_CARDS } from '../gateways/sandbox-payments.ts'
import { framePolicy } from '../http/security-headers.ts'

const STYLE = `:root{--paper:#FBFAF7;--ink:#1C2024;--quiet:#5B6168;--line:#8A8F94;--green:#0F5C4A;--on:#FFFFFF;--brick:#B3261E;--brass:#8A6A1F}
@media (prefers-color-scheme:dark){:root{--paper:#12171A;--ink:#E9E6DF;--quiet:#A9AFB5;--line:#7A8188;--green:#6FC3AC;--on:#12171A;--brick:#F2A29B;--brass:#E0C27A}}
*{box-sizing:border-box}body{margin:0;padding:16px;background:var(--paper);color:var(--ink);font:17px/1.5 Figtree,system-ui,sans-serif;color-scheme:light dark}
main{max-width:30rem;margin:0 auto}h1{font-size:1.35rem;line-height:1.25;margin:0 0 .5rem}p{margin:0 0 1rem}
.sandbox{border-left:4px solid var(--brass);padding-left:12px;font-size:16px}.sandbox b{color:var(--brass)}dl{display:grid;grid-template-columns:max-content 1fr;gap:0 .75rem;margin:.25rem 0 1rem}dd{margin:0;color:var(--quiet)}dt{font-variant-numeric:tabular-nums}
label{display:block;font-weight:600;margin:0 0 4px}input{font:inherit;width:100%;min-height:44px;padding:8px 12px;margin:0 0 12px;border:1px solid var(--line);border-radius:6px;background:none;color:inherit;font-variant-numeric:tabular-nums}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}button{font:inherit;font-weight:600;min-height:48px;width:100%;padding:10px 16px;margin:4px 0;border:1px solid var(--green);border-radius:6px;background:var(--green);color:var(--on);cursor:pointer}
button.second{background:none;color:var(--green)}button[aria-disabled=true]{opacity:.7;cursor:default}:focus-visible{outline:3px solid var(--green);outline-offset:2px}
.wrong{border-left:4px solid var(--brick);padding-left:12px;color:var(--brick);font-weight:600}`

/** Tells the page around us, which is of our own origin, how the payment ended; and lets no form be sent twice. */
const SCRIPT = `const {status}=document.body.dataset
if(status&&parent!==window)parent.postMessage({type:'payment',status},location.origin)
document.querySelector('form')?.addEventListener('submit',(event)=>{const form=event.currentTarget,button=event.submitter
if(form.dataset.sent){event.preventDefault();return}
form.dataset.sent='1'
if(button){button.setAttribute('aria-disabled','true');button.textContent=button.dataset.busy}})
addEventListener('pageshow',({persisted})=>{if(persisted)location.reload()})`
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Of every page here. */
export const FRAME_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': framePolicy({ scripts: [sourceOf(SCRIPT)], styles: [sourceOf(STYLE)] }),
  'x-frame-options': 'SAMEORIGIN',
} as const

type Status = 'success' | 'failure' | ''

function page(title: string, status: Status, content: Html): string {
  const head = html`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${PRODUCT.name}</title>${{ html: `<style>${STYLE}</style>` }}</head>`
  const body = html`<body data-status="${status}"><main>${content}</main>${{ html: `<script>${SCRIPT}</script>` }}</body>`
  return `<!doctype html>${html`<html lang="en-GB">${head}${body}</html>`.html}`
}

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

const SANDBOX = html`<p class="sandbox"><b>Sandbox.</b> No money moves here. These test cards work, with any expiry date to come and any security code:</p>
<dl><dt>${spaced(TEST_CARDS.pays)}</dt><dd>pays</dd><dt>${spaced(TEST_CARDS.declined)}</dt><dd>is declined</dd><dt>${spaced(TEST_CARDS.asksForAStep)}</dt><dd>asks for one more step</dd></dl>`

const wrong = (message: string | null): Html =>
  message === null ? html`` : html`<p class="wrong" role="alert">${message}</p>`

/** The card form. `declined`: the last try ended without a payment, which the page around is told. */
export function cardPage(pence: number, message: string | null, declined: boolean): string {
  const title = message === null ? 'Pay by card' : 'Please try again'
  return page(
    title,
    declined ? 'failure' : '',
    html`<h1>${title}</h1>${wrong(message)}${SANDBOX}<form method="post" autocomplete="on">
<label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="cc-number" maxlength="30" required>
<div class="pair"><div><label for="expiry">Expiry date (MM/YY)</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="9" required></div>
<div><label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></div></div>
<button data-busy="Paying…">Pay ${formatPence(pence)} and publish</button></form>`,
  )
}

export const stepPage = (pence: number): string =>
  page(
    'One more step',
    '',
    html`<h1>One more step</h1><p>Your bank would ask here whether it is you who pays ${formatPence(pence)}.</p>${SANDBOX}
<form method="post"><button name="step" value="complete" data-busy="Paying…">Complete</button>
<button class="second" name="step" value="fail" data-busy="One moment…">Fail</button></form>`,
  )

/** What the frame shows of an order that waits for no payment any more; null for one that does. */
export function endedPageOf({ state, totalPence }: Pick<Order, 'state' | 'totalPence'>): string | null {
  if (state === 'refund-due') return refundPage(totalPence)
  if (state === 'paid' || state === 'fulfilled') return paidPage(totalPence)
  return state === 'open' ? null : endedPage()
}

const paidPage = (pence: number): string =>
  page(
    'Paid',
    'success',
    html`<h1>Paid</h1><p>${formatPence(pence)} was paid. Your advert is being published, and an email with the receipt is on its way to you.</p>`,
  )

const refundPage = (pence: number): string =>
  page(
    'Paid twice',
    'success',
    html`<h1>Your advert was paid for already</h1><p>This second payment of ${formatPence(pence)} will be given back to you.</p>`,
  )

export const endedPage = (): string =>
  page(
    'This payment has ended',
    'failure',
    html`<h1>This payment has ended</h1><p>Nothing was taken. Please go back to the checkout to begin again.</p>`,
  )
