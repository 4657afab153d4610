import { holds } from '#shared/form/condition.ts'
import { REVEALS_ID } from '#shared/form/reveals-id.ts'
import type { FormState, FormStore } from './form-store.ts'
import type { Reveal } from './reveals.ts'

/**
 * Takes over from the page's style (reveal-css.ts), which holds every change in the form against all conditions: with an
 * attribute, an answer costs what it shows or hides. Returns a function that stops it.
 */
export function hideUnasked(form: HTMLFormElement, store: FormStore, reveals: readonly Reveal[]): () => void {
  const shown = new Map<Reveal, boolean>()
  const apply = ({ answers, facts }: FormState): void => {
    const known = { ...answers, ...facts }
    for (const reveal of reveals) {
      const isShown = holds(reveal.shownWhen, known)
      if (shown.get(reveal) === isShown) continue
      shown.set(reveal, isShown)
      for (const part of form.querySelectorAll<HTMLElement>(reveal.selector)) part.hidden = !isShown
    }
  }
  apply(store.getState())
  document.getElementById(REVEALS_ID)?.remove()
  return store.subscribe((state, before) => {
    if (state.answers !== before.answers || state.facts !== before.facts) apply(state)
  })
}
