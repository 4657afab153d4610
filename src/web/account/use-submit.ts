import { useEffect, useRef, useState } from 'react'
import type { AnyAnswers } from '#shared/form/field.ts'
import { clearFlashMessage } from '#web/state/flash-message.ts'
import type { AccountFormState } from './account-form-state.ts'

interface Refusal {
  readonly message: string
  /** Counts repeats, so that the same message is announced again. */
  readonly times: number
}

interface Submitting {
  readonly refusal: Refusal | null
  readonly isBusy: boolean
  readonly submit: () => Promise<void>
}

/** Allows one submission at a time. After success the button stays busy, because the next page is loading. */
export function useSubmit(
  { check, form }: AccountFormState,
  send: (answers: AnyAnswers) => Promise<string | null>,
): Submitting {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
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
    setRefusal(null)
    clearFlashMessage()
    if (!(await check())) return rest()
    setBusy(true)
    const message = await send(form.store.getState().answers)
    if (message === null) return
    setRefusal((before) => ({ message, times: (before?.times ?? 0) + 1 }))
    rest()
  }
  return { refusal, isBusy, submit }
}
