import { CircleAlert } from 'lucide-react'
import { TRAP_FIELD } from '#shared/advert/visitor-forms.ts'
import type { TypedForm } from '#shared/api/document-state.ts'

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

/** One field of a form that works without a script. */
export function VisitorField({ form, name, label, optional, hint, kind = 'text', autoComplete }: FieldProps) {
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
      {error ? (
        <p className="error" id={`${id}-error`}>
          <CircleAlert className="icon" strokeWidth={1.75} />
          <span>
            <span className="unseen">Error: </span>
            {error}
          </span>
        </p>
      ) : null}
      {kind === 'paragraphs' ? <textarea {...control} rows={6} /> : <input {...control} type={kind} />}
    </div>
  )
}

/** What fills in every field fills in this one, which no person sees or reaches. */
export function Trap() {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={idOf(TRAP_FIELD)}>Leave this empty</label>
      <input id={idOf(TRAP_FIELD)} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Without a script nothing else can tell who listens that the page came back. */
const OPENS_HERE = { autoFocus: true } as const

/** Everything that is wrong, each a link to its field; the page opens here. */
export function VisitorErrors({ form: { errors, refused } }: { form: TypedForm }) {
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
