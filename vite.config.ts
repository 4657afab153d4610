import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/

/** Writes each asset's brotli form beside it, so that the server never compresses anything. */
const brotli = (quality: number): Plugin => ({
  name: 'brotli-beside-assets',
  apply: 'build',
  writeBundle({ dir = 'build/web' }) {
    const assets = path.join(dir, 'assets')
    for (const name of readdirSync(assets).filter((file) => COMPRESSIBLE.test(file))) {
      const file = path.join(assets, name)
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
    }
  },
})

/**
 * Has V8 compile all of a page's first script beside the main thread while it loads, and none of it at the first click
 * (https://v8.dev/blog/explicit-compile-hints). The line has to be the file's first.
 */
const compiledAhead = (entry: string): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name === entry)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})

/** What opens a draft is small, and stays apart from the creation page; so does what loads a module. */
const OPENING =
  /preload-helper|src\/(?:web\/state\/(?:arrival|stored-draft|shared-computer|within)|shared\/(?:product|journey\/paths|values\/(?:uuid|listing-id)|api\/draft-key))\.ts$/
/** What only the pages about accounts have, and what the creation page has of it on demand: its modal. */
const ACCOUNT_FORMS =
  /src\/(?:web\/(?:account\/|api\/(?:account-api|draft-answers|social-api)|ui\/flash-message|state\/(?:flash-message|use-flash-message|token-in-hash))|shared\/(?:account\/|journey\/query|values\/titles))/
const ACCOUNT_PAGES =
  /src\/(?:web\/(?:entry-account|account-screens|screens\/(?!create-advert)|listings\/|advert\/own-|api\/checkout-api|journey\/marked-navigation|state\/(?:discount-code|(?:use-)?draft-standing|follow-final)|styles\/(?:account-pages|checkout|own-adverts|legal|opened))|shared\/advert\/(?:entitlement|export-formats))/
/** Styles that are files of their own: the server inlines them, or the page loads them later. */
const OWN_STYLES = [
  'advert-page',
  'adverts-page',
  'agency-pages',
  'figtree',
  'home',
  'later',
  'published-later',
  'published',
]
/** What opens a draft, the payment frame and the page after signing out use nothing of the other pages. */
const NOT_APART = new RegExp(
  `^(?!.*(?:entry-(?:open|pay|signed-out)|web/payment/|styles/(?:pay|${OWN_STYLES.join('|')})|@stripe/))`,
)
/** What is kept in the browser: /new, /load and signing out change it, without the creation page. */
const KEPT = /idb-keyval|src\/web\/state\/(?:kept-copies|window-lock)[.]ts/
/** What publishes: the pages about accounts have it, and the creation page once Next has found nothing wrong. */
const PUBLISHING =
  /src\/(?:web\/(?:api\/publishing-api|state\/final-save|screens\/create-advert\/publish[.]ts)|shared\/journey\/final-step)/
/** What only some homes are asked, with the table of postcodes that says where they are. */
const LAW =
  /src\/(?:shared\/advert\/(?:law-|nation|postcode-places|blocks\/(?:certificate|country|home-report|letting-law|material))|web\/screens\/create-advert\/law-questions)/
/** What is loaded on demand uses parts of the page; each of them in a file of its own would compress badly. */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'opening', test: OPENING, priority: 4 },
  { name: 'kept', test: KEPT, priority: 3 },
  { name: 'account-forms', test: ACCOUNT_FORMS, priority: 3 },
  { name: 'account-pages', test: ACCOUNT_PAGES, priority: 3 },
  { name: 'publishing', test: PUBLISHING, priority: 3 },
  { name: 'law', test: LAW, priority: 3 },
  { name: 'dialog', test: /ui\/dialog/, priority: 3 },
  { name: 'home-drawing', test: /advert\/home-drawing/, priority: 3 },
  { name: 'page', tags: ['$initial'], test: NOT_APART },
]

/** What the bundler takes for React: see docs/decisions/0060-preact-draws-the-pages.md. */
export const PREACT_FOR_REACT = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
]

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: isSsrBuild
    ? [react()]
    : [
        react(),
        compiledAhead('entry-client'),
        brotli(mode === 'development' ? constants.BROTLI_MIN_QUALITY : constants.BROTLI_MAX_QUALITY),
      ],
  publicDir: false,
  resolve: { alias: PREACT_FOR_REACT },
  build: isSsrBuild
    ? {
        outDir: 'build/ssr',
        target: 'node24',
        rolldownOptions: { input: 'src/web/entry-server.tsx', checks: { ineffectiveDynamicImport: false } },
      }
    : {
        outDir: 'build/web',
        target: 'es2022',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [
            'src/web/entry-client.tsx',
            'src/web/entry-account.tsx',
            'src/web/entry-open.ts',
            'src/web/entry-pay.ts',
            'src/web/entry-signed-out.ts',
            ...OWN_STYLES.map((name) => `src/web/styles/${name}.css`),
          ],
          output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
        },
      },
  ssr: { noExternal: true },
}))
