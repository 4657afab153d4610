import { type Block, fieldsIn } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { isEmpty, type Rule } from '#shared/form/rule.ts'

interface Flags {
  readonly touched: boolean
  readonly dirty: boolean
  /** Errors show after the field is left or Next is pressed, and until they are corrected. */
  readonly isErrorShown: boolean
  /** It was left empty, and the field whose answer does instead was not left yet. */
  readonly isWaiting?: boolean
}

export type AllFlags = Readonly<Record<string, Flags>>

interface HasFlags {
  readonly flags: AllFlags
}

interface Left extends HasFlags {
  readonly declared: readonly Block[]
  readonly answers: AnyAnswers
}

const UNTOUCHED: Flags = { touched: false, dirty: false, isErrorShown: false }

export const flagsOf = ({ flags }: HasFlags, name: string): Flags => flags[name] ?? UNTOUCHED

/** A field that another's answer does for waits until that was left as well. */
export function afterLeaving(state: Left, name: string): AllFlags {
  const fields = state.declared.flatMap(fieldsIn)
  const otherOf = (rules: readonly Rule[]) => rules.find(({ unless }) => unless !== undefined)?.unless
  const other = otherOf(fields.find(([one]) => one === name)?.[1].rules ?? [])
  if (other !== undefined && isEmpty(state.answers[name]) && !flagsOf(state, other).touched)
    return { ...state.flags, [name]: { ...flagsOf(state, name), isWaiting: true } }
  const waited = fields.filter(
    ([one, { rules }]) => otherOf(rules) === name && flagsOf(state, one).isWaiting === true,
  )
  return touch(state, [name, ...waited.map(([one]) => one)], true)
}

/** It counts them as left; `showErrors` where they were. */
export function touch(state: HasFlags, names: readonly string[], showErrors: boolean): AllFlags {
  const flags: Record<string, Flags> = { ...state.flags }
  for (const name of names) {
    const before = flagsOf(state, name)
    flags[name] = {
      ...before,
      touched: true,
      isErrorShown: before.isErrorShown || showErrors,
      isWaiting: false,
    }
  }
  return flags
}
