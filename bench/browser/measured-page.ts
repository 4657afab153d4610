import type { Parts } from './interact.ts'

export interface MeasuredPage {
  readonly stack: string
  readonly url: string
  readonly hydrates: boolean
  /** What is done on the page beside loading it; with `next`, keys and reveals are repeated among its errors. */
  readonly does: readonly ('radio' | 'key' | 'reveal' | 'next')[]
  readonly parts: Parts
}
