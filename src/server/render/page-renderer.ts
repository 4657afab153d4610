import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentState } from '#shared/api/document-state.ts'
import { DRAFT_KEY } from '#shared/api/draft-key.ts'
import type { AppType } from '#shared/form/block.ts'
import { type Route, routeOf } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'

export interface PageRenderer {
  /** The whole document of a path, from the state of its kind of page. */
  readonly render: (path: string, state: DocumentState) => string
  /** For the content policy: `'sha256-…'` of each inline style and script. */
  readonly styleHashes: readonly string[]
  readonly scriptHashes: readonly string[]
}

/** What the server build exports (src/web/entry-server.tsx). */
interface ServerBuild {
  renderPage: (path: string, state: DocumentState) => { title: string; html: string }
  revealCssFor: (appType: AppType) => string
  renderIcons: () => string
}
interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

const CLIENT = 'src/web/entry-client.tsx'
const PEOPLE = 'src/web/entry-people.tsx'
const OPEN = 'src/web/entry-open.ts'
const FONT = /figtree-latin-wght-normal[\w.-]*\.woff2/

/** Before anything is painted: a browser that holds a draft shows the loader and not an empty form. */
const LOADING_SCRIPT = `try{if(localStorage.getItem('${DRAFT_KEY}'+location.pathname.slice(1)))document.documentElement.dataset.loading=''}catch{}`

/** Until the script listens, a form that is sent waits for it: a password must never stand in an address. */
const EARLY_SCRIPT = `addEventListener('submit',e=>{const d=document.documentElement.dataset;if(!('hydrated'in d)&&e.target.hasAttribute('data-live')){e.preventDefault();d.early=''}})`

/** Pages with the script of the pages about accounts. */
export const PEOPLE_PAGES: ReadonlySet<Route['name']> = new Set<Route['name']>([
  'confirm-identity',
  'phone-number-verification',
  'reset-password',
  'choose-password',
  'open-draft',
  'checkout',
  'thank-you',
  'unfinished',
  'agent-listing',
  'agent-register',
  'agent-sign-in',
])

/** The board on its post. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 28"><path d="M3 1v26" stroke="#0F5C4A" stroke-width="4"/><path d="M6 4h17v12H6z" fill="#0F5C4A"/></svg>'

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** JSON that can stand inside a script element. */
const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Reads what `npm run build` made. Throws where the build is missing or not whole. */
export async function loadPageRenderer(
  buildFolder: string,
  sandboxed: readonly string[],
): Promise<PageRenderer> {
  const { web, manifest, build, scripts } = await readBuild(buildFolder)
  const cssOf = (entry: string): string =>
    (manifest[entry]?.css ?? []).map((file) => readFileSync(join(web, file), 'utf8')).join('')
  const css = cssOf(CLIENT)
  const styles = {
    sell: css + build.revealCssFor('sell'),
    let: css + build.revealCssFor('let'),
    people: css + cssOf(PEOPLE),
    plain: css,
  }
  const font = FONT.exec(css)?.[0]
  const icons = build.renderIcons()
  return {
    styleHashes: Object.values(styles).map(sha256),
    scriptHashes: [LOADING_SCRIPT, EARLY_SCRIPT].map(sha256),
    render: (path, state) => {
      const route = routeOf(path)
      const kind = kindOf(route, state)
      const { title, html } = build.renderPage(path, state)
      return document({
        title,
        html: `${icons}<div id="root">${html}</div>`,
        style: styles[styleOf(route, kind)],
        font,
        scripts: scripts[kind],
        kind,
        state,
        notes: sandboxed.filter((name) => notesOf(route, kind).includes(name)),
      })
    },
  }
}

async function readBuild(buildFolder: string) {
  const web = join(buildFolder, 'web')
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest
  const build = (await import(pathToFileURL(join(buildFolder, 'ssr/entry-server.js')).href)) as ServerBuild
  const scripts = {
    create: scriptsOf(manifest, CLIENT),
    people: scriptsOf(manifest, PEOPLE),
    open: scriptsOf(manifest, OPEN),
    none: [],
  }
  return { web, manifest, build, scripts }
}

type Kind = 'create' | 'people' | 'open' | 'none'

function kindOf({ name }: Route, state: DocumentState): Kind {
  if (name === 'sell' || name === 'let') return 'data' in state ? 'create' : 'none'
  if (name === 'new' || name === 'load') return 'open'
  return PEOPLE_PAGES.has(name) ? 'people' : 'none'
}

function styleOf({ name }: Route, kind: Kind): AppType | 'people' | 'plain' {
  if (kind === 'create') return name as AppType
  return kind === 'people' || name === 'terms' || name === 'privacy' ? 'people' : 'plain'
}

/** The providers that a page uses, as far as there is something to say of them. */
function notesOf({ name }: Route, kind: Kind): readonly string[] {
  if (kind === 'create') return ['sms', 'address-finder', 'epc-register']
  if (name === 'phone-number-verification') return ['sms']
  if (name === 'checkout') return ['payments']
  return EMAIL_PAGES.has(name) ? ['email'] : []
}
const EMAIL_PAGES = new Set<Route['name']>(['confirm-identity', 'reset-password', 'agent-register'])

/** An entry's script, then what it imports, so that all are fetched at once. */
function scriptsOf(manifest: Manifest, key: string): string[] {
  const files = new Set<string>()
  const add = (name: string): void => {
    const entry = manifest[name]
    if (!entry) throw new Error(`The build has no ${name}. Run npm run build.`)
    if (files.has(entry.file)) return
    files.add(entry.file)
    entry.imports?.forEach(add)
  }
  add(key)
  return [...files]
}

interface DocumentParts {
  readonly title: string
  readonly html: string
  readonly style: string
  readonly font: string | undefined
  readonly scripts: readonly string[]
  readonly kind: Kind
  readonly state: DocumentState
  readonly notes: readonly string[]
}

function document({
  title,
  html,
  style,
  font,
  scripts: [script, ...imports],
  kind,
  state,
  notes,
}: DocumentParts): string {
  const creates = kind === 'create'
  const hasState = creates || kind === 'people'
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(PRODUCT.tagline)}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#12171A" media="(prefers-color-scheme: dark)">',
    creates ? `<script>${LOADING_SCRIPT}</script>` : '',
    kind === 'people' ? `<script>${EARLY_SCRIPT}</script>` : '',
    `<style>${style}</style>`,
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">`,
    font ? `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>` : '',
    script ? `<script type="module" src="/${script}"></script>` : '',
    ...imports.map((file) => `<link rel="modulepreload" href="/${file}">`),
    '</head><body>',
    creates ? LOADER : '',
    html,
    hasState ? SAID : '',
    sandboxNote(notes),
    hasState ? `<script type="application/json" id="first-state">${inlineJson(state)}</script>` : '',
    '</body></html>',
  ].join('')
}

/** What is said of each sandbox that the creation page uses. */
const SANDBOX_NOTES: Readonly<Record<string, string>> = {
  sms: 'No text messages are sent: /sandbox shows what would have been, and 07700 900000 to 900999 count as mobile numbers.',
  email: 'No emails are sent: /sandbox shows what would have been.',
  'address-finder': 'Addresses are those of Tolmarrick, an invented town: try TR40 1CC.',
  'epc-register': 'Energy certificates are invented.',
  payments: 'No money moves: only the test cards that the payment form names are taken.',
}

/** A sandbox is labelled on the pages that use it (the contract, Starting it). */
function sandboxNote(sandboxed: readonly string[]): string {
  const notes = sandboxed.flatMap((name) => SANDBOX_NOTES[name] ?? [])
  return notes.length === 0
    ? ''
    : `<aside class="sandbox-note" aria-label="Sandbox"><p><strong>Sandbox.</strong> ${notes.join(' ')}</p></aside>`
}

/** A live region that nobody sees (src/web/ui/said.ts). */
const SAID = '<p class="unseen" role="status" id="said"></p>'

const LOADER = [
  '<div class="page-loader" role="status">',
  '<p class="while-loading"><span class="loader"></span>Opening your advert…</p>',
  '<div class="when-failed"><p>We could not open your advert just now. Nothing is lost.</p>',
  '<button type="button" class="primary" id="try-again">Try again</button></div></div>',
].join('')
