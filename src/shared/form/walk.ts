import { type Block, belongsTo, blocksFor, type Context, fieldsIn } from './block.ts'
import { holds } from './condition.ts'
import type { Field, RemoteRule } from './field.ts'
import { isEmpty, type RuleScope } from './rule.ts'

/** Undefined if it is not known yet. */
export type RemoteAnswer = (
  rule: RemoteRule,
  value: unknown,
  answers: RuleScope['answers'],
) => boolean | undefined

export interface WalkScope extends RuleScope {
  readonly context: Context
  /** If omitted, remote rules are skipped. */
  readonly remote?: RemoteAnswer
}

export interface WalkedField {
  readonly name: string
  readonly visible: boolean
  /** The first error; null for valid and for hidden fields. */
  readonly error: string | null
}

export interface WalkedBlock {
  readonly block: Block
  readonly visible: boolean
  readonly valid: boolean
  readonly fields: readonly WalkedField[]
}

/** Hidden fields are neither required nor validated nor published (the contract, Blocks and fields). */
export function walk(page: readonly Block[], scope: WalkScope): WalkedBlock[] {
  return blocksFor(page, scope.context.appType).map((block) => {
    const visible = belongsTo(scope.context, block) && holds(block.shownWhen, scope.answers)
    const fields = fieldsIn(block).map(([name, field]) => {
      const shown = visible && holds(field.shownWhen, scope.answers)
      return { name, visible: shown, error: shown ? firstError(field, scope.answers[name], scope) : null }
    })
    return { block, visible, valid: fields.every((field) => field.error === null), fields }
  })
}

export function firstError(field: Field, value: unknown, scope: WalkScope): string | null {
  const empty = isEmpty(value)
  for (const rule of field.rules) {
    if ((!empty || rule.appliesToEmpty) && !rule.passes(value, scope))
      return rule.message(field.label, scope.today)
  }
  if (empty || !field.remote || scope.remote?.(field.remote, value, scope.answers) !== false) return null
  return field.remote.message(field.label)
}
