import { useEffect, useRef } from 'react'
import { scrollToElement } from '#web/ui/scroll.ts'

/** What the server said against a form, above it, with the keyboard's focus. */
export function Refused({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const title = document.title
    document.title = title.startsWith('Error: ') ? title : `Error: ${title}`
    box.current?.focus({ preventScroll: true })
    if (box.current && !box.current.closest('dialog')) scrollToElement(box.current)
    return () => {
      document.title = title
    }
  }, [])
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="group" aria-labelledby="refused-title">
      <h2 id="refused-title">There is a problem</h2>
      <p>{message}</p>
    </div>
  )
}
