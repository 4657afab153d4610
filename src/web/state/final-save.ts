import type { FinalError } from '#shared/api/checkout.ts'
import type { AppType } from '#shared/form/block.ts'
import { afterFinalSave, type FinalStep } from '#shared/journey/final-step.ts'
import { afterSave } from '#shared/journey/next-step.ts'
import { paths } from '#shared/journey/paths.ts'
import { getInitialData } from '#web/api/advert-api.ts'
import { type DraftToPublish, saveFinal } from '#web/api/publishing-api.ts'
import { storedDraft } from './stored-draft.ts'

export type Step = FinalStep<FinalError>

/** The final save of a stored draft, and what follows (specification section 4). */
export async function finalSave(
  appType: AppType,
  draft: DraftToPublish,
  how: { readonly asAgent?: boolean; readonly isChange?: boolean } = {},
): Promise<Step> {
  const answer = await saveFinal(draft, how)
  return answer.kind === 'not-allowed'
    ? notAllowed(appType, draft.uuid, answer.message)
    : afterFinalSave(appType, answer, how)
}

/** The session may have ended, so the next step is that of the current user. */
async function notAllowed(appType: AppType, uuid: string, message: string): Promise<Step> {
  const called = await getInitialData(appType, uuid)
  if (!called.ok) return { kind: 'alert', message }
  const { user_type, user } = called.answer.data
  const step = afterSave(appType, { userType: user_type, verified: user.verified })
  return step.kind === 'save-final' ? { kind: 'alert', message } : { kind: 'go', path: step.path }
}

/** The final save of this browser's draft. The creation page has saved its answers. */
export async function finalSaveOfStored(appType: AppType): Promise<Step> {
  const uuid = storedDraft(appType)
  return uuid === null ? { kind: 'go', path: paths.unfinished() } : finalSaveOf(appType, uuid)
}

/** The final save of a draft as it is stored. */
export async function finalSaveOf(appType: AppType, uuid: string): Promise<Step> {
  const called = await getInitialData(appType, uuid)
  if (!called.ok) {
    return called.refusal === null ? { kind: 'rest' } : { kind: 'alert', message: called.refusal }
  }
  const { data } = called.answer
  // The creation page explains that the draft did not open.
  return data.uuid === uuid ? finalSave(appType, data) : { kind: 'go', path: paths.create(appType) }
}
