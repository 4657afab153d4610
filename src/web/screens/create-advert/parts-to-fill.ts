import { fieldsIn } from '#shared/form/block.ts'
import { isOptional } from '#shared/form/field.ts'
import type { BlockStatus, FormState } from '#web/form/form-store.ts'

/** The shown parts of the form that ask for something which has to be answered. */
export const partsToFill = ({
  declared,
  blocks,
  shown,
  answers,
  facts,
}: Pick<FormState, 'declared' | 'blocks' | 'shown' | 'answers' | 'facts'>): readonly (readonly [
  name: string,
  BlockStatus,
])[] =>
  declared.flatMap((block) => {
    const { visible = false, status = 'open' } = blocks[block.name] ?? {}
    const isAsked = fieldsIn(block).some(
      ([name, field]) => shown.has(name) && !isOptional(field, { ...answers, ...facts }),
    )
    return visible && isAsked ? [[block.name, status] as const] : []
  })
