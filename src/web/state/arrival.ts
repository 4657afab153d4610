import type { AppType } from '#shared/api/page-state.ts'

/** What one page leaves for the next: nothing but a draft's id, for as long as the tab lives. */
const CLEARED = 'cleared_draft_'
const LOST = 'lost_draft'

function take(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return value
  } catch {
    return null
  }
}

function leave(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Without storage there is no undo on the next page, and nothing else is lost.
  }
}

export const leaveClearedDraft = (appType: AppType, uuid: string): void => leave(CLEARED + appType, uuid)
export const clearedDraft = (appType: AppType): string | null => take(CLEARED + appType)
export const leaveLostDraft = (): void => leave(LOST, '1')
export const draftWasLost = (): boolean => take(LOST) !== null
