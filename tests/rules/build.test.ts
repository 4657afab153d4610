import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const BUILD = path.resolve(import.meta.dirname, '../../build')
const ASSETS = path.join(BUILD, 'web/assets')
const files = readdirSync(ASSETS)

test('every asset carries the hash of its content in its name', () => {
  expect(files.filter((name) => !/-[\w-]{8}\.[\w.]+$/.test(name))).toEqual([])
})

test('every script and style lies packed beside itself', () => {
  const texts = files.filter((name) => /\.(?:js|css)$/.test(name))
  expect(texts.length).toBeGreaterThan(1)
  for (const name of texts) {
    const packed = readFileSync(path.join(ASSETS, `${name}.br`))
    expect(brotliDecompressSync(packed).equals(readFileSync(path.join(ASSETS, name))), name).toBe(true)
  }
})

test('neither side carries React, code of development or source maps', () => {
  const server = readFileSync(path.join(BUILD, 'ssr/entry-server.js'), 'utf8')
  const scripts = files
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(ASSETS, name), 'utf8'))
  for (const text of [server, ...scripts]) {
    expect(text).not.toMatch(
      /process\.env\.NODE_ENV|Minified React error|__REACT_DEVTOOLS|react\.dev\/errors/,
    )
    expect(text).not.toContain('sourceMappingURL')
  }
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
})

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Everything that runs where one of the built files is loaded. */
function loadedWith(entry: string): string[] {
  const chunks = JSON.parse(readFileSync(path.join(BUILD, 'web/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const imports = (name: string): string[] => [name, ...(chunks[name]?.imports ?? []).flatMap(imports)]
  return [...new Set(imports(entry).map((name) => chunks[name]?.file.replace(/-[\w-]{8}\.js$/, '') ?? name))]
}

/** The patterns of vite.config.ts say which sources stand apart: what they miss ends in the creation page's script. */
test.each([
  ['src/web/entry-client.tsx', ['assets/entry-client', 'assets/opening']],
  [
    'src/web/entry-open.ts',
    ['assets/entry-open', 'assets/opening', 'assets/kept', 'assets/rolldown-runtime'],
  ],
  ['src/web/entry-pay.ts', ['assets/entry-pay']],
  [
    'src/web/entry-signed-out.ts',
    ['assets/entry-signed-out', 'assets/kept', 'assets/rolldown-runtime', 'assets/opening'],
  ],
])('%s runs nothing of other pages', (entry, expected) => {
  expect(loadedWith(entry)).toEqual(expected)
})

test('the creation page’s script begins with the line that has V8 compile it ahead', () => {
  const name = files.find((file) => /^entry-client-.*\.js$/.test(file)) ?? ''
  expect(readFileSync(path.join(ASSETS, name), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

/**
 * What the first view waits for, packed. It is Preact's, the form's and the page's alone (decision 60): the rulebook, the reader of words and
 * what shows findings come after the page. Whoever has a reason for more bytes raises the bound, and says so there.
 */
test.each([
  ['entry-client', 44_000],
  ['opening', 2_300],
])('of the creation page’s first scripts %s is no larger than %d bytes', (script, most) => {
  const name = files.find((file) => file.startsWith(`${script}-`) && file.endsWith('.js.br')) ?? ''
  expect(readFileSync(path.join(ASSETS, name)).length).toBeLessThanOrEqual(most)
})
