import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
  /** Buttons below the text; one with `data-closes` closes the dialog. Without any there is only the closing one. */
  readonly actions?: ReactNode
}

/** A native modal dialog: Escape closes it, and the browser gives the focus back to where it was. */
export function Dialog({ title, children, onClose, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // While the dialog is still in the document: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const box = dialog.current
    if (!box) return
    box.showModal()
    // Read from the top; the browser would begin at the first button.
    box.querySelector<HTMLElement>('h2')?.focus()
    // The backdrop is the dialog's own box.
    const closeFrom = ({ target }: MouseEvent): void => {
      if (target !== box && !(target as Element).closest('[data-closes]')) return
      box.close()
      // The browser's own event comes a task later: whoever opens the dialog again in between would open nothing.
      box.dispatchEvent(new Event('close'))
    }
    box.addEventListener('click', closeFrom)
    return () => {
      box.removeEventListener('click', closeFrom)
      box.close()
    }
  }, [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="quiet" data-closes>
            <Icon name="close" />
            Close
          </button>
        </header>
        {children}
        {actions ? <footer className="dialog-actions">{actions}</footer> : null}
        <p className="unseen" role="status" data-said />
      </div>
    </dialog>
  )
}
