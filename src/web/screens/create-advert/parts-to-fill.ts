import { fieldsIn } from '#shared/form/block.ts'
import type { BlockStatus, FormState } from '#web/form/form-store.ts'

/** The shown parts of the form that ask for something which has to be answered. */
export const partsToFill = ({
  declared,
  blocks,
  shown,
}: Pick<FormState, 'declared' | 'blocks' | 'shown'>): readonly (readonly [name: string, BlockStatus])[] =>
  declared.flatMap((block) => {
    const { visible = false, status = 'open' } = blocks[block.name] ?? {}
    const isAsked = fieldsIn(block).some(([name, { optional }]) => shown.has(name) && !optional)
    return visible && isAsked ? [[block.name, status] as const] : []
  })
