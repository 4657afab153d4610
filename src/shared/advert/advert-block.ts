import type { Block } from '../form/block.ts'
import type { Condition } from '../form/condition.ts'
import type { Answers } from './answers.ts'

/**
 * A block of the advert, checked against the vocabulary: a misspelt field or a wrong kind does not compile. What reads
 * blocks works for any page, and so reads them without the vocabulary.
 */
export const advertBlock = (block: Block<Answers>): Block => block as unknown as Block

export const is = <K extends keyof Answers>(field: K, value: Answers[K]): Condition<Answers> =>
  ({ field, is: value }) as Condition<Answers>
export const answered = (field: keyof Answers): Condition<Answers> => ({ field, answered: true })
export const not = (condition: Condition<Answers>): Condition<Answers> => ({ not: condition })
export const all = (...conditions: Condition<Answers>[]): Condition<Answers> => ({ all: conditions })
export const any = (...conditions: Condition<Answers>[]): Condition<Answers> => ({ any: conditions })
