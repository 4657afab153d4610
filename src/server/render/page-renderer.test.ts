import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { SANDBOX_STREETS } from '#server/gateways/sandbox-streets.ts'
import type { DocumentState } from '#shared/api/document-state.ts'
import { freshState, GUEST as NOBODY } from '#shared/api/page-state.ts'
import { routeOf } from '#shared/journey/pages.ts'
import { SANDBOX_OPERATOR } from '#shared/operator.ts'
import { loadPageRenderer, type PageRenderer } from './page-renderer.ts'

const pages = await loadPageRenderer(
  path.resolve(import.meta.dirname, '../../../build'),
  ['sms'],
  SANDBOX_OPERATOR,
)
const render = (on: PageRenderer, address: string, state: DocumentState): string =>
  on.render(routeOf(address), state, '')
const uuid = '6d0c7f3a-5a4e-4d0f-9a65-0b8f2f4f7a11'
const GUEST = { who: null, isForAgent: false, known: {}, allowed: [], claims: [], notOffered: {} }
const PERSON = { who: null, user: NOBODY.user, search: '', listings: [], addresses: {} }
const VISITOR = { who: null, newest: [], notOffered: { sell: {}, let: {} } }
const data = freshState({ uuid, appType: 'sell', addressType: 'orphan' }, '2026-11-21')

type Element = DefaultTreeAdapterTypes.Element
const attributeOf = ({ attrs }: Element, name: string): string =>
  attrs.find((attribute) => attribute.name === name)?.value ?? ''
const childrenOf = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.filter((child) => 'attrs' in child)

function firstOfClass(name: string, node: DefaultTreeAdapterTypes.ParentNode): Element | undefined {
  for (const child of childrenOf(node)) {
    const found = attributeOf(child, 'class').split(' ').includes(name) ? child : firstOfClass(name, child)
    if (found) return found
  }
  return undefined
}

test('what stands in the state cannot end the script element that holds it', () => {
  const hostile = '</script><script>alert(1)</script><!--\u2028&'
  const html = render(pages, '/sell', {
    data: { ...data, active_page: hostile },
    today: '2026-11-21',
    ...GUEST,
  })
  const inlined = /<script type="application\/json" id="first-state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(inlined).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(inlined).state.data.active_page).toBe(hostile)
  expect(html).not.toContain('alert(1)</script>')
})

test('the creation page carries its script, its state and the loader; other pages need none of them', () => {
  const creation = render(pages, '/sell', { data, today: '2026-11-21', ...GUEST })
  expect(creation.match(/<script type="module"/g)).toHaveLength(1)
  expect(creation).toContain('id="first-state"')
  expect(creation).toContain('class="page-loader"')
  const choice = render(pages, '/', VISITOR)
  expect(choice).not.toContain('<script')
  expect(choice).not.toContain('class="page-loader"')
})

test.each(['/sell', '/let'])('%s shows its first questions once there are more of them', (address) => {
  const creation = render(pages, address, { data, today: '2026-11-21', ...GUEST })
  const needed = /\.questions:not\(:has\(>:nth-child\((\d+)\)\)\)\{display:none\}/.exec(creation)?.[1]
  const questions = firstOfClass('questions', parse(creation))
  expect(Number(needed)).toBeLessThan(questions ? childrenOf(questions).length : 0)
})

test('without a script the creation page says so before its first question, and what to do', () => {
  const creation = render(pages, '/sell', { data, today: '2026-11-21', ...GUEST })
  const notice = creation.indexOf('<noscript><p class="note">This form needs JavaScript')
  expect(notice).toBeGreaterThan(0)
  expect(notice).toBeLessThan(creation.search(/<\w+ [^>]*data-block=/))
})

test('pages that show the font at once or not at all ask for it first; those that swap it in do not', () => {
  const asksFirst = (address: string, state: DocumentState): boolean =>
    /<link rel="preload" as="font" [^>]*woff2/.test(render(pages, address, state))
  expect(asksFirst('/confirm-identity/let', PERSON)).toBe(true)
  expect(asksFirst('/signed-out', VISITOR)).toBe(true)
  expect(asksFirst('/', VISITOR)).toBe(false)
  expect(asksFirst('/sell', { data, today: '2026-11-21', ...GUEST })).toBe(false)
})

test('the start page has the four steps, and an invented advert as buyers see one', () => {
  const choice = render(pages, '/', VISITOR)
  const steps = /<ol class="steps">(.*?)<\/ol>/s.exec(choice)?.[1] ?? ''
  expect(steps.match(/<li/g)).toHaveLength(4)
  expect(choice).toMatch(/This home is invented.*<article class="card[^>]*>.*£325,000/s)
})

test('the creation page says which of the providers that it uses are a sandbox', async () => {
  const creation = render(pages, '/sell', { data, today: '2026-11-21', ...GUEST })
  expect(creation).toContain('We don’t send text messages')
  expect(creation).not.toMatch(/invented town|certificates are invented/)
  expect(render(pages, '/', VISITOR)).not.toContain('class="sandbox-note"')
  const build = path.resolve(import.meta.dirname, '../../../build')
  const other = await loadPageRenderer(build, ['address-finder', 'epc-register'], SANDBOX_OPERATOR)
  const html = render(other, '/let', { data, today: '2026-11-21', ...GUEST })
  expect(html).toMatch(/Tolmarrick, an invented town.*Energy certificates are invented/)
  // The note must not import the town (the import rule), and names a postcode that the town has.
  expect(html).toContain(`, an invented town: try ${SANDBOX_STREETS[0]?.postcode}.`)
  expect(html).not.toContain('We don’t send text messages')
  const none = await loadPageRenderer(build, [], SANDBOX_OPERATOR)
  expect(render(none, '/sell', { data, today: '2026-11-21', ...GUEST })).not.toContain('class="sandbox-note"')
})

test('the pages that one signs in on say that Google and Facebook are a sandbox', async () => {
  const on = await loadPageRenderer(
    path.resolve(import.meta.dirname, '../../../build'),
    ['google', 'facebook'],
    SANDBOX_OPERATOR,
  )
  for (const html of [
    render(on, '/confirm-identity/let', PERSON),
    render(on, '/sell', { data, today: '2026-11-21', ...GUEST }),
  ]) {
    expect(html).toMatch(/Google’s button.*Facebook’s button/)
  }
  expect(render(on, '/reset-password/let', PERSON)).not.toContain('class="sandbox-note"')
})

test.each([
  ['/', 'Are you selling or letting?', VISITOR],
  ['/signed-out', 'You’ve signed out', PERSON],
  ['/terms-and-conditions', 'Terms and conditions', PERSON],
  ['/reset-password/let', 'Reset your password', PERSON],
  ['/user/login', 'Sign in as an agent', PERSON],
])('%s has its heading in its title and at its top', (address, heading, state) => {
  const html = render(pages, address, state)
  expect(html).toContain(`<title>${heading} · `)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading.replace('?', '[?]')}</h1>`))
})

test('/new and /load carry a small script and say what happens without it', () => {
  for (const address of ['/new/let', `/load/let/${uuid}`]) {
    const html = render(pages, address, GUEST)
    expect(html.match(/<script type="module"/g)).toHaveLength(1)
    expect(html).toContain('It needs JavaScript')
  }
})
