import type { AppType } from '#shared/form/block.ts'
import { getInitialData } from '#web/api/advert-api.ts'
import { storedDraft } from './stored-draft.ts'

/** Whether this browser's draft is complete; null if the call failed. */
export async function isDraftValid(appType: AppType): Promise<boolean | null> {
  const uuid = storedDraft(appType)
  if (uuid === null) return false
  const called = await getInitialData(appType, uuid)
  if (!called.ok) return null
  const { data } = called.answer
  return data.uuid === uuid && data.valid_pages.includes(appType)
}
