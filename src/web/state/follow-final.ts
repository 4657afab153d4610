import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { leaveFinalErrors } from './final-errors.ts'
import type { Step } from './final-save.ts'
import { storeDraft } from './stored-draft.ts'
import { leaveTold } from './told.ts'

/**
 * Goes where a final save leads from a page about accounts; `told` is said there. Where it did not come to anything, the
 * checkout says why and offers to try again.
 */
export function followFinal(appType: AppType, step: Step, told: string): void {
  if (step.kind === 'mend') leaveFinalErrors(appType, { errors: step.errors, told })
  else leaveTold(told)
  if (step.kind === 'thank') storeDraft(appType, null)
  location.assign(step.kind === 'alert' || step.kind === 'rest' ? paths.checkout(appType) : step.path)
}
