import type { PageState } from '#shared/api/page-state.ts'
import { comesBackByItself, type KeptCopy } from './kept-copies.ts'

/** The copies that belong on a page. */
export interface ChosenCopies {
  readonly copies: readonly KeptCopy[]
  /** Whether all answers go into a new draft, if theirs does not open. */
  readonly isNew: boolean
}

type PageDraft = Pick<PageState, 'uuid' | 'version' | 'app_type'>

const NONE: ChosenCopies = { copies: [], isNew: false }

/** The draft that was worked on after the page's, because the browser forgot that another took its place. */
export function laterDraft(
  left: readonly KeptCopy[],
  { uuid, version, app_type }: PageDraft,
): KeptCopy | null {
  if (version === 0) return null
  const latest = left.findLast((copy) => copy.uuid === uuid || comesBackByItself(copy, app_type))
  return latest && latest.uuid !== uuid ? latest : null
}

/**
 * Which of the copies, the oldest first, the page of this draft continues. A new page continues the latest draft that no
 * response acknowledged, or that was a guest's: a browser that is killed forgets cookies and ids of the last seconds.
 */
export function chooseCopies(
  left: readonly KeptCopy[],
  { uuid, version, app_type }: PageDraft,
): ChosenCopies {
  const own = left.filter((copy) => copy.uuid === uuid)
  if (own.length > 0 || version > 0) return { copies: own, isNew: false }
  const ofType = left.filter((copy) => comesBackByItself(copy, app_type))
  const latest = ofType.at(-1)
  if (!latest) return NONE
  const copies = ofType.filter((copy) => copy.uuid === latest.uuid)
  return { copies, isNew: copies.some((copy) => copy.version > 0) }
}
