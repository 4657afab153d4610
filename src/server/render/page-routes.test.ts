import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser, aNetwork, aSeller, type Browser } from '../../../tests/support/browsers.ts'
import { aServer } from '../../../tests/support/server.ts'

let server: Awaited<ReturnType<typeof aServer>>
let seller: Awaited<ReturnType<typeof aSeller>>
beforeAll(async () => {
  server = await aServer()
  seller = await aSeller(server, aBrowser(server, aNetwork()))
})
const htmlOf = async (browser: Browser, address: string): Promise<string> =>
  (await browser.call(address)).text()

test('guests get one and the same creation page, a browser that was here before its loader, and an account its own', async () => {
  const guest = aBrowser(server)
  const first = await htmlOf(guest, '/sell')
  expect(await htmlOf(aBrowser(server), '/sell')).toBe(first)
  const again = await htmlOf(guest, '/sell')
  expect(again).not.toBe(first)
  expect(await htmlOf(seller.browser, '/sell')).toContain(seller.email)
  expect(await htmlOf(guest, '/sell')).toBe(again)
  expect(await htmlOf(aBrowser(server), '/let')).not.toBe(first)
})

test.each([
  '/',
  '/sell',
  '/new/let',
  '/confirm-identity/sell',
  '/adverts',
  '/terms',
  '/contact',
  '/signed-out',
  '/profile/listings',
])('the content policy of %s allows the styles and scripts that stand in it', async (address) => {
  const response = await (address === '/profile/listings' ? seller.browser : aBrowser(server)).call(address)
  const inline = [
    ...(await response.text()).matchAll(/<(?:style|script)(?: id="reveals")?>(.*?)<\/(?:style|script)>/gs),
  ]
  const hashes = inline.map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
  const policy = response.headers.get('content-security-policy') ?? ''
  const allowed = [...policy.matchAll(/sha256-[\w+/]+=*/g)].map(([hash]) => hash)
  expect(allowed).toEqual(expect.arrayContaining(hashes))
  expect(inline.length).toBeGreaterThan(0)
})
