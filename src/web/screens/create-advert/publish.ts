import type { AppType } from '#shared/form/block.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import type { Draft } from '#web/state/draft.ts'
import { finalSave } from '#web/state/final-save.ts'
import { storeDraft } from '#web/state/stored-draft.ts'

interface Publishing {
  readonly appType: AppType
  readonly form: BoundForm
  readonly draft: Draft
  readonly asAgent: boolean
  /** The advert was published before. */
  readonly isChange: boolean
  readonly leaveFor: (path: string) => void
}

/** The result of Next, with the server's message if it refused. */
export type Published = 'invalid' | 'saved' | 'no-answer' | { readonly refusal: string }

/** The final save of a saved page, and where it leads (specification section 4). */
export async function publish(publishing: Publishing): Promise<Published> {
  const { appType, form, draft, asAgent, isChange, leaveFor } = publishing
  const { uuid, version } = draft.store.getState()
  const { addressType } = form.store.getState().context
  const key = { uuid, version, app_type: appType, address_type: addressType }
  const step = await finalSave(appType, key, { asAgent, isChange })
  switch (step.kind) {
    case 'thank':
      storeDraft(appType, null)
      leaveFor(step.path)
      return 'saved'
    case 'go':
      leaveFor(step.path)
      return 'saved'
    case 'mend': {
      const isShown = form.actions.refuse(step.errors)
      if (form.actions.validate() !== null && isShown) return 'invalid'
      return { refusal: step.errors[0]?.message ?? '' }
    }
    case 'alert':
      return { refusal: step.message }
    default:
      return 'no-answer'
  }
}
