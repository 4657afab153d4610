import type { AppType } from '#shared/form/block.ts'
import { getInitialData } from '#web/api/advert-api.ts'
import { storedDraft } from './stored-draft.ts'

export interface DraftStanding {
  /** False where this browser has no draft. */
  readonly isThere: boolean
  readonly isValid: boolean
  /** A final save publishes it: it is complete, and nothing is to be paid for it. */
  readonly isReady: boolean
}

const NO_DRAFT: DraftStanding = { isThere: false, isValid: false, isReady: false }

/** How this browser's draft stands; null if the call failed. */
export async function draftStanding(appType: AppType): Promise<DraftStanding | null> {
  const uuid = storedDraft(appType)
  if (uuid === null) return NO_DRAFT
  const called = await getInitialData(appType, uuid)
  if (!called.ok) return null
  const { data } = called.answer
  if (data.uuid !== uuid) return NO_DRAFT
  const isValid = data.valid_pages.includes(appType)
  const option = data.blocks['marketingOption']?.fields['marketingOption']?.value
  return { isThere: true, isValid, isReady: isValid && (option === 'none' || data.order.isPaid) }
}
