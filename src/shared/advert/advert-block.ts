import type { Block } from '../form/block.ts'
import type { Condition } from '../form/condition.ts'
import type { Answers, Facts } from './answers.ts'
import { ROOM_TYPES } from './options.ts'

export type AdvertScope = Answers & Facts

/** A misspelt field or a wrong kind does not compile; readers work for any page, so the result is untyped. */
export const advertBlock = (block: Block<AdvertScope>): Block => block as unknown as Block

type When = Condition<AdvertScope>

export const is = <K extends keyof AdvertScope>(field: K, value: AdvertScope[K]): When =>
  ({ field, is: value }) as When
export const answered = (field: keyof AdvertScope): When => ({ field, answered: true })
export const not = (condition: When): When => ({ not: condition })
export const all = (...conditions: When[]): When => ({ all: conditions })
export const any = (...conditions: When[]): When => ({ any: conditions })

/** A list of which one option is offered only where the condition holds. */
export const offering = <O extends { readonly id: unknown }>(
  options: readonly O[],
  id: O['id'],
  shownWhen: When,
): (O & { readonly shownWhen?: When })[] =>
  options.map((option) => (option.id === id ? { ...option, shownWhen } : option))

export const lettingARoom = any(...ROOM_TYPES.map((id) => is('rentalType', id)))
