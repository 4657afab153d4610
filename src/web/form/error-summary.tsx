import { useEffect, useId, useRef } from 'react'
import { isEmpty } from '#shared/form/rule.ts'
import { scrollToElement } from '#web/ui/scroll.ts'
import { leadToField } from './focus-field.ts'
import { useFormState } from './form-context.tsx'
import type { FormState } from './form-store.ts'
import { errorsOf } from './refused-answers.ts'

/** Links to the invalid fields, above the first invalid block. */
export function ErrorSummary({ above }: { above: string }) {
  const times = useFormState(({ summary }) => (summary?.above === above ? summary.times : 0))
  return times > 0 ? <Summary key={times} /> : null
}

interface ListedError {
  readonly name: string
  readonly message: string
}

/**
 * Every invalid field, and no message twice. Where several blocks have errors, a block without any answer is listed by
 * its first field only.
 */
export function listedErrors(state: FormState): readonly ListedError[] {
  const { walked, answers } = state
  const isLong = walked.filter(({ valid }) => !valid).length > 1
  const names = walked.flatMap(({ fields }) => {
    const invalid = fields.filter(({ error }) => error !== null).map(({ name }) => name)
    const isUnanswered = fields.every(({ name, visible }) => !visible || isEmpty(answers[name]))
    return isLong && isUnanswered ? invalid.slice(0, 1) : invalid
  })
  const listed = names.flatMap((name) => errorsOf(state, name).map((message) => ({ name, message })))
  return listed.filter(({ message }, at) => listed.findIndex((one) => one.message === message) === at)
}

function Summary() {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const listed = useFormState((state) =>
    listedErrors(state)
      .map(({ name, message }) => `${name} ${message}`)
      .join('\n'),
  )
  useEffect(() => {
    if (!box.current) return
    box.current.focus({ preventScroll: true })
    scrollToElement(box.current)
  }, [])
  if (listed === '') return null
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 id={titleId}>There is a problem</h2>
      <ul className="errors">
        {listed.split('\n').map((line) => (
          <Line key={line} line={line} />
        ))}
      </ul>
    </div>
  )
}

/** A field's name, then what is wrong with it. */
function Line({ line }: { readonly line: string }) {
  const [name = '', ...message] = line.split(' ')
  return (
    <li>
      <a href={`#${name}`} onClick={(event) => leadToField(event, name)}>
        {message.join(' ')}
      </a>
    </li>
  )
}
