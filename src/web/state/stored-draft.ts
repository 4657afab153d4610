import { DRAFT_KEY } from '#shared/api/draft-key.ts'
import type { AppType } from '#shared/form/block.ts'

const draftKey = (appType: AppType): string => DRAFT_KEY + appType

/** Storage may be blocked; the draft id then lasts as long as the page. */
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
    // The draft is on the server, and the page still knows its id.
  }
}
