import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DRAFT_KEY } from '#shared/api/draft-key.ts'
import type { FirstState } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { routeOf } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'

export interface PageRenderer {
  /** The whole document of a path. `first` is needed for /sell and /let alone. */
  readonly render: (path: string, first: FirstState | null) => string
  /** For the content policy: `'sha256-…'` of each inline style and script. */
  readonly styleHashes: readonly string[]
  readonly scriptHashes: readonly string[]
}

/** What the server build exports (src/web/entry-server.tsx). */
interface ServerBuild {
  renderPage: (path: string, first: FirstState | null) => { title: string; html: string }
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
const OPEN = 'src/web/entry-open.ts'
const FONT = /figtree-latin-wght-normal[\w.-]*\.woff2/

/** Before anything is painted: a browser that holds a draft shows the loader and not an empty form. */
const LOADING_SCRIPT = `try{if(localStorage.getItem('${DRAFT_KEY}'+location.pathname.slice(1)))document.documentElement.dataset.loading=''}catch{}`

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
  const web = join(buildFolder, 'web')
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest
  const build = (await import(pathToFileURL(join(buildFolder, 'ssr/entry-server.js')).href)) as ServerBuild
  const css = (manifest[CLIENT]?.css ?? []).map((file) => readFileSync(join(web, file), 'utf8')).join('')
  const styles = { sell: css + build.revealCssFor('sell'), let: css + build.revealCssFor('let'), plain: css }
  const font = FONT.exec(css)?.[0]
  const icons = build.renderIcons()

  return {
    styleHashes: Object.values(styles).map(sha256),
    scriptHashes: [sha256(LOADING_SCRIPT)],
    render: (path, first) => {
      const route = routeOf(path)
      const creates = route.name === 'sell' || route.name === 'let' ? route.name : null
      const opens = route.name === 'new' || route.name === 'load'
      const { title, html } = build.renderPage(path, first)
      return document({
        title,
        html: `${icons}<div id="root">${html}</div>`,
        style: styles[creates ?? 'plain'],
        font,
        scripts: creates ? scriptsOf(manifest, CLIENT) : opens ? scriptsOf(manifest, OPEN) : [],
        state: creates ? first : null,
        sandboxed: creates === null ? [] : sandboxed,
      })
    },
  }
}

/** An entry's script, then what it imports, so that all are fetched at once. */
function scriptsOf(manifest: Manifest, key: string): string[] {
  const entry = manifest[key]
  if (!entry) throw new Error(`The build has no ${key}. Run npm run build.`)
  return [entry.file, ...(entry.imports ?? []).flatMap((imported) => scriptsOf(manifest, imported))]
}

interface DocumentParts {
  readonly title: string
  readonly html: string
  readonly style: string
  readonly font: string | undefined
  readonly scripts: readonly string[]
  readonly state: FirstState | null
  readonly sandboxed: readonly string[]
}

function document({
  title,
  html,
  style,
  font,
  scripts: [script, ...imports],
  state,
  sandboxed,
}: DocumentParts): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(PRODUCT.tagline)}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#12171A" media="(prefers-color-scheme: dark)">',
    state ? `<script>${LOADING_SCRIPT}</script>` : '',
    `<style>${style}</style>`,
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">`,
    font ? `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>` : '',
    script ? `<script type="module" src="/${script}"></script>` : '',
    ...imports.map((file) => `<link rel="modulepreload" href="/${file}">`),
    '</head><body>',
    state ? LOADER : '',
    html,
    state ? SAID : '',
    sandboxNote(sandboxed),
    state ? `<script type="application/json" id="first-state">${inlineJson(state)}</script>` : '',
    '</body></html>',
  ].join('')
}

/** What is said of each sandbox that the creation page uses. */
const SANDBOX_NOTES: Readonly<Record<string, string>> = {
  sms: 'No text messages are sent, and 07700 900000 to 900999 count as mobile numbers.',
  email: 'No emails are sent: /sandbox shows what would have been.',
  'address-finder': 'Addresses are those of Tolmarrick, an invented town: try TR40 1CC.',
  'epc-register': 'Energy certificates are invented.',
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
