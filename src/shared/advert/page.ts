import type { Block } from '../form/block.ts'
import type { DraftAnswers, Facts } from './answers.ts'
import { withLawBlocks } from './law-blocks.ts'
import { lawFacts } from './law-facts.ts'
import { registerFacts, SPECIFIED_PAGE } from './specified-page.ts'

/** Every question. The browser begins with the specified ones alone. */
export const ADVERT_PAGE: readonly Block[] = withLawBlocks(SPECIFIED_PAGE)

/** What follows from answers and decides what is asked. */
export const factsIn = (answers: DraftAnswers): Partial<Facts> => ({
  ...registerFacts(answers),
  ...lawFacts(answers),
})
