import { NO_CONTEXT } from '#shared/account/account-block.ts'
import { type Block, fieldsIn } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import type { Form } from '#web/form/form-context.tsx'
import { createFormStore, type FormPage, formActions } from '#web/form/form-store.ts'
import { type RemoteChecks, remoteChecks } from '#web/state/remote-checks.ts'
import { PasswordControl } from './password-control.tsx'

export interface AccountFormState {
  readonly form: Form
  /** Runs every check, the server's included; true if nothing is wrong. */
  readonly check: () => Promise<boolean>
  /** Shows the server's message at the form's only field; false where there are several. Null takes it away. */
  readonly refuse: (message: string | null) => boolean
  readonly checks: RemoteChecks
}

const nothing = (): void => undefined

const NO_ADDRESSES = { uuid: () => '', onOwnAdvert: () => undefined }

/** The form starts with `saved.current` and keeps it up to date. */
export function accountFormState(block: Block, saved?: { current: AnyAnswers }): AccountFormState {
  const page: FormPage = { blocks: [block], ...NO_CONTEXT }
  const store = createFormStore(page, saved?.current ?? {})
  store.subscribe(({ answers }) => {
    if (saved) saved.current = answers
  })
  const actions = formActions(page, store)
  const checks = remoteChecks({ page, store, actions }, NO_ADDRESSES)
  return {
    form: {
      page,
      store,
      actions,
      openHelp: nothing,
      lists: { find: nothing, change: nothing },
      Password: PasswordControl,
    },
    checks,
    refuse: (message) => {
      const [first, ...others] = fieldsIn(block)
      if (first === undefined || others.length > 0) return false
      const [field] = first
      const isShown = actions.refuse(message === null ? [] : [{ block: block.name, field, message }])
      if (isShown) actions.validate()
      return isShown
    },
    check: async () => {
      if (actions.validate() !== null) return false
      await checks.ask()
      return actions.validate() === null
    },
  }
}
