import type { ReactNode } from 'react'
import type { PageProps, StateOf } from '#shared/api/document-state.ts'
import type { PageHead } from '#shared/api/page-head.ts'
import type { PAGES, PageName } from '#shared/journey/pages.ts'

interface Drawn<N extends PageName> {
  /** Renders the whole page, layout included. */
  readonly draw: (props: PageProps<N>) => ReactNode
}
interface Described<N extends PageName> {
  readonly title: (state: StateOf<N>) => string
  readonly head: (state: StateOf<N>) => PageHead
}

/** How a page is rendered. A page without a heading in its record takes its title from its state. */
export type Screen<N extends PageName> = Drawn<N> &
  ((typeof PAGES)[N]['heading'] extends null ? Described<N> : Partial<Described<N>>)

export type Screens<N extends PageName> = { readonly [M in N]: Screen<M> }
