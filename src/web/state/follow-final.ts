import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { leaveFinalErrors } from './final-errors.ts'
import type { Step } from './final-save.ts'
import { storeDraft } from './stored-draft.ts'
import { leaveTold } from './told.ts'

/**
 * Goes where a final save leads from a page about accounts; `told` is said there. A refusal is shown by the page of the
 * answers, whose Next tries again; where no answer came, the checkout does.
 */
export function followFinal(appType: AppType, step: Step, told: string): void {
  if (step.kind === 'mend') leaveFinalErrors(appType, { errors: step.errors, told })
  else if (step.kind === 'alert') leaveFinalErrors(appType, { errors: [], told, refusal: step.message })
  else leaveTold(told)
  if (step.kind === 'thank') storeDraft(appType, null)
  location.assign(pathAfter(appType, step))
}

function pathAfter(appType: AppType, step: Step): string {
  if (step.kind === 'alert') return paths.create(appType)
  return step.kind === 'rest' ? paths.checkout(appType) : step.path
}
