import { renderToString } from 'react-dom/server'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import type { DocumentState } from '#shared/api/document-state.ts'
import type { PageHead } from '#shared/api/page-head.ts'
import { type AppType, blocksFor } from '#shared/form/block.ts'
import { routeOf } from '#shared/journey/paths.ts'
import { App, isPublished, titleOf } from './app.tsx'
import { revealCss } from './form/reveal-css.ts'
import { publishedHead } from './published-page.tsx'
import { IconSprite } from './ui/icon-sprite.tsx'

export interface RenderedPage {
  readonly title: string
  readonly html: string
  /** Null where the page has nothing of its own to say there. */
  readonly head: PageHead | null
}

/** Draws a path's screen as HTML. */
export function renderPage(path: string, state: DocumentState): RenderedPage {
  const page = { route: routeOf(path), state }
  const head = isPublished(state) ? publishedHead(state) : null
  return { title: titleOf(page), html: renderToString(<App {...page} />), head }
}

/** The drawings of all icons, once for each page. */
export const renderIcons = (): string => renderToString(<IconSprite />)

/** The style rules of an app type's conditional blocks and fields. */
export function revealCssFor(appType: AppType): string {
  return revealCss(blocksFor(ADVERT_PAGE, appType))
}
