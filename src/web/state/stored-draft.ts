import { DRAFT_KEY } from '#shared/api/draft-key.ts'
import type { AppType } from '#shared/form/block.ts'
import { isSharedComputer } from './shared-computer.ts'

export const draftKey = (appType: AppType): string => DRAFT_KEY + appType

/** On a shared computer the id lasts as long as the tab; where storage is blocked, as long as the page. */
export function storedDraft(appType: AppType): string | null {
  try {
    return sessionStorage.getItem(draftKey(appType)) ?? localStorage.getItem(draftKey(appType))
  } catch {
    return null
  }
}

/** If the browser would open this one next. */
export function forgetDraft(appType: AppType, uuid: string): void {
  if (storedDraft(appType) === uuid) storeDraft(appType, null)
}

export function storeDraft(appType: AppType, uuid: string | null): void {
  try {
    const [used, unused] = isSharedComputer()
      ? [sessionStorage, localStorage]
      : [localStorage, sessionStorage]
    unused.removeItem(draftKey(appType))
    if (uuid === null) used.removeItem(draftKey(appType))
    else used.setItem(draftKey(appType), uuid)
  } catch {
    // The draft is on the server, and the page still knows its id.
  }
}
