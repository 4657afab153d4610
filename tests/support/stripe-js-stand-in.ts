import type { Locator, Page } from '@playwright/test'

/** Stripe's test cards (https://docs.stripe.com/testing), and one during which the network fails. */
export const CARDS = {
  pays: '4242424242424242',
  isDeclined: '4000000000000002',
  asksMore: '4000002500003155',
  getsLost: '4000000000000119',
} as const

/** What Stripe's own frame holds: one field, of which it tells the script every change. */
const FIELDS = `<!doctype html><html lang="en"><title>Card</title><label>Card number <input id="n" style="width:100%"></label>
<script>n.oninput=()=>parent.postMessage({number:n.value},'*')</script></html>`
const BANK = `<!doctype html><html lang="en"><title>Bank</title><button onclick="parent.postMessage({bank:'yes'},'*')">Complete</button></html>`

/**
 * Stripe.js as https://docs.stripe.com/js/custom_checkout documents what we call of it: its fields in a frame of its own,
 * its questions to its API, the bank's step in a frame of hooks.stripe.com. How the session stands, the secret's end says.
 */
const SCRIPT = `
window.Stripe = Object.assign(function (key, options) {
  window.stripeCalls.push(['Stripe', key, options])
  return {
    _registerWrapper() {},
    initCheckoutElementsSdk({ clientSecret, elementsOptions }) {
      window.stripeCalls.push(['init', clientSecret, elementsOptions])
      const kind = clientSecret.split('_secret_')[1]
      const status = kind === 'complete' ? { type: 'complete', paymentStatus: 'paid' } : { type: kind === 'expired' ? 'expired' : 'open' }
      const session = { status }
      let number = ''
      addEventListener('message', ({ origin, data }) => {
        if (origin === 'https://js.stripe.com') number = data.number
      })
      const handlers = {}
      const done = () => {
        session.status = { type: 'complete', paymentStatus: 'paid' }
        return { type: 'success', session }
      }
      const bank = () => new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.title = 'Bank'
        frame.src = 'https://hooks.stripe.com/3d_secure'
        document.body.append(frame)
        addEventListener('message', ({ origin }) => {
          if (origin !== 'https://hooks.stripe.com') return
          frame.remove()
          resolve(done())
        })
      })
      return {
        on() {},
        changeAppearance(appearance) { window.stripeCalls.push(['appearance', appearance]) },
        createPaymentElement(options) {
          return {
            on(type, handler) { handlers[type] = handler },
            mount(place) {
              if (kind === 'broken') return setTimeout(() => handlers.loaderror({ error: {} }), 20)
              const frame = document.createElement('iframe')
              frame.title = 'Secure payment input frame'
              frame.src = 'https://js.stripe.com/endive/elements-inner.html'
              frame.style.cssText = 'width:100%;height:330px;border:0;display:block'
              frame.onload = () => handlers.ready({ elementType: 'payment' })
              place.append(frame)
            },
          }
        },
        async loadActions() {
          await fetch('https://api.stripe.com/v1/payment_pages/init', { method: 'POST' })
          if (kind === 'refused') return { type: 'error', error: { message: 'No such session', code: null } }
          return {
            type: 'success',
            actions: {
              getSession: () => session,
              async confirm(options) {
                window.stripeCalls.push(['confirm', options])
                await window.stripeHeld
                if (number === '${CARDS.getsLost}') throw new TypeError('Failed to fetch')
                if (number === '${CARDS.isDeclined}') return { type: 'error', error: { code: 'paymentFailed', message: 'Your card was declined.', paymentFailed: { declineCode: 'generic_decline' } } }
                if (number === '${CARDS.asksMore}') return bank()
                if (number === '${CARDS.pays}') return done()
                return { type: 'error', error: { code: null, message: 'Your card number is incomplete.' } }
              },
            },
          }
        },
      }
    },
  }
}, { version: 'endive' })
window.stripeCalls = []
`

/** Until `release`, Stripe answers to no payment. */
export async function holdPayments(frame: Locator): Promise<{ readonly release: () => Promise<void> }> {
  await frame.evaluate(() => {
    Object.assign(window, {
      stripeHeld: new Promise<void>((resolve) => Object.assign(window, { releaseStripe: resolve })),
    })
  })
  return {
    release: () => frame.evaluate(() => (window as unknown as { releaseStripe: () => void }).releaseStripe()),
  }
}

/** Stands in for Stripe's hosts; nothing of a page leaves this machine. */
export async function standInForStripeJs(page: Page): Promise<void> {
  const html = { contentType: 'text/html' }
  await page.route('https://js.stripe.com/endive/stripe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  await page.route('https://js.stripe.com/endive/elements-inner.html', (route) =>
    route.fulfill({ ...html, body: FIELDS }),
  )
  await page.route('https://hooks.stripe.com/**', (route) => route.fulfill({ ...html, body: BANK }))
  await page.route('https://api.stripe.com/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} }),
  )
}
