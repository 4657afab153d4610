import { useEffect, useRef, useState } from 'react'
import type { ControlProps } from './control-props.ts'
import { shownText } from './controls.ts'
import { useForm, useFormState } from './form-context.ts'
import { type FoundList, NO_LIST } from './form-store.ts'

/** From here on a list is easier to narrow than to scroll. */
const LONG_LIST = 10

type ListedProps = ControlProps & { readonly field: { readonly kind: 'listed' } }

/** First the button that looks a list up, then the list to choose from. */
export function ListedControl(props: ControlProps) {
  const list = useFormState(({ lists }) => lists[props.name] ?? NO_LIST)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (list.status !== 'found' || !wasAsked.current) return
    wasAsked.current = false
    document.getElementById(props.name)?.focus()
  }, [list, props.name])
  if (!isListed(props)) return null
  return list.status === 'found' ? (
    <Choose {...props} list={list} />
  ) : (
    <Find {...props} list={list} onAsk={() => (wasAsked.current = true)} />
  )
}

const isListed = (props: ControlProps): props is ListedProps => props.field.kind === 'listed'

type FindProps = ListedProps & { readonly list: FoundList; readonly onAsk: () => void }

function Find({ name, field, describedBy, list, onAsk }: FindProps) {
  const { lists } = useForm()
  const isFinding = list.status === 'finding'
  const find = (): void => {
    if (isFinding) return
    onAsk()
    lists.find(name)
  }
  return (
    <>
      <button
        type="button"
        className="secondary"
        id={name}
        aria-disabled={isFinding}
        aria-describedby={describedBy}
        data-finds={field.from}
        onClick={find}
      >
        {field.find}
      </button>
      <p className={isFinding ? 'checking asking' : 'checking'} role="status">
        {isFinding ? 'Looking…' : list.message}
      </p>
    </>
  )
}

function Choose({ name, field, invalid, describedBy, list }: ListedProps & { readonly list: FoundList }) {
  const { lists, store } = useForm()
  const chosen = useFormState(({ values }) => values[name])
  const [narrowedBy, setNarrowedBy] = useState('')
  const matching = list.entries.filter(({ label }) => hasWordsOf(label, narrowedBy))
  const offered = list.entries.filter((entry) => matching.includes(entry) || entry.id === chosen)
  const isLong = list.entries.length > LONG_LIST
  const count = list.entries.length
  return (
    <div className="listed">
      <p className="listed-by">
        <strong>{list.by}</strong>
        <button type="button" className="quiet" onClick={() => lists.change(name)}>
          {field.change}
        </button>
      </p>
      {isLong ? (
        <>
          <label htmlFor={`${name}-narrow`} className="hint">
            Type a number, a name or a street to shorten the list
          </label>
          <input
            type="text"
            id={`${name}-narrow`}
            autoComplete="off"
            spellCheck={false}
            onInput={(event) => setNarrowedBy(event.currentTarget.value)}
          />
        </>
      ) : null}
      <p className="hint" role="status">
        {narrowedBy.trim() === ''
          ? `${count} ${count === 1 ? 'address' : 'addresses'}`
          : `${matching.length} of ${count} addresses`}
      </p>
      <label htmlFor={name} id={`${name}-label`}>
        {field.question}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={shownText(field, store.getState().values[name])}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
      >
        <option value="">Choose</option>
        {offered.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** Whether every word typed so far begins a word of the label. */
function hasWordsOf(label: string, typed: string): boolean {
  const words = wordsOf(label)
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)))
}
