import type { Context } from '../form/block.ts'
import { walk } from '../form/walk.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { DraftAnswers, FieldName } from './answers.ts'
import { ADVERT_PAGE, factsIn } from './page.ts'

/** By law the advert must show the register's ratings, although nobody is asked for them. */
const FOUND_RATINGS: readonly string[] = ['currentEpc', 'potentialEpc'] satisfies FieldName[]

/** All visible fields, private ones included (the contract, Blocks and fields). */
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
