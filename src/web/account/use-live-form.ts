import { type RefObject, useEffect, useRef } from 'react'
import type { AnyAnswers } from '#shared/form/field.ts'
import { bindForm } from '#web/form/form-events.ts'
import type { FormActions } from '#web/form/form-store.ts'
import { titleErrors } from '#web/form/title-errors.ts'
import type { AccountFormState } from './account-form-state.ts'

/** Fills in known answers once the controls are bound; returns a function that stops it. */
export type Prefill = (actions: FormActions, answers: () => AnyAnswers) => () => void

/** Binds the form element to its state. If the user submitted before the script loaded, it submits now. */
export function useLiveForm(
  state: AccountFormState,
  submit: () => Promise<void>,
  fill?: Prefill,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  const latest = useRef({ submit, fill })
  useEffect(() => {
    latest.current = { submit, fill }
  })
  useEffect(() => {
    if (!element.current) return
    const { form, checks } = state
    const { adoptTyped, unbind } = bindForm(element.current, form)
    adoptTyped()
    const ends = [unbind, checks.start(), titleErrors(form.store)]
    const filling = latest.current.fill?.(form.actions, () => form.store.getState().answers)
    if (filling) ends.push(filling)
    const { dataset } = document.documentElement
    if ('early' in dataset) {
      delete dataset['early']
      void latest.current.submit()
    }
    return () => ends.forEach((end) => end())
  }, [state])
  return element
}
