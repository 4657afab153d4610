import { PRODUCT } from '#shared/product.ts'
import { type Html, html, htmlDocument, inlineScript, inlineStyle } from '#shared/values/html.ts'
import { formatPence } from '#shared/values/money.ts'
import { TEST_CARDS } from '../../gateways/sandbox-payments.ts'
import { cspHash, frameHeaders } from '../../http/security-headers.ts'
import { DELIVERED, GIVEN_BACK, type Order } from '../../orders/order.ts'

const STYLE = `:root{--paper:#fff;--field:#fff;--ink:#1c2024;--soft:#565c5b;--edge:#868b86;--accent:#0f5c4a;--on:#fbfaf7;--brick:#b3261e;--brass:#805f14;--brass-tint:#faf3e1}
@media (prefers-color-scheme:dark){:root{--paper:#1a2125;--field:#12171a;--ink:#ecebe6;--soft:#a9b2af;--edge:#76827f;--accent:#6fc7a9;--on:#0b211a;--brick:#f29a91;--brass:#dcb65f;--brass-tint:#2c2616}}
*{box-sizing:border-box}html{color-scheme:light dark}body{margin:0;padding:16px;background:var(--paper);color:var(--ink);font:17px/1.45 "Figtree Variable",Figtree,system-ui,sans-serif}
div.pay{max-width:560px;margin:0 auto}h1{font-size:1.25rem;line-height:1.25;margin:0 0 12px}p,ul{margin:0 0 16px}
.sandbox{padding:8px 12px;border-left:3px solid var(--brass);border-radius:2px 8px 8px 2px;background:var(--brass-tint);font-size:15px}.sandbox p{margin:0}.sandbox ul{margin:2px 0 0;padding:0;list-style:none}.sandbox li{display:flex;flex-wrap:wrap;gap:0 12px}.sandbox li b{font-weight:500;font-variant-numeric:tabular-nums;white-space:nowrap}
label{display:block;font-weight:600;font-size:15px;margin:0 0 4px}input{font:inherit;width:100%;min-height:48px;padding:8px 12px;margin:0 0 12px;border:1.5px solid var(--edge);border-radius:8px;background:var(--field);color:inherit;font-variant-numeric:tabular-nums}
form{margin-top:16px}.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:end}button{font:inherit;font-weight:600;min-height:48px;width:100%;padding:10px 16px;margin:4px 0;border:1.5px solid var(--accent);border-radius:8px;background:var(--accent);color:var(--on);cursor:pointer}
button.second{margin-top:8px;background:none;color:var(--accent)}button[aria-disabled=true]{border-color:var(--soft);background:var(--soft);color:var(--paper);cursor:default}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.wrong{padding-left:12px;border-left:4px solid var(--brick);color:var(--brick);font-weight:600}[tabindex]:focus{outline:0}.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`

/** The focus moves after a form, so that a screen reader announces the result; a second submit is stopped. */
const SCRIPT = `const {status}=document.body.dataset
if(status&&parent!==window)parent.postMessage({type:'payment',status},location.origin)
if(document.referrer===location.href)document.querySelector('[tabindex]')?.focus()
document.querySelector('form')?.addEventListener('submit',(event)=>{const form=event.currentTarget,button=event.submitter
if(form.dataset.sent){event.preventDefault();return}
form.dataset.sent='1'
if(button){button.setAttribute('aria-disabled','true');button.textContent=button.dataset.busy}})
addEventListener('pageshow',({persisted})=>{if(persisted)location.reload()})`

export const FRAME_HEADERS = frameHeaders({ scripts: [cspHash(SCRIPT)], styles: [cspHash(STYLE)] })

type Status = 'success' | 'failure' | ''

function page(title: string, status: Status, content: Html): string {
  return htmlDocument({
    title: `${title} · ${PRODUCT.name}`,
    head: html`<meta name="robots" content="noindex">${inlineStyle(STYLE)}`,
    attributes: html` data-status="${status}"`,
    body: html`<div class="pay">${content}</div>${inlineScript(SCRIPT)}`,
  })
}

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

const testCard = (number: string, does: string): Html => html`<li><b>${spaced(number)}</b> ${does}</li>`

const SANDBOX = html`<div class="sandbox"><p><b>Sandbox.</b> You don’t pay real money. Test cards, with any future expiry date and any security code:</p>
<ul>${testCard(TEST_CARDS.pays, 'pays')}${testCard(TEST_CARDS.declined, 'is declined')}${testCard(TEST_CARDS.asksForAStep, 'asks for a step')}</ul></div>`

const wrong = (message: string | null): Html =>
  message === null ? html`` : html`<p class="wrong" tabindex="-1" role="alert">${message}</p>`

type Payable = Pick<Order, 'totalPence' | 'upgrades'>

/** What the payment does to the advert. */
export const wordsFor = ({ totalPence, upgrades }: Payable) =>
  upgrades === null
    ? { button: `Pay ${formatPence(totalPence)} and publish`, paid: 'We’re publishing your advert' }
    : { button: `Pay ${formatPence(totalPence)} and upgrade`, paid: 'We’re upgrading your advert' }

/** `declined`: the last attempt failed, and the parent page gets a message. */
export function cardPage(order: Payable, message: string | null, declined: boolean): string {
  const price = formatPence(order.totalPence)
  const title =
    message === null ? `Pay ${price} by card` : declined ? 'Try another card' : 'Check the card’s details'
  return page(
    title,
    declined ? 'failure' : '',
    html`${message === null ? html`<h1>${title}</h1>` : html`<h1 class="unseen">${title}</h1>`}${wrong(message)}${SANDBOX}<form method="post" autocomplete="on" novalidate>
<label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="cc-number" maxlength="30">
<div class="pair"><div><label for="expiry">Expiry MM/YY</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="9"></div>
<div><label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4"></div></div>
<button data-busy="Paying…">${wordsFor(order).button}</button></form>`,
  )
}

export const stepPage = (pence: number): string =>
  page(
    'One more step',
    '',
    html`<h1 tabindex="-1">One more step</h1><p>Your bank would check here that it’s you paying ${formatPence(pence)}.</p>
<div class="sandbox"><p><b>Sandbox.</b> You don’t pay real money: you decide how it ends.</p></div>
<form method="post"><button name="step" value="complete" data-busy="Paying…">Complete</button>
<button class="second" name="step" value="fail" data-busy="One moment…">Fail</button></form>`,
  )

/** Null if the order still waits for a payment. */
export function endedPageOf(order: Payable & Pick<Order, 'state' | 'fulfilledAt'>): string | null {
  const { state } = order
  if (GIVEN_BACK.includes(state)) return refundPage(order)
  if (state === 'paid' || DELIVERED.includes(state)) return paidPage(order)
  return state === 'open' ? null : endedPage()
}

const paidPage = (order: Payable): string =>
  page(
    'Paid',
    'success',
    html`<h1>Paid</h1><p>You’ve paid ${formatPence(order.totalPence)}. ${wordsFor(order).paid} and emailing you a receipt.</p>`,
  )

const refundPage = ({ totalPence, fulfilledAt }: Payable & Pick<Order, 'fulfilledAt'>): string =>
  fulfilledAt === null
    ? page(
        'We’re refunding you',
        'success',
        html`<h1>We’re refunding you</h1><p>You paid ${formatPence(totalPence)}, but we couldn’t deliver what it was for. We’re refunding it, and have emailed you why.</p>`,
      )
    : page(
        'What you paid for has ended',
        'success',
        html`<h1>What you paid for has ended</h1><p>Our email about your refund says how much we’re paying back.</p>`,
      )

export const endedPage = (): string =>
  page(
    'This payment has ended',
    'failure',
    html`<h1>This payment has ended</h1><p>You haven’t been charged. Go back to the checkout to start again.</p>`,
  )

export const absentPage = (): string =>
  page(
    'We can’t show this payment',
    '',
    html`<h1>We can’t show this payment</h1><p>You may have been signed out. Sign in and load the page again. If you’ve already paid, don’t pay again.</p>`,
  )
