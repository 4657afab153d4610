import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { shownText } from '#shared/form/shown-text.ts'
import type { ListedProps } from './control-props.ts'
import { useForm, useFormState } from './form-context.tsx'
import type { FoundList } from './found-list.ts'
import { useControl } from './use-control.ts'

/** Longer lists get a filter. */
const LONG_LIST = 10

type ChooseProps = ListedProps & { readonly list: FoundList; readonly takesFocus: boolean }

/** A looked-up list with a filter. */
export function Choose(props: ChooseProps) {
  const { name, field, list, takesFocus } = props
  const { store } = useForm()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (takesFocus) select.current?.focus()
  }, [takesFocus])
  useLayoutEffect(() => takePlaceOf(field.from), [field.from])
  const chosen = useFormState(({ answers }) => answers[name])
  const [narrowedBy, setNarrowedBy] = useState('')
  const matching = list.entries.filter(({ label }) => hasWordsOf(label, narrowedBy))
  const offered = list.entries.filter((entry) => matching.includes(entry) || entry.id === chosen)
  return (
    <div className="listed">
      <ListedBy name={name} field={field} by={list.by} />
      <Narrow
        {...{ name, field, matching: matching.length, count: list.entries.length }}
        onType={setNarrowedBy}
      />
      <label htmlFor={name} id={`${name}-label`}>
        {field.question}
      </label>
      <select
        {...useControl(props, select)}
        id={name}
        name={name}
        defaultValue={shownText(field, store.getState().answers[name])}
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

/** The list stands where its search field stood. Returns a function that gives the place back. */
function takePlaceOf(name: string): () => void {
  const searched = document.querySelector<HTMLElement>(`[data-field="${name}"]`)
  searched?.setAttribute('hidden', '')
  return () => searched?.removeAttribute('hidden')
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

/** The number of entries, and a filter for long lists. */
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
            spellCheck="false"
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

/** Whether every typed word is the start of a word in the label. */
function hasWordsOf(label: string, typed: string): boolean {
  const words = wordsOf(label)
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)))
}
