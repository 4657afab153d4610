import { useEffect, useRef, useState } from 'react'
import type { ControlProps } from '#web/form/control-props.ts'
import { shownText } from '#web/form/controls.ts'
import { useForm } from '#web/form/form-context.ts'

/** A password, with a button that shows what was typed. It is hidden again before the form is sent (DS, Passwords). */
export function PasswordControl({ name, field, invalid, describedBy }: ControlProps) {
  const { store } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const form = input.current?.form
    const hide = (): void => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <div className="affixed shown-or-not">
      <input
        ref={input}
        id={name}
        name={name}
        defaultValue={shownText(field, store.getState().values[name])}
        type={isShown ? 'text' : 'password'}
        autoComplete={field.autocomplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        suppressHydrationWarning
      />
      <button
        type="button"
        className="secondary"
        aria-controls={name}
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
