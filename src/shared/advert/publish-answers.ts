import type { Context } from '../form/block.ts'
import { walk } from '../form/walk.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { DraftAnswers, FieldName } from './answers.ts'
import { isFromRegister } from './epc-band.ts'
import { ADVERT_PAGE, factsIn } from './page.ts'

/** By law the advert must show the register's ratings, although nobody is asked for them, and some owners don't know. */
const FOUND_RATINGS: readonly string[] = ['currentEpc', 'potentialEpc'] satisfies FieldName[]

/** The fields that these answers leave visible, in page order. */
export function visibleFields(context: Context, answers: DraftAnswers, today: IsoDate): readonly string[] {
  const scope = { context, answers: { ...answers, ...factsIn(answers) }, today }
  return walk(ADVERT_PAGE, scope).flatMap(({ fields }) => fields.flatMap((f) => (f.visible ? [f.name] : [])))
}

/** All visible fields, private ones included (the contract, Blocks and fields). */
export function publishedAnswers(context: Context, answers: DraftAnswers, today: IsoDate): DraftAnswers {
  const shown = new Set(visibleFields(context, answers, today))
  const isPublished = (name: string): boolean =>
    shown.has(name) || (isFromRegister(answers.hasPropertyEpc) && FOUND_RATINGS.includes(name))
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => value !== null && isPublished(name)),
  )
}
