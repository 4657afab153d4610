import { useRef } from 'react'
import { shownText } from '#shared/form/shown-text.ts'
import type { FieldProps } from './control-props.ts'
import { isInOwnWords, OWN_WORDS } from './controls.ts'
import { useForm } from './form-context.tsx'
import { Options, useChosen } from './select-control.tsx'
import { useControl } from './use-control.ts'

/** A select whose last choice asks for the user's own words. */
export function WordedControl(props: FieldProps) {
  const { name, field } = props
  const { store } = useForm()
  const value = store.getState().answers[name]
  const isOwn = isInOwnWords(field, value)
  const chosen = isOwn ? OWN_WORDS : shownText(field, value)
  const select = useChosen(chosen)
  const own = useRef<HTMLInputElement>(null)
  const asked = useControl(props, select)
  const askedOwn = useControl(props, own)
  if (field.kind !== 'worded') return null
  return (
    <div className="worded">
      <select {...asked} id={name} name={name} defaultValue={chosen} autoComplete="off">
        <option value="">Choose</option>
        <Options options={field.options} />
        <option value={OWN_WORDS}>{field.own}</option>
      </select>
      <input
        {...askedOwn}
        name={name}
        type="text"
        className="own-words"
        defaultValue={isOwn ? value : ''}
        aria-label={`${field.question}: ${field.own}`}
        autoComplete="off"
      />
    </div>
  )
}
