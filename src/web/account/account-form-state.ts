import { NOWHERE } from '#shared/account/account-block.ts'
import type { Block } from '#shared/form/block.ts'
import type { Form } from '#web/form/form-context.ts'
import { createFormStore, type FormPage, formActions, type Values } from '#web/form/form-store.ts'
import { type RemoteChecks, remoteChecks } from '#web/state/remote-checks.ts'
import { PasswordControl } from './password-control.tsx'

export interface AccountFormState {
  readonly form: Form
  /** Checks everything that can be checked here; true where nothing is wrong. */
  readonly check: () => Promise<boolean>
  readonly checks: RemoteChecks
}

const nothing = (): void => undefined

/** `kept` is what the form begins with, and follows what is given in it. */
export function accountFormState(block: Block, kept?: { current: Values }): AccountFormState {
  const page: FormPage = { blocks: [block], ...NOWHERE }
  const store = createFormStore(page, kept?.current ?? {})
  store.subscribe(({ values }) => {
    if (kept) kept.current = values
  })
  const actions = formActions(page, store)
  const checks = remoteChecks({ page, store, actions }, () => '')
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
    check: async () => {
      if (actions.validate() !== null) return false
      await checks.ask()
      return actions.validate() === null
    },
  }
}
