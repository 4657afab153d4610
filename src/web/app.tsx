import type { PageProps } from '#shared/api/document-state.ts'
import type { PageHead } from '#shared/api/page-head.ts'
import type { PageName } from '#shared/journey/pages.ts'
import { screenOf } from './screens.tsx'
import { titleFor } from './ui/page-title.ts'

/** Renders any page on the server. */
export function drawPage<N extends PageName>(page: PageProps<N>) {
  const { route, heading, state } = page
  const screen = screenOf<N>(route.name)
  const head: PageHead | null = screen.head?.(state) ?? null
  return {
    title: screen.title?.(state) ?? titleFor(heading),
    head,
    content: screen.draw(page),
  }
}
