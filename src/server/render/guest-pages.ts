import { brotliBest } from './pack.ts'

/** More than there are of one day: two types, with and without a draft, for each set of prices. */
const MOST = 16

export interface DrawnPage {
  readonly html: string
  /** As small as brotli makes it; null where it is not known yet. */
  readonly brotli: Buffer | null
}

/** The creation page is alike for all guests: it is drawn once, and packed once as well as brotli can, which takes a fifth of a second. */
export type GuestPages = ReturnType<typeof createGuestPages>

export function createGuestPages() {
  const kept = new Map<string, DrawnPage>()
  return {
    /** `key` names all that `draw` depends on. */
    pageOf: (key: string, draw: () => string): DrawnPage => {
      const known = kept.get(key)
      if (known) return known
      const html = draw()
      if (kept.size >= MOST) kept.clear()
      kept.set(key, { html, brotli: null })
      // Until then, and if it fails, each is packed in a hurry.
      brotliBest(html).then(
        (brotli) => kept.has(key) && kept.set(key, { html, brotli }),
        () => {},
      )
      return { html, brotli: null }
    },
  }
}
