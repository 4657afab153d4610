import { type RefObject, useEffect, useRef } from 'react'
import { bindForm } from '#web/form/form-events.ts'
import type { FormActions, Values } from '#web/form/form-store.ts'
import { titleErrors } from '#web/form/title-errors.ts'
import type { AccountFormState } from './account-form-state.ts'

/** Fills in what is known once the controls are bound; returns what ends it. */
export type Fill = (actions: FormActions, values: () => Values) => () => void

/** A form element that is tied to its state while it is in the document. What was sent before the script came is sent now. */
export function useLiveForm(
  state: AccountFormState,
  submit: () => Promise<void>,
  fill?: Fill,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  const latest = useRef({ submit, fill })
  useEffect(() => {
    latest.current = { submit, fill }
  })
  useEffect(() => {
    if (!element.current) return
    const { form, checks } = state
    const ends = [bindForm(element.current, form), checks.start(), titleErrors(form.store)]
    const filling = latest.current.fill?.(form.actions, () => form.store.getState().values)
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
