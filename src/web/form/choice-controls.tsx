import { memo, useRef } from 'react'
import type { Option } from '#shared/form/field.ts'
import { isChosen } from '#shared/form/shown-text.ts'
import type { FieldProps } from './control-props.ts'
import { type OptionNote, useForm, useFormState } from './form-context.tsx'
import { HelpButton } from './help-button.tsx'
import { useControl } from './use-control.ts'

/** Radios and checkboxes, with the alternative's options if the field has one. Their fieldset has the error. */
export const ChoiceControl = memo(function ChoiceControl(props: FieldProps) {
  const { name, field } = props
  if (field.kind !== 'radios' && field.kind !== 'checkboxes') return null
  if (!('alternative' in field) || !field.alternative) return <Choices {...props} options={field.options} />
  return (
    <>
      <div data-standard={name}>
        <Choices {...props} options={field.options} />
      </div>
      <div data-alternative={name}>
        <Choices {...props} options={field.alternative.options} />
      </div>
    </>
  )
})

interface ChoicesProps extends FieldProps {
  readonly options: readonly Option<unknown>[]
}

/** Locked answers cannot be changed, unless the server refused them. */
function useLocked(name: string): boolean {
  const { locked } = useForm()
  const isRefused = useFormState(({ refused }) => refused.some(({ field }) => field === name))
  return locked !== undefined && locked.includes(name) && !isRefused
}

/** The first option that can be chosen gets the field's id. */
function Choices({ name, field, options }: ChoicesProps) {
  const { notes } = useForm()
  const isLocked = useLocked(name)
  const isClosed = (id: unknown): boolean => notes?.[name]?.closed[String(id)] !== undefined
  const first = 'options' in field ? field.options.find(({ id }) => !isClosed(id))?.id : undefined
  return (
    <div className={`choices ${columns(options)}`}>
      {notes?.[name]?.above.map((line) => (
        <p className="hint" key={line}>
          {line}
        </p>
      ))}
      {options.map((option) => {
        const id = option.id === first ? name : `${name}-${String(option.id)}`
        const isDisabled = isLocked || isClosed(option.id)
        const card = (
          <Card key={id} name={name} field={field} option={option} id={id} isDisabled={isDisabled} />
        )
        return option.help ? (
          <div className="helped" key={id}>
            {card}
            <HelpButton name={option.help} about={option.label} />
          </div>
        ) : (
          card
        )
      })}
    </div>
  )
}

interface CardProps extends FieldProps {
  readonly option: Option<unknown>
  readonly id: string
  readonly isDisabled: boolean
}

/** Its whole area is its label. */
function Card({ name, field, option, id, isDisabled }: CardProps) {
  const { store, notes } = useForm()
  const value = String(option.id)
  return (
    <label className="choice">
      <input
        type={field.kind === 'checkboxes' ? 'checkbox' : 'radio'}
        id={id}
        name={name}
        value={value}
        defaultChecked={isChosen(store.getState().answers[name], option.id)}
        disabled={isDisabled}
      />
      <OptionText option={option} note={notes?.[name]?.at[value]} closed={notes?.[name]?.closed[value]} />
    </label>
  )
}

interface OptionTextProps {
  readonly option: Option<unknown>
  readonly note: OptionNote | undefined
  /** Why it cannot be chosen now. */
  readonly closed: string | undefined
}

function OptionText({ option: { label, price, hint }, note, closed }: OptionTextProps) {
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
      {closed === undefined ? null : <span className="choice-closed">{closed}</span>}
      {hint ? <span className="choice-hint">{hint}</span> : null}
    </span>
  )
}

/** Short labels share rows on wide screens; an option with a hint gets a row of its own. */
function columns(options: readonly Option<unknown>[]): string {
  const longest = Math.max(...options.map(({ label, hint }) => (hint ? Infinity : label.length)))
  if (options.length % 3 === 0) return longest <= 14 ? 'cols-3' : ''
  return longest <= 24 ? 'cols-2' : ''
}

/** A single checkbox to accept something. */
export function TickControl(props: FieldProps) {
  const { name, field } = props
  const { store } = useForm()
  const box = useRef<HTMLInputElement>(null)
  return (
    <div className="choices">
      <label className="choice" id={`${name}-label`}>
        <input
          {...useControl(props, box)}
          type="checkbox"
          id={name}
          name={name}
          defaultChecked={store.getState().answers[name] === true}
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
