import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { whenIdle } from './when-idle.ts'

/**
 * Loads the font of src/web/styles/figtree.css once the page answers: a font that the style names lays the whole page out
 * anew, and again when it arrives. Without it the system's font stays.
 */
export function loadFigtree(): void {
  whenIdle(() => {
    const face = new FontFace('Figtree', `url(${figtree}) format("woff2")`, { weight: '300 900' })
    face.load().then(
      (loaded) => document.fonts.add(loaded),
      () => {},
    )
  })
}
