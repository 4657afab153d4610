import type { Facts } from '#shared/advert/answers.ts'
import { withLawBlocks } from '#shared/advert/law-blocks.ts'
import { lawFacts } from '#shared/advert/law-facts.ts'
import { type AppType, type Block, blocksFor } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'

const NO_FACTS: Readonly<Record<Exclude<keyof Facts, 'haveEpcInDatabase'>, undefined>> = {
  nation: undefined,
  isOnBorder: undefined,
  isBelowE: undefined,
}

/** What only some nations or homes are asked, apart from the page's script with the table of postcodes. */
export const LAW_QUESTIONS = {
  among: (blocks: readonly Block[], appType: AppType): readonly Block[] =>
    blocksFor(withLawBlocks(blocks), appType),
  /** Undefined: no longer so. */
  facts: (answers: AnyAnswers): AnyAnswers => ({ ...NO_FACTS, ...lawFacts(answers) }),
} as const

export type LawQuestions = typeof LAW_QUESTIONS
