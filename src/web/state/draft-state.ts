import type { PageState } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import type { Unsaved } from './unsaved-answers.ts'

export interface DraftState {
  readonly uuid: string
  /** The last acknowledged version; 0 before the first save. */
  readonly version: number
  readonly status:
    | 'untouched'
    | 'unsaved'
    | 'saving'
    | 'saved'
    | 'retrying'
    | 'conflict'
    | 'refused'
    | 'signed-out'
  /** The server's message if it refused. */
  readonly message: string | null
  /** Somebody else's newer answers, until the user resolves the conflict. */
  readonly newer: PageState | null
}

/** What a page left when it ended. */
export interface LeftDraft extends Pick<DraftState, 'uuid' | 'version'> {
  readonly unsaved: Unsaved
}

export interface DraftDeps {
  readonly appType: AppType
  readonly first: Pick<PageState, 'uuid' | 'version'>
  readonly form: BoundForm
  readonly isGuest: () => boolean
}
