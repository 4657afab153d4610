import { type Block, fieldsIn } from '#shared/form/block.ts'
import type { Condition } from '#shared/form/condition.ts'
import type { AnyAnswers } from '#shared/form/field.ts'

/** What is shown only while a condition holds. */
export interface Reveal {
  readonly selector: string
  readonly shownWhen: Condition<AnyAnswers>
}

/** The blocks, fields, wordings and notices that have a condition. */
export function revealsIn(blocks: readonly Block[]): readonly Reveal[] {
  return blocks.flatMap((block) => [
    ...when(block.shownWhen, `[data-for="${block.name}"]`),
    ...fieldsIn(block).flatMap(([name, { shownWhen, notices = [], ...field }]) => [
      ...when(shownWhen, `[data-field="${name}"]`),
      ...('alternative' in field && field.alternative
        ? [
            ...when(field.alternative.shownWhen, `[data-alternative="${name}"]`),
            ...when({ not: field.alternative.shownWhen }, `[data-standard="${name}"]`),
          ]
        : []),
      ...notices.flatMap((notice, i) => when(notice.shownWhen, `[data-notice="${name}-${i}"]`)),
    ]),
  ])
}

const when = (shownWhen: Condition<AnyAnswers> | undefined, selector: string): readonly Reveal[] =>
  shownWhen === undefined ? [] : [{ selector, shownWhen }]
