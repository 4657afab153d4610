import { DRAFT_KEY } from '#shared/api/draft-key.ts'
import type { AppType } from '#shared/form/block.ts'

const draftKey = (appType: AppType): string => DRAFT_KEY + appType

/** Storage may be forbidden; then a draft lives as long as its page. */
export function storedDraft(appType: AppType): string | null {
  try {
    return localStorage.getItem(draftKey(appType))
  } catch {
    return null
  }
}

export function storeDraft(appType: AppType, uuid: string | null): void {
  try {
    if (uuid === null) localStorage.removeItem(draftKey(appType))
    else localStorage.setItem(draftKey(appType), uuid)
  } catch {
    // Nothing to do: the draft is on the server, and the page goes on with it.
  }
}
