import { type Html, html } from '#shared/values/html.ts'

interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  /** What a style names, such as a font. */
  readonly assets?: readonly string[]
}
/** What Vite built, by its source. */
export type Manifest = Readonly<Record<string, ManifestEntry>>

export function entryOf(manifest: Manifest, name: string): ManifestEntry {
  const entry = manifest[name]
  if (!entry) throw new Error(`The build has no ${name}. Run npm run build.`)
  return entry
}

/** The path of the only file that a style names. */
export function fontOf(manifest: Manifest, name: string): string {
  const [font] = entryOf(manifest, name).assets ?? []
  if (font === undefined) throw new Error(`The build has no font of ${name}. Run npm run build.`)
  return font
}

/** Asks for the font before the style does. */
export const fontLink = (path: string): Html =>
  html`<link rel="preload" as="font" type="font/woff2" href="/${path}" crossorigin>`

/** The imports too, so that all are fetched at once. */
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
