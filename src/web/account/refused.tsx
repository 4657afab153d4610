import { useEffect, useRef } from 'react'
import { leadToField } from '#web/form/focus-field.ts'
import { titleError } from '#web/ui/page-title.ts'
import { scrollToElement } from '#web/ui/scroll.ts'

interface RefusedProps {
  readonly message: string
  /** The form's only field, to which the message leads; null where it has several. */
  readonly field?: string | null
}

/** The server's refusal above a form. It takes the focus. */
export function Refused({ message, field = null }: RefusedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const part = {}
    titleError(part, true)
    box.current?.focus({ preventScroll: true })
    if (box.current) scrollToElement(box.current)
    const control = field === null ? null : document.getElementById(field)
    control?.setAttribute('aria-invalid', 'true')
    return () => {
      titleError(part, false)
      control?.removeAttribute('aria-invalid')
    }
  }, [field])
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="group" aria-labelledby="refused-title">
      <h2 id="refused-title">There is a problem</h2>
      {field === null ? (
        <p>{message}</p>
      ) : (
        <ul className="errors">
          <li>
            <a href={`#${field}`} onClick={(event) => leadToField(event, field)}>
              {message}
            </a>
          </li>
        </ul>
      )}
    </div>
  )
}
