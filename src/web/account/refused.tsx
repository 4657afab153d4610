import { useEffect, useRef } from 'react'
import { titleError } from '#web/ui/page-title.ts'
import { scrollToElement } from '#web/ui/scroll.ts'

/** The server's refusal above a form. It takes the focus. */
export function Refused({ message }: { readonly message: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const part = {}
    titleError(part, true)
    box.current?.focus({ preventScroll: true })
    if (box.current) scrollToElement(box.current)
    return () => titleError(part, false)
  }, [])
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="group" aria-labelledby="refused-title">
      <h2 id="refused-title">There is a problem</h2>
      <p>{message}</p>
    </div>
  )
}
