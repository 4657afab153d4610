import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
  /** Buttons below the text; one with `data-closes` closes the dialog. */
  readonly actions?: ReactNode
}

/** A native modal dialog: Escape closes it, and the browser restores the focus. */
export function Dialog({ title, children, onClose, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // The browser's event can come when another dialog has taken its place.
  const close = (): void => void (dialog.current && onClose())
  // A layout effect, because closing only restores the focus while the dialog is in the document.
  useLayoutEffect(() => {
    const box = dialog.current
    if (!box) return
    box.showModal()
    // Browsers would focus the first button, and screen readers would skip the text.
    box.querySelector<HTMLElement>('h2')?.focus()
    // A click on the backdrop has the dialog itself as its target.
    const closeFrom = ({ target }: MouseEvent): void => {
      if (target !== box && !(target as Element).closest('[data-closes]')) return
      box.close()
      // The browser sends its own close event a task later, and the dialog could not be reopened until then.
      box.dispatchEvent(new Event('close'))
    }
    box.addEventListener('click', closeFrom)
    return () => {
      box.removeEventListener('click', closeFrom)
      box.close()
    }
  }, [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={close}>
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
        <p className="unseen" role="status" data-announcer />
      </div>
    </dialog>
  )
}
