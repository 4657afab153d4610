import { useEffect, useRef, useState } from 'react'
import { STATUS_WORDS } from '#web/form/block-view.tsx'
import { useFormState } from '#web/form/form-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { scrollToElement } from '#web/ui/scroll.ts'
import { FinishLater } from './finish-later.tsx'
import { partsToFill } from './parts-to-fill.ts'
import { SaveStatus } from './save-status.tsx'
import { SeeAdvertInBar } from './see-advert.tsx'
import { useFormValue } from './use-create-advert.ts'

/** A bar segment and link for each block, filled as blocks are completed. On a phone it is a bar that opens. */
export function ProgressOutline() {
  // Agents have nothing to fill in here.
  if (useFormValue('userAgent') === true) return null
  return (
    <aside className="progress" aria-label="Your progress">
      <Outline />
      <SaveStatus />
      <SeeAdvertInBar />
      <FinishLater />
    </aside>
  )
}

function Outline() {
  const declared = useFormState((state) => state.declared)
  const [isOpen, setOpen] = useState(false)
  const outline = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const ended = new AbortController()
    const { signal } = ended
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      setOpen(false)
      outline.current?.querySelector('button')?.focus()
    }
    const closeFromOutside = ({ target }: FocusEvent): void => {
      if (!outline.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('keydown', closeByKey, { signal })
    addEventListener('focusin', closeFromOutside, { signal })
    return () => ended.abort()
  }, [isOpen])
  return (
    <nav ref={outline} className={`outline${isOpen ? ' open' : ''}`} aria-label="Parts of your advert">
      <Progress isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <div className="outline-fold">
        <ol id="outline-list">
          {declared.map(({ name, title }) => (
            <OutlineItem key={name} name={name} title={title} onGo={() => setOpen(false)} />
          ))}
        </ol>
      </div>
    </nav>
  )
}

/** The progress bar and the count. */
function Progress({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const marks = useFormState((state) =>
    partsToFill(state)
      .map(([name, status]) => `${status[0]}${name}`)
      .join(' '),
  ).split(' ')
  const count = `${marks.filter((mark) => mark.startsWith('v')).length} of ${marks.length} done`
  return (
    <>
      <button
        type="button"
        className="outline-bar"
        aria-expanded={isOpen}
        aria-controls="outline-list"
        onClick={onToggle}
      >
        <span className="outline-segments">
          {marks.map((mark) => (
            <i key={mark.slice(1)} className={mark[0]} />
          ))}
        </span>
        {count}
      </button>
      <p className="outline-count">{count}</p>
    </>
  )
}

function OutlineItem({ name, title, onGo }: { name: string; title: string; onGo: () => void }) {
  const visible = useFormState(({ blocks }) => blocks[name]?.visible ?? false)
  const status = useFormState(({ blocks }) => blocks[name]?.status ?? 'open')
  if (!visible) return null
  return (
    <li className={`outline-item ${status}`}>
      <a
        href={`#block-${name}`}
        aria-label={`${title}, ${STATUS_WORDS[status].toLowerCase()}`}
        onClick={(event) => {
          event.preventDefault()
          onGo()
          const block = document.getElementById(`block-${name}`)
          if (!block) return
          scrollToElement(block)
          block.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
        }}
      >
        {title}
        {status === 'open' ? null : <Icon name={status === 'valid' ? 'check' : 'alert'} />}
      </a>
    </li>
  )
}
