import { type FormEvent, type ReactNode, useEffect, useMemo } from 'react'
import type { Block } from '#shared/form/block.ts'
import { BlockView } from '#web/form/block-view.tsx'
import { FormProvider } from '#web/form/form-context.ts'
import type { Values } from '#web/form/form-store.ts'
import { say } from '#web/ui/said.ts'
import { accountFormState } from './account-form-state.ts'
import { Refused } from './refused.tsx'
import { type Fill, useLiveForm } from './use-live-form.ts'
import { useSubmit } from './use-submit.ts'

interface AccountFormProps {
  readonly block: Block
  readonly button: string
  /** What the button says while the answer is awaited. */
  readonly busy: string
  /** Does what the form is for; the server's words where it refuses, null where it is done. */
  readonly send: (values: Values) => Promise<string | null>
  /** What the form begins with, and what is given in it: another form may go on with it. */
  readonly kept?: { current: Values }
  readonly fill?: Fill
  /** Stands beside the button. */
  readonly children?: ReactNode
}

/** A block of an account form with its button: checked as the creation page is, refusals shown in the block (specification section 8). */
export function AccountForm({ block, button, busy, send, kept, fill, children }: AccountFormProps) {
  const state = useMemo(() => accountFormState(block, kept), [block, kept])
  const { submit, refusal, isBusy } = useSubmit(state, send)
  const element = useLiveForm(state, submit, fill)
  useEffect(() => {
    if (!isBusy) return undefined
    say(busy)
    return () => say('')
  }, [isBusy, busy])
  const submitted = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <FormProvider value={state.form}>
      <form
        ref={element}
        className="account-form"
        method="post"
        noValidate
        autoComplete="on"
        data-live=""
        onSubmit={submitted}
      >
        {refusal ? <Refused key={refusal.times} message={refusal.message} /> : null}
        <BlockView block={block} heads="" />
        <p className="buttons">
          <button type="submit" className="primary" aria-disabled={isBusy || undefined}>
            {isBusy ? <span className="loader" aria-hidden="true" /> : null}
            {isBusy ? busy : button}
          </button>
          {children}
        </p>
      </form>
    </FormProvider>
  )
}
