import { fieldsIn } from '#shared/form/block.ts'
import { counted } from '#shared/values/counted.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { announce } from '#web/ui/announce.ts'

/** Announces questions that an answer reveals, or that the form was replaced; returns a function that stops it. */
export function announceNewQuestions({ store }: BoundForm): () => void {
  return store.subscribe((state, before) => {
    if (state.flags === before.flags || state.answers === before.answers) return
    if (state.answers['userAgent'] === true && before.answers['userAgent'] !== true) {
      announce('This form is for owners. A message for agents has replaced it.')
      return
    }
    const called = state.declared
      .filter(({ folded }) => folded === undefined)
      .flatMap(fieldsIn)
      .filter(([name]) => state.shown.has(name) && !before.shown.has(name))
    const [first] = called
    if (first) announce(`${counted(called.length, 'more question')}: ${first[1].question}`)
  })
}
