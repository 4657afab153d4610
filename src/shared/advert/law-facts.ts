import type { DraftAnswers, Facts } from './answers.ts'
import { isBelowE } from './epc-band.ts'
import { nationOf, nationOfPostcode } from './nation.ts'

/** One that was typed before ‘No, not yet’ was chosen is no longer shown. */
const ratingIn = ({ hasPropertyEpc, currentEpc }: DraftAnswers): number =>
  hasPropertyEpc === 'epc_not_available' ? 0 : (currentEpc ?? 0)

/** Where the home lies, and whether its rating needs an exemption. */
export function lawFacts(answers: DraftAnswers): Partial<Facts> {
  const nation = nationOf(answers)
  const isOnBorder = nationOfPostcode(answers.propertyPostcode ?? '') === 'asked'
  return {
    ...(nation === null ? {} : { nation }),
    ...(isOnBorder ? { isOnBorder } : {}),
    ...(isBelowE(ratingIn(answers)) ? { isBelowE: true } : {}),
  }
}
