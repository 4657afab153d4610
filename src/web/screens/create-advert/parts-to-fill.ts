import { fieldsIn } from '#shared/form/block.ts'
import { isOptional } from '#shared/form/field.ts'
import type { BlockStatus, FormState } from '#web/form/form-store.ts'

/** The shown parts of the form that ask for something which has to be answered, or that the law stops as they are. */
export function partsToFill(state: FormState): readonly (readonly [name: string, BlockStatus])[] {
  const { declared, blocks, shown, noted, answers, facts } = state
  return declared.flatMap((block) => {
    const { visible = false, status = 'open' } = blocks[block.name] ?? {}
    const isToFill = fieldsIn(block).some(
      ([name, field]) =>
        shown.has(name) && (!isOptional(field, { ...answers, ...facts }) || noted[name] === 'stops'),
    )
    return visible && isToFill ? [[block.name, status] as const] : []
  })
}
