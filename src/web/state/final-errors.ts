import type { FinalError } from '#shared/api/checkout.ts'
import type { AppType } from '#shared/form/block.ts'

const KEY = 'final_errors_'

/** What a page that could not publish the advert leaves for the page of its answers. */
export interface LeftErrors {
  /** The server's words where no answer is at fault. */
  readonly refusal?: string
  readonly errors: readonly FinalError[]
  /** What the page before had to tell. */
  readonly told: string
}

/** Without storage the page of the answers finds what is wrong when its Next is pressed. */
export function leaveFinalErrors(appType: AppType, left: LeftErrors): void {
  try {
    sessionStorage.setItem(KEY + appType, JSON.stringify(left))
  } catch {
    // As said above.
  }
}

export function takeFinalErrors(appType: AppType): LeftErrors | null {
  try {
    const left = sessionStorage.getItem(KEY + appType)
    sessionStorage.removeItem(KEY + appType)
    return left === null ? null : (JSON.parse(left) as LeftErrors)
  } catch {
    return null
  }
}
