import { useEffect, useRef, useState } from 'react'
import type { Values } from '#web/form/form-store.ts'
import { forgetTold } from '#web/state/told.ts'
import type { AccountFormState } from './account-form-state.ts'

interface Refusal {
  readonly message: string
  /** The same words again are news. */
  readonly times: number
}

interface Submitting {
  readonly refusal: Refusal | null
  readonly isBusy: boolean
  readonly submit: () => Promise<void>
}

/** Sends a form once at a time. Once it is done the button stays busy: the next page is on its way. */
export function useSubmit(
  { check, form }: AccountFormState,
  send: (values: Values) => Promise<string | null>,
): Submitting {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const rest = (): void => {
    isUnderWay.current = false
    setBusy(false)
  }
  useEffect(() => {
    // The Back button can bring the page back as it was left.
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
    forgetTold()
    if (!(await check())) return rest()
    setBusy(true)
    const message = await send(form.store.getState().values)
    if (message === null) return
    setRefusal((before) => ({ message, times: (before?.times ?? 0) + 1 }))
    rest()
  }
  return { refusal, isBusy, submit }
}
