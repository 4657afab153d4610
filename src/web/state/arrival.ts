import type { AppType } from '#shared/form/block.ts'

/** What one page leaves for the next: nothing but a draft's id, for as long as the tab lives. */
const CLEARED = 'cleared_draft_'
const PREVIOUS = 'previous_draft_'
const LOST = 'lost_draft'

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Without storage there is no undo on the next page, and nothing else is lost. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // As said above.
  }
}

/** The draft that Clear Form put aside can be had back until the new form is saved. */
export const leaveClearedDraft = (appType: AppType, uuid: string): void => write(CLEARED + appType, uuid)
export const clearedDraft = (appType: AppType): string | null => read(CLEARED + appType)
export const forgetCleared = (appType: AppType): void => write(CLEARED + appType, null)

/** Whoever follows a link to a draft that does not open keeps the one they had. */
export const leavePreviousDraft = (appType: AppType, uuid: string): void => write(PREVIOUS + appType, uuid)
export function takePreviousDraft(appType: AppType): string | null {
  const uuid = read(PREVIOUS + appType)
  write(PREVIOUS + appType, null)
  return uuid
}

/** The id of a draft that did not open here: whoever signs in may be the one whose it is. */
export const leaveLostDraft = (uuid: string): void => write(LOST, uuid)
export const lostDraft = (): string | null => read(LOST)
export const forgetLost = (): void => write(LOST, null)
