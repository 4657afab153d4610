import { fieldsIn } from '#shared/form/block.ts'
import type { Field } from '#shared/form/field.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { shownText } from '#shared/form/shown-text.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { afterPaint } from './after-paint.ts'
import { controlsOf, readControls, writeControls } from './controls.ts'
import type { Form } from './form-context.tsx'

/** Specification section 5, Numeric inputs: the value is processed again after 500 ms. */
const REPROCESS_MS = 500

export type BoundForm = Pick<Form, 'page' | 'store' | 'actions'>

export interface Binding {
  /** Takes what was typed before the script loaded. */
  readonly adoptTyped: () => void
  readonly unbind: () => void
}

/**
 * Connects the controls to the store by a few listeners on the form itself, so that a key press costs the same
 * however many blocks there are. What saves as the page ends has to listen later: events of the window itself reach
 * listeners in the order in which they were added, captured or not, and the last letters are to be taken first.
 */
export function bindForm(element: HTMLFormElement, form: BoundForm): Binding {
  const { page, store, actions } = form
  const fields = new Map<string, Field>(store.getState().declared.flatMap((block) => fieldsIn(block)))
  const bound = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listen: (event: HTMLElementEventMap[K]) => void,
  ): void => element.addEventListener(type, listen, { signal: bound.signal })
  const read = (name: string, field: Field): unknown =>
    readControls(controlsOf(element, name), field, page.today)

  const tidySoon = tidyInPauses(bound.signal, page.today)
  const noteChanged = afterLetters(element, bound.signal, (name, { field, target }) => {
    // It went meanwhile, and its answer stays.
    if (controlsOf(element, name).length === 0) return
    const value = read(name, field)
    if (!sameValue(value, store.getState().answers[name])) actions.input(name, value)
    tidySoon(target, field, value)
  })
  on('input', (event) => {
    const at = fieldOf(fields, event)
    if (at) noteChanged(at.name, { field: at.field, target: event.target }, event)
  })
  leaveFields(element, form, fields, bound.signal)
  on('keydown', ({ key, target }) => key === 'Enter' && findBy(element, target))
  on('click', ({ target }) => touchEarlierBlocks(form, target as Element))

  const stop = writeBack(element, form, fields)
  return {
    adoptTyped: () => adoptTyped(form, fields, read),
    unbind: () => {
      bound.abort()
      stop()
    },
  }
}

/** Shows a number, a day or an address as it was understood, and the error, when somebody leaves a field. */
function leaveFields(
  element: HTMLFormElement,
  { store, actions }: BoundForm,
  fields: ReadonlyMap<string, Field>,
  signal: AbortSignal,
): void {
  const leaving = leaveWhenPointerIsUp((name, field) => {
    const value = store.getState().answers[name]
    if (field.kind === 'money' || field.kind === 'date' || field.kind === 'url')
      writeControls(controlsOf(element, name), field, value)
    actions.leave(name)
  }, signal)
  element.addEventListener(
    'focusout',
    (event) => {
      const at = fieldOf(fields, event)
      const next = event.relatedTarget as Partial<HTMLInputElement> | null
      if (at && next?.name !== at.name) leaving(at.name, at.field)
    },
    { signal },
  )
}

interface Changed {
  readonly field: Field
  readonly target: EventTarget | null
}

/**
 * Takes the answers of changed controls, what keys type once it is painted. Whatever may look at the answers before has them
 * taken: a button, which Enter clicks too, another field, and the end of the page.
 */
function afterLetters(
  form: HTMLFormElement,
  signal: AbortSignal,
  take: (name: string, changed: Changed) => void,
): (name: string, changed: Changed, event: Event) => void {
  const changed = new Map<string, Changed>()
  const { soon, now } = afterPaint(() => {
    const all = [...changed]
    changed.clear()
    for (const one of all) take(...one)
  })
  const first = { capture: true, signal }
  for (const type of ['click', 'focusout', 'submit']) form.addEventListener(type, now, first)
  for (const type of ['beforeunload', 'pagehide', 'visibilitychange']) addEventListener(type, now, first)
  let isKeyDown = false
  form.addEventListener('keydown', () => (isKeyDown = true), first)
  form.addEventListener('keyup', () => (isKeyDown = false), first)
  return (name, one, event) => {
    changed.set(name, one)
    // A choice that a key makes is no InputEvent: what it calls for is painted with it.
    if (isKeyDown && event instanceof InputEvent) soon()
    else now()
  }
}

/** A click in a block counts the earlier blocks as touched, unless it asks for help. */
function touchEarlierBlocks({ actions }: BoundForm, target: Element): void {
  const block = target.closest<HTMLElement>('[data-block]')?.dataset['block']
  if (block && !target.closest('.help')) actions.touchEarlierBlocks(block)
}

/** Enter in a look-up field presses its Find button. */
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

/** Writes changes that the user did not type into the controls. Returns a function that stops it. */
function writeBack(
  element: HTMLFormElement,
  { page, store }: BoundForm,
  fields: Map<string, Field>,
): () => void {
  return store.subscribe((state, before) => {
    if (state.declared !== before.declared)
      for (const block of state.declared) for (const [name, field] of fieldsIn(block)) fields.set(name, field)
    if (state.answers === before.answers) return
    for (const [name, field] of fields) {
      if (sameValue(state.answers[name], before.answers[name])) continue
      const controls = controlsOf(element, name)
      if (!sameValue(readControls(controls, field, page.today), state.answers[name] ?? null)) {
        writeControls(controls, field, state.answers[name])
      }
    }
  })
}

/** Adopts what was typed before the script loaded. It reads everything first, because each input has side effects. */
function adoptTyped(
  { store, actions }: BoundForm,
  fields: ReadonlyMap<string, Field>,
  read: (name: string, field: Field) => unknown,
): void {
  const { answers } = store.getState()
  const typed = [...fields].map(([name, field]) => [name, read(name, field)] as const)
  for (const [name, value] of typed) {
    if (value !== null && !sameValue(value, answers[name])) actions.input(name, value)
  }
}

/** Adds thousands separators when typing pauses, and only if the caret is at the end, where it cannot jump. */
function tidyInPauses(
  signal: AbortSignal,
  today: IsoDate,
): (target: EventTarget | null, field: Field, value: unknown) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return (target, field, value) => {
    clearTimeout(timer)
    if (field.kind !== 'money' || typeof value !== 'number') return
    timer = setTimeout(() => {
      const input = target as HTMLInputElement
      // Somebody types on, and it is not taken yet.
      if (!sameValue(readControls([input], field, today), value)) return
      if (input.selectionStart !== input.value.length || /[.]\d?$/.test(input.value)) return
      input.value = shownText(field, value)
    }, REPROCESS_MS)
  }
}

/**
 * An error that appears between pointerdown and pointerup would move the button away and lose the click. So a field
 * left by pointer is only validated after pointerup.
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
      for (const run of left) run()
    })
  }
  addEventListener('pointerdown', () => (isDown = true), { capture: true, signal })
  addEventListener('pointerup', up, { capture: true, signal })
  addEventListener('pointercancel', up, { capture: true, signal })
  return (name, field) => (isDown ? waiting.push(() => leave(name, field)) : leave(name, field))
}
