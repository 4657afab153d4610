import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin } from 'vite'
import { peerBlocks } from './peer-fields.ts'

const BENCH = path.join(import.meta.dirname, '..')
const BUILD = path.join(BENCH, 'build')

export interface Built {
  readonly script: string
  readonly css: string
}

export interface Drawn {
  readonly html: string
  readonly css?: string
}

/** A page's script and style, each as one file, as its authors would ship them. */
export async function buildPage(entry: string, plugins: readonly Plugin[] = []): Promise<Built> {
  const outDir = path.join(BUILD, entry.replaceAll(/\W+/g, '-'))
  await build({
    ...base(plugins),
    build: {
      outDir,
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(BENCH, entry),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]', codeSplitting: false },
      },
    },
  })
  const read = (name: string): string => readFileSync(path.join(outDir, name), 'utf8')
  return {
    script: read('page.js'),
    css: existsSync(path.join(outDir, 'page.css')) ? withoutOutside(read('page.css')) : '',
  }
}

/** What a peer's server draws for its page, and the style that comes of its questions, if any. */
export async function renderPeer(entry: string): Promise<Drawn> {
  const outDir = path.join(BUILD, entry.replaceAll(/\W+/g, '-'))
  const output = { entryFileNames: 'page.js', codeSplitting: false }
  await build({
    ...base([]),
    ssr: { noExternal: true },
    build: { outDir, ssr: path.join(BENCH, entry), target: 'node24', rolldownOptions: { output } },
  })
  const module = (await import(`${pathToFileURL(path.join(outDir, 'page.js')).href}?${Date.now()}`)) as Drawn
  return module
}

/** A style that would fetch a font from elsewhere does not: nothing here leaves the machine. */
function withoutOutside(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*https?:[^}]*\}|@import[^;]*https?:[^;]*;/g, '')
}

function base(plugins: readonly Plugin[]): InlineConfig {
  return {
    configFile: false,
    root: path.join(BENCH, '..'),
    logLevel: 'error',
    publicDir: false,
    // The peers' packages stand beside a React of their own; every page is to have the same one.
    resolve: { dedupe: ['react', 'react-dom'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react(), virtualPeerBlocks(), ...plugins],
  }
}

function virtualPeerBlocks(): Plugin {
  const id = 'virtual:peer-blocks'
  return {
    name: 'peer-blocks',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (asked) => (asked === `\0${id}` ? `export default ${JSON.stringify(peerBlocks())}` : null),
  }
}
