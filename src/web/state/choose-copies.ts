import type { PageState } from '#shared/api/page-state.ts'
import type { KeptCopy } from './kept-copies.ts'

/** The copies that belong on a page. */
export interface ChosenCopies {
  readonly copies: readonly KeptCopy[]
  /** Whether all answers go into a new draft, if theirs does not open. */
  readonly isNew: boolean
}

const NONE: ChosenCopies = { copies: [], isNew: false }

/**
 * Which of the copies, the oldest first, the page of this draft continues. A new page continues the latest draft that no
 * response acknowledged, or that was a guest's: a browser that is killed forgets cookies and ids of the last seconds.
 */
export function chooseCopies(
  left: readonly KeptCopy[],
  { uuid, version, app_type }: Pick<PageState, 'uuid' | 'version' | 'app_type'>,
): ChosenCopies {
  const own = left.filter((copy) => copy.uuid === uuid)
  if (own.length > 0 || version > 0) return { copies: own, isNew: false }
  const ofType = left.filter(
    (copy) => copy.appType === app_type && (copy.version === 0 || copy.whole !== null),
  )
  const latest = ofType.at(-1)
  if (!latest) return NONE
  const copies = ofType.filter((copy) => copy.uuid === latest.uuid)
  return { copies, isNew: copies.some((copy) => copy.version > 0) }
}
