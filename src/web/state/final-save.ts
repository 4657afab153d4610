import type { FinalError } from '#shared/api/checkout.ts'
import type { AppType } from '#shared/form/block.ts'
import { afterFinalSave, type FinalStep } from '#shared/journey/final-step.ts'
import { afterSave } from '#shared/journey/next-step.ts'
import { paths } from '#shared/journey/paths.ts'
import { getInitialData } from '#web/api/advert-api.ts'
import { type DraftToPublish, saveFinal } from '#web/api/publishing-api.ts'
import { storedDraft } from './stored-draft.ts'

export type Step = FinalStep<FinalError>

/** The final save of a draft whose answers are stored, and what follows from it (specification section 4). */
export async function finalSave(
  appType: AppType,
  draft: DraftToPublish,
  who: { readonly asAgent?: boolean } = {},
): Promise<Step> {
  const answer = await saveFinal(draft, who)
  return answer.kind === 'not-allowed'
    ? notAllowed(appType, draft.uuid, answer.message)
    : afterFinalSave(appType, answer)
}

/** Who was signed in may not be any more: then the way leads where it does for whoever is here now. */
async function notAllowed(appType: AppType, uuid: string, message: string): Promise<Step> {
  const called = await getInitialData(appType, uuid)
  if (!called.ok) return { kind: 'alert', message }
  const { user_type, user } = called.answer.data
  const step = afterSave(appType, { userType: user_type, verified: user.verified })
  return step.kind === 'save-final' ? { kind: 'alert', message } : { kind: 'go', path: step.path }
}

/** The final save of the draft that this browser holds: the page of its answers was saved when it was left. */
export async function finalSaveOfStored(appType: AppType): Promise<Step> {
  const uuid = storedDraft(appType)
  return uuid === null ? { kind: 'go', path: paths.unfinished() } : finalSaveOf(appType, uuid)
}

/** The final save of a draft as it is stored by now. */
export async function finalSaveOf(appType: AppType, uuid: string): Promise<Step> {
  const called = await getInitialData(appType, uuid)
  if (!called.ok) {
    return called.refusal === null ? { kind: 'rest' } : { kind: 'alert', message: called.refusal }
  }
  const { data } = called.answer
  // It did not open here; the page of its answers says so.
  return data.uuid === uuid ? finalSave(appType, data) : { kind: 'go', path: paths.create(appType) }
}
