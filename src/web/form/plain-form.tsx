import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { HONEYPOT_FIELD, type TypedForm } from '#shared/form/plain-form.ts'

interface FieldProps {
  readonly form: TypedForm
  readonly name: string
  readonly label: string
  readonly optional?: boolean
  readonly hint?: string
  readonly kind?: 'text' | 'email' | 'tel' | 'paragraphs'
  readonly autoComplete?: string
}

const idOf = (name: string): string => `visitor-${name}`

/** A field of a form that works without a script. */
export function PlainField({ form, name, label, optional, hint, kind = 'text', autoComplete }: FieldProps) {
  const id = idOf(name)
  const error = form.errors[name]
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    defaultValue: form.values[name] ?? '',
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="visitor-field">
      <label htmlFor={id}>
        {label}
        {optional ? <span className="optional"> (optional)</span> : null}
      </label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
      {kind === 'paragraphs' ? <textarea {...control} rows={6} /> : <input {...control} type={kind} />}
    </div>
  )
}

export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p className="error" id={id}>
      <CircleAlert className="icon" strokeWidth={1.75} />
      <span>
        <span className="unseen">Error: </span>
        {error}
      </span>
    </p>
  )
}

interface ChoiceProps {
  readonly form: TypedForm
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** One of the options. */
export function PlainChoice(props: ChoiceProps) {
  const { form, name } = props
  return (
    <Options {...props}>
      {(id, first) => (
        <input type="radio" id={first} name={name} value={id} defaultChecked={form.values[name] === id} />
      )}
    </Options>
  )
}

/** Any of the options; each is a field of its own. */
export function PlainChecks(props: ChoiceProps) {
  return (
    <Options {...props}>
      {(id, first) => (
        <input
          type="checkbox"
          id={first}
          name={id}
          value="yes"
          defaultChecked={props.form.values[id] !== undefined}
        />
      )}
    </Options>
  )
}

interface OptionsProps extends ChoiceProps {
  /** The error summary links to the first control, by the id that it gets. */
  readonly children: (id: string, first: string | undefined) => ReactNode
}

function Options({ form, name, label, hint, options, children }: OptionsProps) {
  const error = form.errors[name]
  const [hintId, errorId] = [`${idOf(name)}-hint`, `${idOf(name)}-error`]
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <fieldset className="visitor-choice" aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {hint ? (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId} error={error} />
      {options.map((option, i) => (
        <label key={option.id}>
          {children(option.id, i === 0 ? idOf(name) : undefined)}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A honeypot: bots fill in every field, people never see this one. */
export function Honeypot() {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={idOf(HONEYPOT_FIELD)}>Leave this empty</label>
      <input id={idOf(HONEYPOT_FIELD)} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Without a script, focus is the only way to tell screen readers that the form came back with errors. */
const OPENS_HERE = { autoFocus: true } as const

/** Links to every invalid field. The page opens with the focus here. */
export function PlainErrors({ form: { errors, refused } }: { form: TypedForm }) {
  const wrong = Object.entries(errors)
  if (wrong.length === 0 && refused === null) return null
  return (
    <div className="error-summary" tabIndex={-1} role="group" aria-labelledby="problem" {...OPENS_HERE}>
      <h2 id="problem">There is a problem</h2>
      {refused === null ? null : <p>{refused}</p>}
      <ul className="errors">
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
