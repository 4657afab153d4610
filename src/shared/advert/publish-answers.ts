import type { Context } from '../form/block.ts'
import { walk } from '../form/walk.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { DraftAnswers, FieldName } from './answers.ts'
import { ADVERT_PAGE, factsIn } from './page.ts'

/** The ratings that a register has are not asked again, but the law wants them in the advert. */
const FOUND_RATINGS: readonly string[] = ['currentEpc', 'potentialEpc'] satisfies FieldName[]

/**
 * The answers that are published: those of the fields that are shown (the contract, Blocks and fields). How enquiries reach
 * the owner, and the address, are among them: not all of it is for everybody to see.
 */
export function publishedAnswers(context: Context, answers: DraftAnswers, today: IsoDate): DraftAnswers {
  const scope = { context, answers: { ...answers, ...factsIn(answers) }, today }
  const shown = new Set(
    walk(ADVERT_PAGE, scope).flatMap(({ fields }) => fields.flatMap((f) => (f.visible ? [f.name] : []))),
  )
  const isPublished = (name: string): boolean =>
    shown.has(name) || (answers.hasPropertyEpc === 'epc_correct' && FOUND_RATINGS.includes(name))
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => value !== null && isPublished(name)),
  )
}
