import { type Block, belongsTo, blocksFor, type Context, fieldsIn } from './block.ts'
import { holds } from './condition.ts'
import type { Field, RemoteRule } from './field.ts'
import { isEmpty, type RuleScope } from './rule.ts'

/** What the server, or its cached answer, says of a value, beside the answers of `rule.asks`: true, false, or not known yet. */
export type RemoteAnswer = (
  rule: RemoteRule,
  value: unknown,
  answers: RuleScope['answers'],
) => boolean | undefined

export interface WalkScope extends RuleScope {
  readonly context: Context
  /** Left out, the remote rules are not asked. */
  readonly remote?: RemoteAnswer
}

export interface WalkedField {
  readonly name: string
  readonly visible: boolean
  /** The first message, or null where there is nothing to say (so for every field that is not shown). */
  readonly error: string | null
}

export interface WalkedBlock {
  readonly block: Block
  readonly visible: boolean
  /** True where nothing is wrong with any shown field. */
  readonly valid: boolean
  readonly fields: readonly WalkedField[]
}

/**
 * The one traversal that tells, for these answers, which blocks and fields are shown and what is wrong with them.
 * What is not shown is neither required nor validated nor published (the contract, Blocks and fields).
 */
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
    if ((!empty || rule.asksEmpty) && !rule.passes(value, scope)) return rule.message(field.label)
  }
  if (empty || !field.remote || scope.remote?.(field.remote, value, scope.answers) !== false) return null
  return field.remote.message(field.label)
}
