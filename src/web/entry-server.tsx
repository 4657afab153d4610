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

/** After the agent's question: down to the rooms, of which four are shown at first, higher than most windows. */
const FIRST_QUESTIONS = 7

/**
 * These are laid out together once the last of them is here. Each of the rest waits for a second, or until the script takes
 * over: laid out as they come, they keep the first paint and the first answers waiting for what lies below the window.
 */
const LATER_QUESTIONS_WAIT = [
  `.questions:not(:has(>:nth-child(${FIRST_QUESTIONS + 1}))){display:none}`,
  `.questions:not(:has(:target))>:nth-child(n+${FIRST_QUESTIONS + 1}){animation:wait 1s step-end}`,
  '@keyframes wait{from{display:none}}',
].join('')

/** The CSS that shows and hides an app type's conditional blocks and fields, until the script does. */
export function revealCssFor(appType: AppType): string {
  const blocks = blocksFor(ADVERT_PAGE, appType)
  return LATER_QUESTIONS_WAIT + revealCss(blocks, [...AUDIENCES, ...revealsIn(blocks)])
}
