import { fieldsIn } from '#shared/form/block.ts'
import type { Field } from '#shared/form/field.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { controlsOf, readControls, shownText, writeControls } from './controls.ts'
import type { Form } from './form-context.ts'

/** Specification section 5, Numeric inputs: the value is processed again after 500 ms. */
const REPROCESS_MS = 500

export type BoundForm = Pick<Form, 'page' | 'store' | 'actions'>

/**
 * Ties a form's controls to its store by a few listeners on the form itself, so that a key press costs the same with
 * twenty blocks as with sixty. Returns what unties them.
 */
export function bindForm(element: HTMLFormElement, form: BoundForm): () => void {
  const { page, store, actions } = form
  const fields = new Map<string, Field>(page.blocks.flatMap((block) => fieldsIn(block)))
  const bound = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listen: (event: HTMLElementEventMap[K]) => void,
  ): void => element.addEventListener(type, listen, { signal: bound.signal })
  const read = (name: string, field: Field): unknown =>
    readControls(controlsOf(element, name), field, page.today)

  const tidySoon = tidyInPauses(bound.signal)
  on('input', (event) => {
    const at = fieldOf(fields, event)
    if (!at) return
    const value = read(at.name, at.field)
    if (!sameValue(value, store.getState().values[at.name])) actions.input(at.name, value)
    tidySoon(event.target, at.field, value)
  })
  const leaving = leaveWhenPointerIsUp((name, field) => {
    const value = store.getState().values[name]
    if (field.kind === 'money' || field.kind === 'date')
      writeControls(controlsOf(element, name), field, value)
    actions.leave(name)
  }, bound.signal)
  on('focusout', (event) => {
    const at = fieldOf(fields, event)
    const next = event.relatedTarget as Partial<HTMLInputElement> | null
    if (at && next?.name !== at.name) leaving(at.name, at.field)
  })
  on('keydown', ({ key, target }) => key === 'Enter' && findBy(element, target))
  on('click', ({ target }) => passBefore(form, target as Element))
  for (const type of ['input', 'change', 'click'] as const) on(type, (event) => keepFromReact(fields, event))

  const stop = writeBack(element, form, fields)
  adoptTyped(form, fields, read)
  return () => {
    bound.abort()
    stop()
  }
}

/**
 * React writes name and type of a control anew after each event that may have changed its value. Nothing comes of it
 * where a control keeps its own value, but the browser looks again at every style rule that asks for a name.
 */
function keepFromReact(fields: ReadonlyMap<string, Field>, event: Event): void {
  if (fieldOf(fields, event)) event.stopPropagation()
}

/** A click in a block passes the earlier ones by; asking for help does not. */
function passBefore({ actions }: BoundForm, target: Element): void {
  const block = target.closest<HTMLElement>('[data-block]')?.dataset['block']
  if (block && !target.closest('.help')) actions.passBefore(block)
}

/** Enter in the field that a list is looked up by presses the button that finds it. */
function findBy(element: HTMLFormElement, target: EventTarget | null): void {
  const { name } = target as Partial<HTMLInputElement>
  if (name) element.querySelector<HTMLElement>(`[data-finds="${name}"]`)?.click()
}

function fieldOf(
  fields: ReadonlyMap<string, Field>,
  { target }: Event,
): { name: string; field: Field } | null {
  const name = (target as Partial<HTMLInputElement> | null)?.name ?? ''
  const field = fields.get(name)
  return field ? { name, field } : null
}

/** Writes values that did not come from the person's hands into their controls, until what it returns is called. */
function writeBack(
  element: HTMLFormElement,
  { page, store }: BoundForm,
  fields: ReadonlyMap<string, Field>,
): () => void {
  return store.subscribe((state, before) => {
    if (state.facts !== before.facts) element.dataset['facts'] = Object.keys(state.facts).join(' ')
    if (state.values === before.values) return
    for (const [name, field] of fields) {
      if (sameValue(state.values[name], before.values[name])) continue
      const controls = controlsOf(element, name)
      if (!sameValue(readControls(controls, field, page.today), state.values[name] ?? null)) {
        writeControls(controls, field, state.values[name])
      }
    }
  })
}

/** What was typed or chosen before the script arrived counts as typed. All of it is read before any of it has effects. */
function adoptTyped(
  { store, actions }: BoundForm,
  fields: ReadonlyMap<string, Field>,
  read: (name: string, field: Field) => unknown,
): void {
  const { values } = store.getState()
  const typed = [...fields].map(([name, field]) => [name, read(name, field)] as const)
  for (const [name, value] of typed) {
    if (value !== null && !sameValue(value, values[name])) actions.input(name, value)
  }
}

/** Comma thousands while the person pauses, and only with the caret at the end, where it does no harm. */
function tidyInPauses(
  signal: AbortSignal,
): (target: EventTarget | null, field: Field, value: unknown) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return (target, field, value) => {
    clearTimeout(timer)
    if (field.kind !== 'money' || typeof value !== 'number') return
    timer = setTimeout(() => {
      const input = target as HTMLInputElement
      if (input.selectionStart !== input.value.length || /[.]\d?$/.test(input.value)) return
      input.value = shownText(field, value)
    }, REPROCESS_MS)
  }
}

/**
 * An error that appears between pressing and releasing the pointer would move the button away from under it, and the
 * click would be lost. So leaving a field by pointer counts when the pointer is up again.
 */
function leaveWhenPointerIsUp(
  leave: (name: string, field: Field) => void,
  signal: AbortSignal,
): (name: string, field: Field) => void {
  let isDown = false
  let waiting: (() => void)[] = []
  const up = (): void => {
    isDown = false
    const left = waiting
    waiting = []
    setTimeout(() => {
      for (const tell of left) tell()
    })
  }
  addEventListener('pointerdown', () => (isDown = true), { capture: true, signal })
  addEventListener('pointerup', up, { capture: true, signal })
  addEventListener('pointercancel', up, { capture: true, signal })
  return (name, field) => (isDown ? waiting.push(() => leave(name, field)) : leave(name, field))
}
