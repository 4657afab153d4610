import { useRef, useState } from 'react'
import { useLoaded } from '#web/ui/use-loaded.ts'
import type { FieldProps, ListedProps } from './control-props.ts'
import { useForm, useFormState } from './form-context.tsx'
import { type FoundList, NO_LIST } from './found-list.ts'
import { useDescribedBy } from './use-control.ts'

/** The look-up button, then the list. */
export function ListedControl(props: FieldProps) {
  const list = useFormState(({ lists }) => lists[props.name] ?? NO_LIST)
  const [wasAsked, setAsked] = useState(false)
  if (!isListed(props)) return null
  const shown = { ...props, list, onAsk: () => setAsked(true) }
  return list.status === 'found' ? <Found {...shown} takesFocus={wasAsked} /> : <Find {...shown} />
}

const isListed = (props: FieldProps): props is ListedProps => props.field.kind === 'listed'

type FindProps = ListedProps & { readonly list: FoundList; readonly onAsk: () => void }

const loadChoose = () => import('./listed-choose.tsx')
const NOT_LOADED = 'We couldn’t show the list. Check your connection and try again.'

/** The list's code loads when there is one. */
function Found(props: FindProps & { readonly takesFocus: boolean }) {
  const loaded = useLoaded(loadChoose)
  if (loaded === null) return <Find {...props} list={{ ...props.list, status: 'finding' }} />
  if (loaded === 'failed')
    return <Find {...props} list={{ ...NO_LIST, status: 'failed', message: NOT_LOADED }} />
  return <loaded.part.Choose {...props} />
}

function Find(props: FindProps) {
  const { name, field, list, onAsk } = props
  const { lists } = useForm()
  const button = useRef<HTMLButtonElement>(null)
  const isFinding = list.status === 'finding'
  const find = (): void => {
    if (isFinding) return
    onAsk()
    lists.find(name)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="secondary"
        id={name}
        aria-disabled={isFinding}
        aria-describedby={useDescribedBy(props, button)}
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
