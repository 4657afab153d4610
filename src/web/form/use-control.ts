import type { RefObject } from 'react'
import { type FieldProps, noteId } from './control-props.ts'
import { flagsOf } from './flags.ts'
import { useAttribute } from './form-context.tsx'
import type { FormState } from './form-store.ts'
import { errorsOf } from './refused-answers.ts'

export const isErrorShown = (state: FormState, name: string): boolean =>
  flagsOf(state, name).isErrorShown && Boolean(state.errors[name])

/** Each on a line. */
export const shownErrors = (state: FormState, name: string): string =>
  isErrorShown(state, name) ? errorsOf(state, name).join('\n') : ''

/** Names the hint, the error that is shown and what the notes say; `more` is the id of what else describes the element. */
export function useDescribedBy(
  { name, field }: FieldProps,
  element: RefObject<Element | null>,
  more = '',
): string | undefined {
  return useAttribute(
    element,
    'aria-describedby',
    (state) =>
      [
        field.hint ? `${name}-hint` : '',
        isErrorShown(state, name) ? `${name}-error` : '',
        state.noted[name] ? noteId(name) : '',
        more,
      ]
        .filter(Boolean)
        .join(' ') || undefined,
  )
}

/** What a field's only control has of its error. */
export function useControl<T extends Element>(
  props: FieldProps,
  element: RefObject<T | null>,
  more?: string,
) {
  const { name } = props
  return {
    ref: element,
    'aria-invalid': useAttribute(element, 'aria-invalid', (state) =>
      isErrorShown(state, name) ? 'true' : undefined,
    ),
    'aria-describedby': useDescribedBy(props, element, more),
  }
}
