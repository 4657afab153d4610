import { useEffect, useRef, useState } from 'react'
import { shownText } from '#shared/form/shown-text.ts'
import type { FieldProps } from '#web/form/control-props.ts'
import { useForm } from '#web/form/form-context.tsx'
import { useControl } from '#web/form/use-control.ts'

/** The text is hidden again on submit, so that browsers do not store it as plain text. */
export function PasswordControl(props: FieldProps) {
  const { name, field } = props
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
        {...useControl(props, input)}
        id={name}
        name={name}
        defaultValue={shownText(field, store.getState().answers[name])}
        type={isShown ? 'text' : 'password'}
        autoComplete={field.autocomplete}
        autoCapitalize="none"
        spellCheck="false"
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
