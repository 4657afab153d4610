import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AdvertState, DocumentState, PageProps } from '#shared/api/document-state.ts'
import type { PageHead } from '#shared/api/page-head.ts'
import type { AppType } from '#shared/form/block.ts'
import type { PageProvider } from '#shared/journey/page-record.ts'
import { headingOf, type PageName, pageOf, type Route } from '#shared/journey/pages.ts'
import type { Operator } from '#shared/operator.ts'
import { entryOf, type Manifest, scriptsOf } from '../http/manifest.ts'
import { cspHash, type InlineHashes } from '../http/security-headers.ts'
import { drawDocument, EARLY_NEXT_SCRIPT, EARLY_SCRIPT, LOADING_SCRIPT } from './draw-document.ts'

export interface PageRenderer {
  /** `state` must be of the kind in the page's record. `mayHaveDraft` unless the browser has never been here. */
  readonly render: (route: Route, state: DocumentState, search: string, mayHaveDraft?: boolean) => string
  /** Of the page's own inline styles and scripts, for its content security policy. */
  readonly inlineHashes: (route: Route) => InlineHashes
}

/** See src/web/entry-server.tsx. */
interface ServerBuild {
  renderPage: (page: PageProps<PageName>) => { title: string; html: string; head: PageHead | null }
  revealCssFor: (appType: AppType) => string
  renderIcons: () => string
}

const ENTRIES = {
  creation: 'src/web/entry-client.tsx',
  account: 'src/web/entry-account.tsx',
  opening: 'src/web/entry-open.ts',
} as const

const PUBLISHED = 'src/web/styles/published.css'
const HOME = 'src/web/styles/home.css'
const AGENCY = 'src/web/styles/agency-pages.css'
/** Their pages draw their icons in place. */
const STYLES_WITHOUT_ICONS: readonly string[] = ['published', 'home', 'agency']
const LATER = 'src/web/styles/later.css'
/** The creation page's script brings it: see src/web/ui/figtree.ts. */
const FIGTREE = 'src/web/styles/figtree.css'

const CREATION_HASHES = [LOADING_SCRIPT, EARLY_NEXT_SCRIPT].map(cspHash)
const ACCOUNT_HASHES = [cspHash(EARLY_SCRIPT)]

/** Throws if the build is missing or incomplete. */
export async function loadPageRenderer(
  buildFolder: string,
  sandboxed: readonly PageProvider[],
  operator: Operator,
): Promise<PageRenderer> {
  const { renderPage, icons, styles, reveals, scripts, laterStyle } = await loadBuild(buildFolder)
  const revealsOf = (route: Route): string | null =>
    'appType' in route && pageOf(route).kind === 'creation' ? reveals[route.appType] : null
  const inlined = [...Object.values(styles), ...Object.values(reveals)]
  const hashes = new Map(inlined.map((css) => [css, cspHash(css)]))
  return {
    inlineHashes: (route) => {
      const { kind, style } = pageOf(route)
      return {
        scripts: kind === 'creation' ? CREATION_HASHES : kind === 'account' ? ACCOUNT_HASHES : [],
        styles: [styles[style], revealsOf(route)].flatMap((css) => hashes.get(css ?? '') ?? []),
      }
    },
    render: (route, state, search, mayHaveDraft = true) => {
      const { kind, style, script, providers } = pageOf(route)
      const heading = headingOf(route, search) ?? ''
      const page = { route, heading, state, operator } as PageProps<PageName>
      const { title, html, head } = renderPage(page)
      return drawDocument({
        title,
        html: `<div id="root">${html}</div>${STYLES_WITHOUT_ICONS.includes(style) ? '' : icons}`,
        head,
        style: styles[style],
        reveals: revealsOf(route),
        laterStyle: kind === 'creation' ? laterStyle : null,
        scripts: script === null ? [] : scripts[script],
        page,
        mayHaveDraft,
        sandboxed: sandboxed.filter((name) => providers.includes(name) && isUsed(name, state)),
      })
    },
  }
}

async function loadBuild(folder: string) {
  const web = join(folder, 'web')
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest
  const build = (await import(pathToFileURL(join(folder, 'ssr/entry-server.js')).href)) as ServerBuild
  return {
    renderPage: build.renderPage,
    icons: build.renderIcons(),
    styles: stylesOf(web, manifest),
    reveals: { sell: build.revealCssFor('sell'), let: build.revealCssFor('let') },
    scripts: {
      creation: scriptsOf(manifest, ENTRIES.creation),
      account: scriptsOf(manifest, ENTRIES.account),
      opening: scriptsOf(manifest, ENTRIES.opening),
    },
    laterStyle: entryOf(manifest, LATER).file,
  }
}

function stylesOf(web: string, manifest: Manifest) {
  const read = (file: string): string => readFileSync(join(web, file), 'utf8')
  const cssOf = (entry: string): string => (manifest[entry]?.css ?? []).map(read).join('')
  const css = cssOf(ENTRIES.creation)
  const whole = [FIGTREE, LATER].reduce((all, name) => all + read(entryOf(manifest, name).file), css)
  return {
    creation: css,
    account: whole + cssOf(ENTRIES.account),
    plain: whole,
    published: read(entryOf(manifest, PUBLISHED).file),
    home: read(entryOf(manifest, HOME).file),
    agency: read(entryOf(manifest, AGENCY).file),
  }
}

/** Not every advert takes enquiries by email, or has a privacy number. */
function isUsed(provider: PageProvider, state: DocumentState): boolean {
  if (provider === 'voice') return hasPrivacyNumber(state)
  return provider !== 'email' || !('advert' in state) || takesEmail(state)
}

function hasPrivacyNumber(state: DocumentState): boolean {
  if ('view' in state) return state.view.name === 'phone' && state.view.isForwarded
  return 'listings' in state && state.listings.some(({ calls }) => calls !== null)
}

const takesEmail = ({ advert }: AdvertState): boolean =>
  advert !== null && advert.answers.contactPreference !== 'mobile'
