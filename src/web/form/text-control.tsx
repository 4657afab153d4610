import { type RefObject, useRef } from 'react'
import { isPastOnly } from '#shared/form/day-field.ts'
import type { Field } from '#shared/form/field.ts'
import { shownText } from '#shared/form/shown-text.ts'
import { addMonths, isIsoDate, parseTypedDate } from '#shared/values/iso-date.ts'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { FieldProps } from './control-props.ts'
import { useForm } from './form-context.tsx'
import { useControl } from './use-control.ts'

const INPUT_MODES: Partial<Record<Field['kind'], 'numeric' | 'decimal' | 'email' | 'tel' | 'url'>> = {
  money: 'decimal',
  number: 'numeric',
  code: 'numeric',
  email: 'email',
  tel: 'tel',
  url: 'url',
}

const WIDTHS: Partial<Record<Field['kind'], number>> = { money: 13, number: 5, date: 18 }

/** Dispatches an input event, so that all listeners see the change. */
function type(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function useTyped<T extends Element>(props: FieldProps, element: RefObject<T | null>) {
  const { store } = useForm()
  const { name, field } = props
  return {
    ...useControl(props, element),
    id: name,
    name,
    defaultValue: shownText(field, store.getState().answers[name]),
    autoComplete: field.autocomplete ?? 'off',
    // How CSS knows an empty control (reveal-css.ts).
    placeholder: ' ',
  }
}

export function Paragraphs(props: FieldProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  return <textarea {...useTyped(props, text)} rows={7} />
}

export function TextControl(props: FieldProps) {
  const { field } = props
  const input = useRef<HTMLInputElement>(null)
  const text = (
    <input
      {...useTyped(props, input)}
      type={field.kind === 'email' || field.kind === 'tel' || field.kind === 'url' ? field.kind : 'text'}
      inputMode={INPUT_MODES[field.kind]}
      spellCheck={field.kind === 'text' && 'counted' in field ? 'true' : 'false'}
      size={('width' in field ? field.width : undefined) ?? WIDTHS[field.kind]}
    />
  )
  if (field.kind === 'money') {
    return (
      <div className="affixed">
        <span aria-hidden="true">£</span>
        {text}
      </div>
    )
  }
  if (field.kind === 'number' && field.stepped) return <Stepper field={field} input={input} text={text} />
  if (field.kind === 'date') return <Calendar field={field} input={input} text={text} />
  return text
}

interface AroundInput {
  readonly input: RefObject<HTMLInputElement | null>
  readonly text: React.ReactNode
}

/** Plus and minus buttons. Only they clamp to the limits (form rule UX21). */
function Stepper({ field, input, text }: AroundInput & { field: Field & { min: number; max: number } }) {
  const step = (by: number) => () => {
    if (!input.current) return
    const typed = Number.parseInt(input.current.value, 10)
    const next = Number.isNaN(typed) ? field.min : typed + by
    type(input.current, String(Math.min(field.max, Math.max(field.min, next))))
    announce(`${field.question} ${input.current.value}`)
  }
  const noun = field.question.toLowerCase()
  return (
    <div className="stepper">
      <button type="button" className="square" aria-label={`Fewer ${noun}`} onClick={step(-1)}>
        <Icon name="minus" />
      </button>
      {text}
      <button type="button" className="square" aria-label={`More ${noun}`} onClick={step(1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}

/** The browser's date picker next to a free-text date. */
function Calendar({
  field,
  input,
  text,
}: AroundInput & { field: Field & { months: number; past?: boolean } }) {
  const { page } = useForm()
  const picker = useRef<HTMLInputElement>(null)
  const open = (): void => {
    if (!picker.current || !input.current) return
    const typed = parseTypedDate(input.current.value, page.today, isPastOnly(field))
    picker.current.value = typed && isIsoDate(typed) ? typed : ''
    picker.current.showPicker()
  }
  return (
    <div className="dated">
      {text}
      <button type="button" className="secondary" onClick={open}>
        <Icon name="calendar" />
        Calendar<span className="unseen">, {field.question.toLowerCase()}</span>
      </button>
      <input
        ref={picker}
        type="date"
        className="picker"
        tabIndex={-1}
        aria-hidden="true"
        min={field.past ? undefined : page.today}
        max={addMonths(page.today, field.months)}
        onChange={(event) => {
          if (!input.current || !event.target.value) return
          type(input.current, shownText(field, event.target.value))
          input.current.focus()
        }}
      />
    </div>
  )
}
