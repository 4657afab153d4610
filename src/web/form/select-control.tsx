import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { holds } from '#shared/form/condition.ts'
import type { Option } from '#shared/form/field.ts'
import { isChosen, shownText } from '#shared/form/shown-text.ts'
import type { FieldProps } from './control-props.ts'
import { useForm, useFormState } from './form-context.tsx'
import type { FormState } from './form-store.ts'
import { useControl } from './use-control.ts'

export function SelectControl(props: FieldProps) {
  const { name, field } = props
  const { store } = useForm()
  const value = store.getState().answers[name]
  const chosen = shownText(field, value)
  const select = useChosen(chosen)
  return (
    <select
      {...useControl(props, select)}
      id={name}
      name={name}
      defaultValue={chosen}
      autoComplete={field.autocomplete ?? 'off'}
      onKeyDown={field.kind === 'numbers' ? typeNumber : undefined}
    >
      <option value="">Choose</option>
      {field.kind === 'select' ? <Offered name={name} options={field.options} /> : null}
      {field.kind === 'numbers' ? (
        <NumberOptions name={name} min={field.min} max={field.max} unit={field.unit} />
      ) : null}
    </select>
  )
}

/** A select is in the document before the options that components draw in it. */
export function useChosen(text: string) {
  const select = useRef<HTMLSelectElement>(null)
  const first = useRef(text)
  useLayoutEffect(() => {
    if (select.current?.value === '') select.current.value = first.current
  }, [])
  return select
}

const BETWEEN_DIGITS_MS = 1_000
let digits = { typed: '', at: 0 }

/**
 * In a select, browsers treat a repeated digit as "next match": typing 99 would choose 90. Here digits form a number.
 */
function typeNumber(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, timeStamp, currentTarget: select } = event
  if (!/^\d$/.test(key) || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const typedBefore = timeStamp - digits.at < BETWEEN_DIGITS_MS ? digits.typed : ''
  const typed = [...select.options].some(({ value }) => value === typedBefore + key) ? typedBefore + key : key
  digits = { typed, at: timeStamp }
  select.value = typed
  select.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Without the options that the answers leave out. */
function Offered({ name, options }: { readonly name: string; readonly options: readonly Option<unknown>[] }) {
  const leftOut = useFormState((state) => leftOutOf(options, name, state).join(' '))
  if (leftOut === '') return <Options options={options} />
  const ids = leftOut.split(' ')
  return <Options options={options.filter(({ id }) => !ids.includes(String(id)))} />
}

const leftOutOf = (
  options: readonly Option<unknown>[],
  name: string,
  { answers, facts }: FormState,
): readonly string[] =>
  options.flatMap(({ id, shownWhen }) =>
    holds(shownWhen, { ...answers, ...facts }) || isChosen(answers[name], id) ? [] : [String(id)],
  )

export function Options({ options }: { options: readonly Option<unknown>[] }) {
  const groups = [...new Set(options.map(({ group }) => group))]
  const drawn = (group: string | undefined): ReactNode =>
    options
      .filter((option) => option.group === group)
      .map(({ id, label }) => (
        <option key={String(id)} value={String(id)}>
          {label}
        </option>
      ))
  return groups.map((group) =>
    group === undefined ? (
      drawn(group)
    ) : (
      <optgroup key={group} label={group}>
        {drawn(group)}
      </optgroup>
    ),
  )
}

interface Range {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly unit: readonly [string, string]
}

/** A thousand options are only rendered once the question is visible. */
const NumberOptions = memo(function NumberOptions({ name, min, max, unit: [one, many] }: Range) {
  const asked = useFormState(({ shown }) => shown.has(name))
  const value = useFormState(({ answers }) => answers[name])
  const from = asked ? min : typeof value === 'number' ? value : min
  const length = asked ? max - min + 1 : typeof value === 'number' ? 1 : 0
  return Array.from({ length }, (_, i) => from + i).map((number) => (
    <option key={number} value={number}>
      {number} {number === 1 ? one : many}
    </option>
  ))
})
