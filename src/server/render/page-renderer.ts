import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AdvertState, DocumentState } from '#shared/api/document-state.ts'
import type { PageHead } from '#shared/api/page-head.ts'
import type { AppType } from '#shared/form/block.ts'
import { type Route, routeOf } from '#shared/journey/paths.ts'
import { drawDocument, EARLY_SCRIPT, type Kind, LOADING_SCRIPT } from './draw-document.ts'

export interface PageRenderer {
  /** The whole document of a path, from the state of its kind of page. */
  readonly render: (path: string, state: DocumentState) => string
  /** For the content policy: `'sha256-…'` of each inline style and script. */
  readonly styleHashes: readonly string[]
  readonly scriptHashes: readonly string[]
}

/** What the server build exports (src/web/entry-server.tsx). */
interface ServerBuild {
  renderPage: (path: string, state: DocumentState) => { title: string; html: string; head: PageHead | null }
  revealCssFor: (appType: AppType) => string
  renderIcons: () => string
}
interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestEntry>>

const CLIENT = 'src/web/entry-client.tsx'
const PEOPLE = 'src/web/entry-people.tsx'
const OPEN = 'src/web/entry-open.ts'
/** Styles alone: these pages have no script. */
const PUBLISHED = 'src/web/styles/published.css'
const FONT = /figtree-latin-wght-normal[\w.-]*\.woff2/

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

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Reads what `npm run build` made. Throws where the build is missing or not whole. */
export async function loadPageRenderer(
  buildFolder: string,
  sandboxed: readonly string[],
): Promise<PageRenderer> {
  const { web, manifest, build, scripts } = await readBuild(buildFolder)
  const cssOf = (entry: string): string =>
    (manifest[entry]?.css ?? []).map((file) => readFileSync(join(web, file), 'utf8')).join('')
  const styleOf = (entry: string): string => readFileSync(join(web, entryOf(manifest, entry).file), 'utf8')
  const css = cssOf(CLIENT)
  const styles = {
    sell: css + build.revealCssFor('sell'),
    let: css + build.revealCssFor('let'),
    people: css + cssOf(PEOPLE),
    plain: css,
    published: styleOf(PUBLISHED),
  }
  const font = FONT.exec(css)?.[0]
  const icons = build.renderIcons()
  return {
    styleHashes: Object.values(styles).map(sha256),
    scriptHashes: [LOADING_SCRIPT, EARLY_SCRIPT].map(sha256),
    render: (path, state) => {
      const route = routeOf(path)
      const kind = kindOf(route, state)
      const { title, html, head } = build.renderPage(path, state)
      return drawDocument({
        title,
        // What is drawn by the server alone has its drawings in it.
        html: `${kind === 'published' ? '' : icons}<div id="root">${html}</div>`,
        head,
        style: styles[styleFor(route, kind)],
        font,
        scripts: scripts[kind],
        kind,
        state,
        notes: sandboxed.filter((name) => notesOf(route, kind, state).includes(name)),
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
    published: [],
    none: [],
  }
  return { web, manifest, build, scripts }
}

function styleFor({ name }: Route, kind: Kind): AppType | 'people' | 'published' | 'plain' {
  if (kind === 'create' && (name === 'sell' || name === 'let')) return name
  if (name === 'terms' || name === 'privacy') return 'people'
  return kind === 'people' || kind === 'published' ? kind : 'plain'
}

function kindOf({ name }: Route, state: DocumentState): Kind {
  if ('advert' in state || 'adverts' in state) return 'published'
  if (name === 'sell' || name === 'let') return 'data' in state ? 'create' : 'none'
  if (name === 'new' || name === 'load') return 'open'
  return PEOPLE_PAGES.has(name) ? 'people' : 'none'
}

/** The providers that a page uses, as far as there is something to say of them. */
function notesOf({ name }: Route, kind: Kind, state: DocumentState): readonly string[] {
  if ('advert' in state) return takesEmail(state) ? ['email'] : []
  if (kind === 'create') return ['sms', 'address-finder', 'epc-register']
  if (name === 'phone-number-verification') return ['sms']
  if (name === 'checkout') return ['payments']
  return EMAIL_PAGES.has(name) ? ['email'] : []
}
const takesEmail = ({ advert, view }: AdvertState): boolean =>
  advert !== null && advert.answers.contactPreference !== 'mobile' && /^(?:advert|enquiry)/.test(view.name)
const EMAIL_PAGES = new Set<Route['name']>(['confirm-identity', 'reset-password', 'agent-register'])

function entryOf(manifest: Manifest, name: string): ManifestEntry {
  const entry = manifest[name]
  if (!entry) throw new Error(`The build has no ${name}. Run npm run build.`)
  return entry
}

/** An entry's script, then what it imports, so that all are fetched at once. */
export function scriptsOf(manifest: Manifest, key: string): string[] {
  const files = new Set<string>()
  const add = (name: string): void => {
    const entry = entryOf(manifest, name)
    if (files.has(entry.file)) return
    files.add(entry.file)
    entry.imports?.forEach(add)
  }
  add(key)
  return [...files]
}
