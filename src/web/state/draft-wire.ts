import { fieldsIn } from '#shared/form/block.ts'
import type { AnyAnswers, Field } from '#shared/form/field.ts'
import { fitsShape } from '#shared/form/shape.ts'
import type { SaveData } from '#web/api/advert-api.ts'
import type { FormPage } from '#web/form/form-store.ts'

export interface DraftWire {
  /**
   * An answer as the API takes it. An answer of the wrong kind is sent as null and stays on the page with its error.
   */
  readonly value: (name: string, answers: AnyAnswers) => unknown
  /** The named answers by block. */
  readonly blocks: (names: readonly string[], answers: AnyAnswers) => SaveData['blocks']
}

/** Converts a page's answers to the API's form. */
export function wireFor({ blocks }: FormPage): DraftWire {
  const fields = new Map<string, { blockName: string; field: Field }>()
  for (const block of blocks) {
    for (const [name, field] of fieldsIn(block)) fields.set(name, { blockName: block.name, field })
  }
  const value = (name: string, answers: AnyAnswers): unknown => {
    const field = fields.get(name)?.field
    return field && fitsShape(field, answers[name] ?? null) ? (answers[name] ?? null) : null
  }
  return {
    value,
    blocks: (names, answers) => {
      const wired: Record<string, { fields: Record<string, { value: unknown }> }> = {}
      for (const name of names) {
        const blockName = fields.get(name)?.blockName
        if (blockName) (wired[blockName] ??= { fields: {} }).fields[name] = { value: value(name, answers) }
      }
      return wired
    },
  }
}
