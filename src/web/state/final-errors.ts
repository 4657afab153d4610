import type { FinalError } from '#shared/api/checkout.ts'
import type { AppType } from '#shared/form/block.ts'

const KEY = 'final_errors_'

/** Errors of a final save, kept for the creation page. */
export interface StoredFinalErrors {
  /** The server's reason, if it does not concern a single answer. */
  readonly refusal?: string
  readonly errors: readonly FinalError[]
  /** The previous page's flash message. */
  readonly flashMessage: string
}

/** Without storage the errors show when Next is pressed there. */
export function storeFinalErrors(appType: AppType, left: StoredFinalErrors): void {
  try {
    sessionStorage.setItem(KEY + appType, JSON.stringify(left))
  } catch {
    // See above.
  }
}

export function takeFinalErrors(appType: AppType): StoredFinalErrors | null {
  try {
    const left = sessionStorage.getItem(KEY + appType)
    sessionStorage.removeItem(KEY + appType)
    return left === null ? null : (JSON.parse(left) as StoredFinalErrors)
  } catch {
    return null
  }
}
