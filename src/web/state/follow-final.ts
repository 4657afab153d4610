import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { storeFinalErrors } from './final-errors.ts'
import type { Step } from './final-save.ts'
import { setFlashMessage } from './flash-message.ts'
import { storeDraft } from './stored-draft.ts'

/** Errors are shown on the creation page; if the call failed, the checkout tries again. */
export function followFinal(appType: AppType, step: Step, flashMessage: string): void {
  if (step.kind === 'mend') storeFinalErrors(appType, { errors: step.errors, flashMessage })
  else if (step.kind === 'alert')
    storeFinalErrors(appType, { errors: [], flashMessage, refusal: step.message })
  else setFlashMessage(flashMessage)
  if (step.kind === 'thank') storeDraft(appType, null)
  location.assign(pathAfter(appType, step))
}

function pathAfter(appType: AppType, step: Step): string {
  if (step.kind === 'alert') return paths.create(appType)
  return step.kind === 'rest' ? paths.checkout(appType) : step.path
}
