import type { AppType } from '#shared/form/block.ts'

/** Draft ids that one page keeps for the next, per tab. */
const CLEARED = 'cleared_draft_'
const PREVIOUS = 'previous_draft_'
const CHOSEN = 'chosen_draft_'
const LOST = 'lost_draft'
const REOPENED = 'reopened_draft'

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Without storage there is no undo; nothing else is lost. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // See above.
  }
}

/** A cleared draft can be restored until the new form is saved. */
export const rememberClearedDraft = (appType: AppType, uuid: string): void => write(CLEARED + appType, uuid)
export const clearedDraft = (appType: AppType): string | null => read(CLEARED + appType)
export const forgetCleared = (appType: AppType): void => write(CLEARED + appType, null)

/** A link to a draft that does not open must not lose the user's own draft. */
export const rememberPreviousDraft = (appType: AppType, uuid: string): void => write(PREVIOUS + appType, uuid)
export function takePreviousDraft(appType: AppType): string | null {
  const uuid = read(PREVIOUS + appType)
  write(PREVIOUS + appType, null)
  return uuid
}

/** The draft that this tab was told to open. */
export const rememberChosenDraft = (appType: AppType, uuid: string): void => write(CHOSEN + appType, uuid)
export const chosenDraft = (appType: AppType): string | null => read(CHOSEN + appType)

/** A draft that did not open: its owner may sign in next. */
export const rememberLostDraft = (uuid: string): void => write(LOST, uuid)
export const lostDraft = (): string | null => read(LOST)
export const forgetLost = (): void => write(LOST, null)

/** A draft that was cleared and is opened again, while the browser has not written that down. */
export const rememberReopened = (uuid: string): void => write(REOPENED, uuid)
export const reopenedDraft = (): string | null => read(REOPENED)
export const forgetReopened = (): void => write(REOPENED, null)
