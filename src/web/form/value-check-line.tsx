import { useEffect, useRef, useState } from 'react'
import { sameValue } from '#shared/form/same-value.ts'
import { valueCheck } from '#shared/form/value-check.ts'
import type { FieldProps } from './control-props.ts'
import { useForm, useFormState } from './form-context.tsx'

/** Asks about a probable slip once the field is left, and once only for each value. It is never an error. */
export function ValueCheckLine({ name, field }: FieldProps) {
  const { actions } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const value = useFormState(({ answers }) => answers[name])
  const isWrong = useFormState(({ errors }) => Boolean(errors[name]))
  const [confirmed, setConfirmed] = useState<readonly unknown[]>([])
  const left = useLeftValue(box, name)
  const isAsked = !isWrong && sameValue(value, left) && !confirmed.includes(value)
  const check = isAsked ? valueCheck(field, value) : null
  const answer = (meant: string | null): void => {
    setConfirmed([...confirmed, meant ?? value])
    if (meant !== null) actions.input(name, meant)
    document.getElementById(name)?.focus()
  }
  return (
    <div className="value-check" role="status" ref={box}>
      {check ? (
        <>
          <p>{check.text}</p>
          <p className="buttons">
            {check.meant === null ? null : (
              <button type="button" className="secondary" onClick={() => answer(check.meant)}>
                Yes, change it
              </button>
            )}
            <button type="button" className="secondary" onClick={() => answer(null)}>
              {check.meant === null ? 'Yes, it’s right' : 'No, keep mine'}
            </button>
          </p>
        </>
      ) : null}
    </div>
  )
}

/** The answer as it was when the field was last left. */
function useLeftValue(box: React.RefObject<HTMLElement | null>, name: string): unknown {
  const { store } = useForm()
  const [left, setLeft] = useState<unknown>(store.getState().answers[name])
  useEffect(() => {
    const control = box.current?.closest('.field')?.querySelector(`[name="${name}"]`)
    const leave = (): void => setLeft(store.getState().answers[name])
    control?.addEventListener('focusout', leave)
    return () => control?.removeEventListener('focusout', leave)
  }, [box, name, store])
  return left
}
