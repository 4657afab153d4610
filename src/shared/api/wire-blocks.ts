import type { DraftAnswers } from '../advert/answers.ts'

export interface WireField {
  readonly value: unknown
  readonly valid: boolean
  readonly touched: boolean
}
export interface WireBlock {
  readonly valid: boolean
  readonly fields: Readonly<Record<string, WireField>>
}
export type WireBlocks = Readonly<Record<string, WireBlock>>

export function answersIn(blocks: WireBlocks): DraftAnswers {
  const answers: Record<string, unknown> = {}
  for (const block of Object.values(blocks)) {
    for (const [name, { value }] of Object.entries(block.fields)) answers[name] = value
  }
  return answers
}
