import { useEffect, useRef, useState } from 'react'
import type { AnyAnswers } from '#shared/form/field.ts'
import { clearFlashMessage } from '#web/state/flash-message.ts'
import type { AccountFormState } from './account-form-state.ts'

interface Submitting {
  /** Of a form with several fields: a single field shows it itself. */
  readonly refusal: string | null
  readonly isBusy: boolean
  readonly submit: () => Promise<void>
}

/** Allows one submission at a time. After success the button stays busy, because the next page is loading. */
export function useSubmit(
  { check, form, refuse }: AccountFormState,
  send: (answers: AnyAnswers) => Promise<string | null>,
): Submitting {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const say = (message: string | null): void => {
    const isAtField = refuse(message)
    setRefusal(isAtField ? null : message)
  }
  const rest = (): void => {
    isUnderWay.current = false
    setBusy(false)
  }
  useEffect(() => {
    // The Back button can restore the page while it is still busy.
    const returned = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) rest()
    }
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  })
  const submit = async (): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    say(null)
    clearFlashMessage()
    if (!(await check())) return rest()
    setBusy(true)
    const message = await send(form.store.getState().answers)
    if (message === null) return
    say(message)
    rest()
  }
  return { refusal, isBusy, submit }
}
