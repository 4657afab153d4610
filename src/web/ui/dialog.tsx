import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
  /** Buttons below the text; without any there is only the closing one. */
  readonly actions?: ReactNode
}

/** A native modal dialog: Escape closes it, and focus returns to where it was. */
export function Dialog({ title, children, onClose, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    // The backdrop is the dialog's own box; a click on it closes, as Escape does for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            Close
          </button>
        </header>
        {children}
        {actions ? <footer className="dialog-actions">{actions}</footer> : null}
      </div>
    </dialog>
  )
}
