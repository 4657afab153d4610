import { shownText } from '#shared/form/shown-text.ts'
import type { ControlProps } from './control-props.ts'
import { isInOwnWords, OWN_WORDS } from './controls.ts'
import { useForm } from './form-context.tsx'
import { Options, useChosen } from './select-control.tsx'

/** A select whose last choice asks for the user's own words. */
export function WordedControl({ name, field, invalid, describedBy }: ControlProps) {
  const { store } = useForm()
  const value = store.getState().answers[name]
  const isOwn = isInOwnWords(field, value)
  const chosen = isOwn ? OWN_WORDS : shownText(field, value)
  const select = useChosen(chosen)
  if (field.kind !== 'worded') return null
  const asked = {
    name,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    autoComplete: 'off',
  }
  return (
    <div className="worded">
      <select ref={select} id={name} defaultValue={chosen} {...asked}>
        <option value="">Choose</option>
        <Options options={field.options} />
        <option value={OWN_WORDS}>{field.own}</option>
      </select>
      <input
        type="text"
        className="own-words"
        defaultValue={isOwn ? value : ''}
        aria-label={`${field.question}: ${field.own}`}
        {...asked}
      />
    </div>
  )
}
