import { useState } from 'react'
import { useLoaded } from '#web/ui/use-loaded.ts'
import type { ControlProps, ListedProps } from './control-props.ts'
import { useForm, useFormState } from './form-context.ts'
import { type FoundList, NO_LIST } from './form-store.ts'

/** First the button that looks a list up, then the list to choose from. */
export function ListedControl(props: ControlProps) {
  const list = useFormState(({ lists }) => lists[props.name] ?? NO_LIST)
  const [wasAsked, setAsked] = useState(false)
  if (!isListed(props)) return null
  const shown = { ...props, list, onAsk: () => setAsked(true) }
  return list.status === 'found' ? <Found {...shown} takesFocus={wasAsked} /> : <Find {...shown} />
}

const isListed = (props: ControlProps): props is ListedProps => props.field.kind === 'listed'

type FindProps = ListedProps & { readonly list: FoundList; readonly onAsk: () => void }

const loadChoose = () => import('./listed-choose.tsx')
const NOT_LOADED = 'The list could not be shown. Check your connection and try again.'

/** The list itself is loaded once there is one. */
function Found(props: FindProps & { readonly takesFocus: boolean }) {
  const loaded = useLoaded(loadChoose)
  if (loaded === null) return <Find {...props} list={{ ...props.list, status: 'finding' }} />
  if (loaded === 'failed')
    return <Find {...props} list={{ ...NO_LIST, status: 'failed', message: NOT_LOADED }} />
  return <loaded.part.Choose {...props} />
}

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
<<<<<<< HEAD
=======

function Choose({ name, field, invalid, describedBy, list }: ListedProps & { readonly list: FoundList }) {
  const { store } = useForm()
  const chosen = useFormState(({ values }) => values[name])
  const [narrowedBy, setNarrowedBy] = useState('')
  const matching = list.entries.filter(({ label }) => hasWordsOf(label, narrowedBy))
  const offered = list.entries.filter((entry) => matching.includes(entry) || entry.id === chosen)
  return (
    <div className="listed">
      <ListedBy name={name} field={field} by={list.by} />
      <Narrow
        name={name}
        field={field}
        matching={matching.length}
        count={list.entries.length}
        onType={setNarrowedBy}
      />
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

function ListedBy({ name, field, by }: Pick<ListedProps, 'name' | 'field'> & { readonly by: string }) {
  const { lists } = useForm()
  const change = (): void => {
    flushSync(() => lists.change(name))
    document.getElementById(field.from)?.focus()
  }
  return (
    <p className="listed-by">
      <strong>{by}</strong>
      <button type="button" className="link" onClick={change}>
        {field.change}
      </button>
    </p>
  )
}

interface NarrowProps extends Pick<ListedProps, 'name' | 'field'> {
  readonly matching: number
  readonly count: number
  readonly onType: (text: string) => void
}

/** How many entries there are, and for many of them a field that shortens the list. */
function Narrow({ name, field, matching, count, onType }: NarrowProps) {
  const [one, many] = field.unit
  return (
    <>
      {count > LONG_LIST ? (
        <>
          <label htmlFor={`${name}-narrow`} className="hint">
            {field.narrow}
          </label>
          <input
            type="text"
            id={`${name}-narrow`}
            autoComplete="off"
            spellCheck={false}
            onInput={(event) => onType(event.currentTarget.value)}
          />
        </>
      ) : null}
      <p className="hint" role="status">
        {matching < count ? `${matching} of ${count}` : count} {count === 1 ? one : many}
      </p>
    </>
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
>>>>>>> styles
