import type { Option } from '#shared/form/field.ts'
import { isChosen } from './controls.ts'
import type { ControlProps } from './field-view.tsx'
import { useForm } from './form-context.ts'

/** Radios and checkboxes: each a card, the whole of it the label. */
export function ChoiceControl({ name, field, invalid }: ControlProps) {
  const { store } = useForm()
  if (field.kind !== 'radios' && field.kind !== 'checkboxes') return null
  const value = store.getState().values[name]
  return (
    <div className={`choices ${columns(field.options)}`}>
      {field.options.map(({ id, label, hint }, i) => (
        <label className="choice" key={String(id)}>
          <input
            type={field.kind === 'radios' ? 'radio' : 'checkbox'}
            id={i === 0 ? name : `${name}-${String(id)}`}
            name={name}
            value={String(id)}
            defaultChecked={isChosen(value, id)}
            aria-invalid={invalid || undefined}
            aria-describedby={hint ? `${name}-${String(id)}-hint` : undefined}
          />
          <span className="choice-text">
            <span className="choice-label">{label}</span>
            {hint ? (
              <span className="choice-hint" id={`${name}-${String(id)}-hint`}>
                {hint}
              </span>
            ) : null}
          </span>
        </label>
      ))}
    </div>
  )
}

/** On a desk short labels stand beside one another, in rows that come out even; what has a hint has a row of its own. */
function columns(options: readonly Option<unknown>[]): string {
  const longest = Math.max(...options.map(({ label, hint }) => (hint ? Infinity : label.length)))
  if (options.length % 3 === 0) return longest <= 14 ? 'cols-3' : ''
  return longest <= 24 ? 'cols-2' : ''
}

/** One box to accept something. */
export function TickControl({ name, field, invalid, describedBy }: ControlProps) {
  const { store } = useForm()
  return (
    <div className="choices">
      <label className="choice" id={`${name}-label`}>
        <input
          type="checkbox"
          id={name}
          name={name}
          defaultChecked={store.getState().values[name] === true}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        />
        <span className="choice-text">
          <span className="choice-label">{field.question}</span>
        </span>
      </label>
    </div>
  )
}
