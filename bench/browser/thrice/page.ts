import { SPECIFIED_PAGE as PAGE } from '../../../src/shared/advert/specified-page.ts'
import type { Block } from '../../../src/shared/form/block.ts'
import type { Condition } from '../../../src/shared/form/condition.ts'
import type { AnyAnswers } from '../../../src/shared/form/field.ts'

export { DEFAULT_ADDRESS_TYPE, registerFacts } from '../../../src/shared/advert/specified-page.ts'

/** The creation page three times over, every copy with names of its own. Built in place of the page itself. */
export const SPECIFIED_PAGE: readonly Block[] = [
  ...PAGE,
  ...PAGE.map((block) => copyOf(block, '2')),
  ...PAGE.map((block) => copyOf(block, '3')),
]

type BlockField = NonNullable<Block['fields'][string]>

function copyOf(block: Block, suffix: string): Block {
  const fields: Record<string, BlockField> = {}
  for (const [name, field] of Object.entries(block.fields)) {
    if (field) fields[name + suffix] = copyOfField(field, suffix)
  }
  return {
    ...block,
    name: block.name + suffix,
    ...(block.group ? { group: block.group + suffix } : {}),
    ...renamed(block, suffix),
    fields,
  }
}

function copyOfField(field: BlockField, suffix: string): BlockField {
  const notices = field.notices?.map((notice) => ({ ...notice, ...renamed(notice, suffix) }))
  return { ...field, ...renamed(field, suffix), ...(notices ? { notices } : {}) }
}

interface Conditional {
  readonly shownWhen?: Condition<AnyAnswers>
}

function renamed({ shownWhen }: Conditional, suffix: string): Conditional {
  return shownWhen ? { shownWhen: rename(shownWhen, suffix) } : {}
}

function rename(condition: Condition<AnyAnswers>, suffix: string): Condition<AnyAnswers> {
  if ('all' in condition) return { all: condition.all.map((part) => rename(part, suffix)) }
  if ('any' in condition) return { any: condition.any.map((part) => rename(part, suffix)) }
  if ('not' in condition) return { not: rename(condition.not, suffix) }
  return { ...condition, field: condition.field + suffix }
}
