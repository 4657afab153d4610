import { renderToString } from 'react-dom/server'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import type { PageProps } from '#shared/api/document-state.ts'
import type { PageHead } from '#shared/api/page-head.ts'
import { type AppType, blocksFor } from '#shared/form/block.ts'
import type { PageName } from '#shared/journey/pages.ts'
import { drawPage } from './app.tsx'
import { revealCss } from './form/reveal-css.ts'
import { revealsIn } from './form/reveals.ts'
import { AUDIENCES } from './screens/create-advert/audiences.ts'
import { IconSprite } from './ui/icon-sprite.tsx'

export interface RenderedPage {
  readonly title: string
  readonly html: string
  /** Null if the page needs no meta tags of its own. */
  readonly head: PageHead | null
}

export function renderPage(page: PageProps<PageName>): RenderedPage {
  const { title, head, content } = drawPage(page)
  return { title, head, html: renderToString(content) }
}

/** The icon sprite, once per document. */
export const renderIcons = (): string => renderToString(<IconSprite />)

/** From the address to the rooms: higher than any window. */
const FIRST_QUESTIONS = 7

/**
 * These are laid out together once the last of them is here. The rest follows after a second, or when the script takes over:
 * laid out as they come, they keep the first paint and the first answers waiting for what lies below the window.
 */
const FIRST_THINGS_FIRST = [
  `.questions:not(:has(>:nth-child(${FIRST_QUESTIONS + 1}))){display:none}`,
  `.questions>:nth-child(n+${FIRST_QUESTIONS + 1}){animation:wait 1s step-end}`,
  '@keyframes wait{from{display:none}}',
].join('')

/** The CSS that shows and hides an app type's conditional blocks and fields, until the script does. */
export function revealCssFor(appType: AppType): string {
  const blocks = blocksFor(ADVERT_PAGE, appType)
  return FIRST_THINGS_FIRST + revealCss(blocks, [...AUDIENCES, ...revealsIn(blocks)])
}
