/** The state of a looked-up list. */
export interface FoundList {
  readonly status: 'none' | 'finding' | 'found' | 'empty' | 'failed'
  /** The search text. */
  readonly by: string
  readonly entries: readonly { readonly id: string; readonly label: string }[]
  /** Shown if there is no list. */
  readonly message: string | null
}
export const NO_LIST: FoundList = { status: 'none', by: '', entries: [], message: null }
