import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AdvertState, DocumentState, PageProps } from '#shared/api/document-state.ts'
import type { PageHead } from '#shared/api/page-head.ts'
import type { AppType } from '#shared/form/block.ts'
import type { PageProvider, PageRecord } from '#shared/journey/page-record.ts'
import { headingOf, type PageName, pageOf, type Route } from '#shared/journey/pages.ts'
import type { Operator } from '#shared/operator.ts'
import { entryOf, fontOf, type Manifest, scriptsOf } from '../http/manifest.ts'
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
  'signed-out': 'src/web/entry-signed-out.ts',
} as const

const STYLES = 'src/web/styles/'
/** The creation page's script brings it: see src/web/ui/figtree.ts. */
const FIGTREE = `${STYLES}figtree.css`
const LATER = `${STYLES}later.css`
const PUBLISHED_LATER = `${STYLES}published-later.css`

const CREATION_HASHES = [LOADING_SCRIPT, EARLY_NEXT_SCRIPT].map(cspHash)
const ACCOUNT_HASHES = [cspHash(EARLY_SCRIPT)]

/** Throws if the build is missing or incomplete. */
export async function loadPageRenderer(
  buildFolder: string,
  sandboxed: readonly PageProvider[],
  operator: Operator,
): Promise<PageRenderer> {
  const { renderPage, icons, styles, reveals, scripts } = await loadBuild(buildFolder)
  const revealsOf = (route: Route): string | null =>
    'appType' in route && pageOf(route).kind === 'creation' ? reveals[route.appType] : null
  const inlined = [...Object.values(styles).map(({ css }) => css), ...Object.values(reveals)]
  const hashes = new Map(inlined.map((css) => [css, cspHash(css)]))
  return {
    inlineHashes: (route) => {
      const { kind, style } = pageOf(route)
      return {
        scripts: kind === 'creation' ? CREATION_HASHES : kind === 'account' ? ACCOUNT_HASHES : [],
        styles: [styles[style].css, revealsOf(route)].flatMap((css) => hashes.get(css ?? '') ?? []),
      }
    },
    render: (route, state, search, mayHaveDraft = true) => {
      const { style, script, providers } = pageOf(route)
      const heading = headingOf(route, search) ?? ''
      const page = { route, heading, state, operator } as PageProps<PageName>
      const { title, html, head } = renderPage(page)
      const { css, later, font, hasIcons } = styles[style]
      return drawDocument({
        title,
        html: `<div id="root">${html}</div>${hasIcons ? icons : ''}`,
        head,
        style: css,
        reveals: revealsOf(route),
        laterStyle: later,
        font,
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
      'signed-out': scriptsOf(manifest, ENTRIES['signed-out']),
    },
  }
}

interface PageStyle {
  /** Inlined. */
  readonly css: string
  /** The path of what is loaded after the first paint; null if there is no more. */
  readonly later: string | null
  /** The path of the font that the first paint has; null where it comes later. */
  readonly font: string | null
  /** False where the page's own markup has them. */
  readonly hasIcons: boolean
}

function stylesOf(web: string, manifest: Manifest): Readonly<Record<PageRecord['style'], PageStyle>> {
  const fileOf = (entry: string): string => entryOf(manifest, entry).file
  const read = (file: string): string => readFileSync(join(web, file), 'utf8')
  const cssOf = (entry: string): string => (manifest[entry]?.css ?? []).map(read).join('')
  const creation = cssOf(ENTRIES.creation)
  const whole = [FIGTREE, LATER].reduce((css, name) => css + read(fileOf(name)), creation)
  const plain = {
    css: whole,
    later: null,
    font: fontOf(manifest, FIGTREE),
    hasIcons: true,
  }
  const withoutScript = (name: string): PageStyle => ({
    css: read(fileOf(STYLES + name)),
    later: fileOf(PUBLISHED_LATER),
    font: null,
    hasIcons: false,
  })
  return {
    creation: { css: creation, later: fileOf(LATER), font: null, hasIcons: true },
    account: { ...plain, css: whole + cssOf(ENTRIES.account) },
    plain,
    adverts: withoutScript('adverts-page.css'),
    advert: withoutScript('advert-page.css'),
    published: withoutScript('published.css'),
    home: withoutScript('home.css'),
    agency: withoutScript('agency-pages.css'),
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
