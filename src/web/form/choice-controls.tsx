import { memo } from 'react'
import type { Option } from '#shared/form/field.ts'
import type { ControlProps } from './control-props.ts'
import { isChosen } from './controls.ts'
import { type OptionNote, useForm, useFormState } from './form-context.ts'
import { HelpButton } from './help-button.tsx'

/** Radios and checkboxes; where the question can be asked in another way, its options stand there too. */
export function ChoiceControl(props: ControlProps) {
  const { name, field } = props
  if (field.kind !== 'radios' && field.kind !== 'checkboxes') return null
  if (!('instead' in field) || !field.instead) return <Choices {...props} options={field.options} />
  return (
    <>
      <div data-asked={name}>
        <Choices {...props} options={field.options} />
      </div>
      <div data-instead={name}>
        <Choices {...props} options={field.instead.options} />
      </div>
    </>
  )
}

interface ChoicesProps extends ControlProps {
  readonly options: readonly Option<unknown>[]
}

/** Whether the answer cannot be changed any more; one that was refused can. */
function useLocked(name: string): boolean {
  const { locked } = useForm()
  const isRefused = useFormState(({ refused }) => refused.some(({ field }) => field === name))
  return locked !== undefined && locked.includes(name) && !isRefused
}

/** Each a card, the whole of it the label. The first of the field's own options carries the field's id. */
function Choices({ name, field, invalid, options }: ChoicesProps) {
  const { store, notes } = useForm()
  const isLocked = useLocked(name)
  const value = store.getState().values[name]
  const isFirst = (id: unknown): boolean => 'options' in field && field.options[0]?.id === id
  return (
    <div className={`choices ${columns(options)}`}>
      {notes?.[name]?.above.map((line) => (
        <p className="hint" key={line}>
          {line}
        </p>
      ))}
      {options.map((option) => (
        <div className={option.help ? 'helped' : undefined} key={String(option.id)}>
          <label className="choice">
            <input
              type={field.kind === 'checkboxes' ? 'checkbox' : 'radio'}
              id={isFirst(option.id) ? name : `${name}-${String(option.id)}`}
              name={name}
              value={String(option.id)}
              defaultChecked={isChosen(value, option.id)}
              disabled={isLocked}
              aria-invalid={invalid || undefined}
              aria-describedby={option.hint ? `${name}-${String(option.id)}-hint` : undefined}
            />
            <OptionText name={name} option={option} note={notes?.[name]?.at[String(option.id)]} />
          </label>
          {option.help ? <HelpButton name={option.help} about={option.label} /> : null}
        </div>
      ))}
    </div>
  )
}

interface OptionTextProps {
  readonly name: string
  readonly option: Option<unknown>
  readonly note: OptionNote | undefined
}

/** An error at the field does not draw it again. */
const OptionText = memo(function OptionText({
  name,
  option: { id, label, price, hint },
  note,
}: OptionTextProps) {
  return (
    <span className="choice-text">
      <span className="choice-label">
        {label}
        {note?.crossedOut.map((before) => (
          <s key={before}>
            <span className="unseen"> before </span>
            {before}
          </s>
        ))}
        {price ? <strong>&ensp;{price}</strong> : null}
      </span>
      {note?.lines.map((line) => (
        <span className="choice-note" key={line}>
          {line}
        </span>
      ))}
      {hint ? (
        <span className="choice-hint" id={`${name}-${String(id)}-hint`}>
          {hint}
        </span>
      ) : null}
    </span>
  )
})

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
        <span className="choice-text choice-label">{field.question}</span>
      </label>
      {field.kind === 'tick' && field.links ? (
        <p className="tick-links">
          {field.links.map(({ href, text }) => (
            <a key={href} href={href} target="_blank" rel="noreferrer">
              {text} (opens in a new tab)
            </a>
          ))}
        </p>
      ) : null}
    </div>
  )
}
