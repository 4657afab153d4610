import { fieldsIn } from '#shared/form/block.ts'
import type { Field } from '#shared/form/field.ts'
import { fitsShape } from '#shared/form/shape.ts'
import type { SaveData } from '#web/api/advert-api.ts'
import type { FormPage, Values } from '#web/form/form-store.ts'

export interface DraftWire {
  /** An answer as the wire carries it. What is not of its field's kind stays on the page, wrong, until it is mended. */
  readonly value: (name: string, values: Values) => unknown
  /** The named answers under their blocks. */
  readonly blocks: (names: readonly string[], values: Values) => SaveData['blocks']
}

/** How a page's values go on the wire. */
export function wireFor({ blocks }: FormPage): DraftWire {
  const fields = new Map<string, { blockName: string; field: Field }>()
  for (const block of blocks) {
    for (const [name, field] of fieldsIn(block)) fields.set(name, { blockName: block.name, field })
  }
  const value = (name: string, values: Values): unknown => {
    const field = fields.get(name)?.field
    return field && fitsShape(field, values[name] ?? null) ? (values[name] ?? null) : null
  }
  return {
    value,
    blocks: (names, values) => {
      const wired: Record<string, { fields: Record<string, { value: unknown }> }> = {}
      for (const name of names) {
        const blockName = fields.get(name)?.blockName
        if (blockName) (wired[blockName] ??= { fields: {} }).fields[name] = { value: value(name, values) }
      }
      return wired
    },
  }
}
