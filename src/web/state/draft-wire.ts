import { type Block, fieldsIn } from '#shared/form/block.ts'
import type { AnyAnswers, Field } from '#shared/form/field.ts'
import { fitsShape } from '#shared/form/shape.ts'
import type { SaveData } from '#web/api/advert-api.ts'
import type { FormStore } from '#web/form/form-store.ts'

export interface DraftWire {
  /** An answer of the wrong kind is sent as null and stays on the page with its error. */
  readonly value: (name: string, answers: AnyAnswers) => unknown
  /** The named answers by block. */
  readonly blocks: (names: readonly string[], answers: AnyAnswers) => SaveData['blocks']
}

type Declared = ReadonlyMap<string, { readonly blockName: string; readonly field: Field }>

const declaredIn = (blocks: readonly Block[]): Declared =>
  new Map(
    blocks.flatMap((block) =>
      fieldsIn(block).map(([name, field]) => [name, { blockName: block.name, field }] as const),
    ),
  )

/** Converts a form's answers to the API's form. */
export function wireFor(store: FormStore): DraftWire {
  let blocks: readonly Block[] = []
  let fields: Declared = new Map()
  const fieldOf = (name: string) => {
    const { declared } = store.getState()
    if (declared !== blocks) {
      blocks = declared
      fields = declaredIn(declared)
    }
    return fields.get(name)
  }
  const value = (name: string, answers: AnyAnswers): unknown => {
    const field = fieldOf(name)?.field
    return field && fitsShape(field, answers[name] ?? null) ? (answers[name] ?? null) : null
  }
  return {
    value,
    blocks: (names, answers) => {
      const wired: Record<string, { fields: Record<string, { value: unknown }> }> = {}
      for (const name of names) {
        const blockName = fieldOf(name)?.blockName
        if (blockName) (wired[blockName] ??= { fields: {} }).fields[name] = { value: value(name, answers) }
      }
      return wired
    },
  }
}
