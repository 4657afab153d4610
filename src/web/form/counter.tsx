import { useEffect, useState } from 'react'
import { useFormState } from './form-context.tsx'

/** The counter appears at 80 % of the limit and is announced when typing pauses. */
const QUIET_UNTIL = 0.8
const SPOKEN_AFTER_MS = 1000

export function Counter({ name, max }: { name: string; max: number }) {
  const length = useFormState(({ answers }) => {
    const text = answers[name]
    const used = typeof text === 'string' ? text.length : 0
    return used >= max * QUIET_UNTIL ? used : null
  })
  const [spoken, setSpoken] = useState('')
  const left = max - (length ?? 0)
  const many = Math.abs(left) === 1 ? 'character' : 'characters'
  const line = left >= 0 ? `${left} ${many} left` : `${-left} ${many} too many`
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(length === null ? '' : line), SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [length, line])
  return (
    <>
      <p className={`counter${left < 0 ? ' over' : ''}`} aria-hidden="true">
        {length === null ? '' : line}
      </p>
      <p className="unseen" role="status">
        {spoken}
      </p>
    </>
  )
}
