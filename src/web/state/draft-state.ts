import type { PageState } from '#shared/api/page-state.ts'
import type { Unsaved } from './unsaved-answers.ts'

export interface DraftState {
  readonly uuid: string
  /** The last acknowledged version; 0 before the first save. */
  readonly version: number
  readonly status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'retrying' | 'conflict' | 'refused'
  /** The server's message if it refused. */
  readonly message: string | null
  /** Somebody else's newer answers, until the user resolves the conflict. */
  readonly newer: PageState | null
}

/** What a page left when it ended. */
export interface LeftDraft extends Pick<DraftState, 'uuid' | 'version'> {
  readonly unsaved: Unsaved
}
