import { fieldsIn } from '#shared/form/block.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { say } from '#web/ui/said.ts'

/** Tells who cannot see it that an answer called for more questions, or took the form away; returns what ends it. */
export function sayNewQuestions({ page, store }: BoundForm): () => void {
  const fields = page.blocks.flatMap(fieldsIn)
  return store.subscribe((state, before) => {
    if (state.flags === before.flags || state.values === before.values) return
    if (state.values['userAgent'] === true && before.values['userAgent'] !== true) {
      say('This form is for owners. A message for agents stands in its place.')
      return
    }
    const called = fields.filter(([name]) => state.shown.has(name) && !before.shown.has(name))
    const [first] = called
    if (first) say(`${called.length} more question${called.length === 1 ? '' : 's'}: ${first[1].question}`)
  })
}
