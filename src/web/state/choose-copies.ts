import type { PageState } from '#shared/api/page-state.ts'
import type { KeptCopy } from './kept-copies.ts'

/** The copies that belong on a page. */
export interface ChosenCopies {
  readonly copies: readonly KeptCopy[]
  /** Whether their draft can no longer be opened, and all its answers go into a new one. */
  readonly isNew: boolean
}

const NONE: ChosenCopies = { copies: [], isNew: false }

/** Which of the copies, the oldest first, the page of this draft continues; `lost` is a draft that did not open. */
export function chooseCopies(
  left: readonly KeptCopy[],
  { uuid, version, app_type }: Pick<PageState, 'uuid' | 'version' | 'app_type'>,
  lost: string | null,
): ChosenCopies {
  const own = left.filter((copy) => copy.uuid === uuid)
  if (own.length > 0 || version > 0) return { copies: own, isNew: false }
  const ofType = left.filter((copy) => copy.appType === app_type)
  const unheard = ofType.filter((copy) => copy.version === 0)
  const latest = unheard.at(-1)
  if (latest) return { copies: unheard.filter((copy) => copy.uuid === latest.uuid), isNew: false }
  const whole = ofType.filter((copy) => copy.uuid === lost && copy.whole !== null)
  return whole.length > 0 ? { copies: whole, isNew: true } : NONE
}
