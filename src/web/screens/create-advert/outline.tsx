import { useState } from 'react'
import { STATUS_WORDS } from '#web/form/block-view.tsx'
import { useForm, useFormState } from '#web/form/form-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { scrollToElement } from '#web/ui/scroll.ts'

/** The post: a notch for every block, filling as blocks are done. On a phone it folds into a bar. */
export function Outline() {
  const { page } = useForm()
  const [isOpen, setOpen] = useState(false)
  return (
    <nav className={`outline${isOpen ? ' open' : ''}`} aria-label="Parts of your advert">
      <button
        type="button"
        className="outline-bar"
        aria-expanded={isOpen}
        aria-controls="outline-list"
        onClick={() => setOpen(!isOpen)}
      >
        <Progress />
      </button>
      <ol id="outline-list">
        {page.blocks.map(({ name, title }) => (
          <Notch key={name} name={name} title={title} onGo={() => setOpen(false)} />
        ))}
      </ol>
    </nav>
  )
}

function Progress() {
  const done = useFormState(
    ({ blocks }) =>
      Object.values(blocks).filter(({ visible, status }) => visible && status === 'valid').length,
  )
  const all = useFormState(({ blocks }) => Object.values(blocks).filter(({ visible }) => visible).length)
  return (
    <>
      <span className="outline-count">
        {done} of {all} done
      </span>
      <progress max={all} value={done} aria-hidden="true" />
    </>
  )
}

function Notch({ name, title, onGo }: { name: string; title: string; onGo: () => void }) {
  const visible = useFormState(({ blocks }) => blocks[name]?.visible ?? false)
  const status = useFormState(({ blocks }) => blocks[name]?.status ?? 'open')
  if (!visible) return null
  return (
    <li className={`notch ${status}`}>
      <a
        href={`#block-${name}`}
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
        <span className="unseen">, {STATUS_WORDS[status].toLowerCase()}</span>
      </a>
    </li>
  )
}
