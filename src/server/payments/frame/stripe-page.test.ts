import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadStripePage } from './stripe-page.ts'

const frameOf = loadStripePage(path.resolve(import.meta.dirname, '../../../../build'))
const ORDER = {
  clientSecret: 'cs_test_1_secret_2%2F',
  pence: 1999,
  button: 'Pay £19.99 and publish',
  paid: 'We’re publishing your advert',
  publishableKey: 'pk_test_0123456789',
}
const { html, headers } = frameOf(ORDER)

const policy = new Map(
  (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources] as const
  }),
)

describe('the page in the payment frame', () => {
  test('says the price in pounds and pence, on its button too', () => {
    expect(html).toContain('<h1>Pay £19.99 by card</h1>')
    expect(html).toMatch(/<button[^>]*>Pay £19\.99 and publish<\/button>/)
    expect(frameOf({ ...ORDER, pence: 100_000 }).html).toContain('<h1>Pay £1,000.00 by card</h1>')
  })

  test('holds what Stripe’s script needs, whatever is in it', () => {
    expect(html).toContain('data-secret="cs_test_1_secret_2%2F"')
    const hostile = frameOf({ ...ORDER, clientSecret: '"><script>alert(1)</script>' }).html
    expect(hostile).not.toContain('<script>')
    expect(hostile).toContain('data-secret="&quot;&gt;&lt;script&gt;')
  })

  test('loads no script but ours, and our font; what it loads of Stripe’s, ours asks for', () => {
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    expect(scripts).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/entry-pay-[\w-]{8}\.js">$/),
    ])
    expect(html).toMatch(
      /<link rel="preload" as="font" type="font\/woff2" href="\/assets\/figtree-[^"]+" crossorigin>/,
    )
    expect(html).not.toContain('stripe.com')
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
  })

  test('may run and frame what Stripe’s guide names, and nothing else', () => {
    const stripeJs = ['https://js.stripe.com', 'https://*.js.stripe.com']
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'", ...stripeJs])
    expect(policy.get('frame-src')).toEqual([...stripeJs, 'https://hooks.stripe.com'])
    expect(policy.get('connect-src')).toEqual(['https://api.stripe.com'])
    expect(policy.get('style-src')).toEqual([expect.stringMatching(/^'sha256-/)])
    expect(policy.get('form-action')).toEqual(["'none'"])
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*(?!\.js\.stripe\.com)/)
  })

  test('is framed by our own pages alone', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  test('lets Stripe ask for a payment, and nobody for the camera', () => {
    expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")')
    expect(headers['permissions-policy']).toContain('camera=()')
  })
})
