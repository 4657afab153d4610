import { useEffect, useId, useRef } from 'react'
import { isEmpty } from '#shared/form/rule.ts'
import { scrollToElement } from '#web/ui/scroll.ts'
import { leadToField } from './focus-field.ts'
import { useFormState } from './form-context.tsx'
import type { FormState } from './form-store.ts'

/** Links to the invalid fields, above the first invalid block. */
export function ErrorSummary({ above }: { above: string }) {
  const times = useFormState(({ summary }) => (summary?.above === above ? summary.times : 0))
  return times > 0 ? <Summary key={times} /> : null
}

/**
 * Every invalid field, and no message twice. Where several blocks have errors, a block without any answer is listed by
 * its first field only.
 */
export function listedErrors({ walked, answers, errors }: FormState): readonly string[] {
  const isLong = walked.filter(({ valid }) => !valid).length > 1
  const names = walked.flatMap(({ fields }) => {
    const invalid = fields.filter(({ error }) => error !== null).map(({ name }) => name)
    const isUnanswered = fields.every(({ name, visible }) => !visible || isEmpty(answers[name]))
    return isLong && isUnanswered ? invalid.slice(0, 1) : invalid
  })
  return names.filter((name, at) => names.findIndex((one) => errors[one] === errors[name]) === at)
}

function Summary() {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const names = useFormState((state) => listedErrors(state).join(' '))
  const errors = useFormState((state) => state.errors)
  useEffect(() => {
    if (!box.current) return
    box.current.focus({ preventScroll: true })
    scrollToElement(box.current)
  }, [])
  if (names === '') return null
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 id={titleId}>There is a problem</h2>
      <ul className="errors">
        {names.split(' ').map((name) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => leadToField(event, name)}>
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
