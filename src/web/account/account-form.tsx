import { type FormEvent, type ReactNode, useEffect, useMemo } from 'react'
import type { Block } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { BlockView } from '#web/form/block-view.tsx'
import { FormProvider } from '#web/form/form-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { accountFormState } from './account-form-state.ts'
import { Refused } from './refused.tsx'
import { type Prefill, useLiveForm } from './use-live-form.ts'
import { useSubmit } from './use-submit.ts'

interface AccountFormProps {
  readonly block: Block
  readonly button: string
  /** The button's label while the call is in progress. */
  readonly busy: string
  /** Submits the form. Resolves to the server's message on refusal, to null on success. */
  readonly send: (answers: AnyAnswers) => Promise<string | null>
  /** Holds the answers, so that another form can continue with them. */
  readonly saved?: { current: AnyAnswers }
  readonly fill?: Prefill
  /** Shown next to the button. */
  readonly children?: ReactNode
}

/** It validates as the creation page does, and shows a refusal in the block (specification section 8). */
export function AccountForm({ block, button, busy, send, saved, fill, children }: AccountFormProps) {
  const state = useMemo(() => accountFormState(block, saved), [block, saved])
  const { submit, refusal, isBusy } = useSubmit(state, send)
  const element = useLiveForm(state, submit, fill)
  useEffect(() => {
    if (!isBusy) return undefined
    announce(busy)
    return () => announce('')
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
        {refusal ? <Refused message={refusal} /> : null}
        <BlockView block={block} headedBlocks="" />
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
