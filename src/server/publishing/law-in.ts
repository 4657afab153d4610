import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import { type JudgedAdvert, judgeAdvert } from '#shared/rulebook/judge-advert.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { type AllowedWords, notAllowed, refusedTexts } from './refused-words.ts'

/** What the form does not ask yet (the certificate of a let, registrations, deposits) cannot be refused here. */
const isAsked = ({ field, span }: Finding): boolean => span === null && field === 'propertyDss'

export interface LawDeps {
  /** What a person allowed in texts of this owner. */
  readonly allowedWords: (ownerKey: Buffer, digests: readonly Buffer[]) => Promise<AllowedWords>
}

const refusedIn = ({ findings }: JudgedAdvert): ReadonlyMap<string, string> =>
  new Map(
    findings
      .filter((one) => one.severity === 'refuse' && isAsked(one))
      .toReversed()
      .map(({ field, reason }) => [field, reason]),
  )

/**
 * What the law refuses of the answers, but for their words, on the day the advert goes live, by field. Nothing where the
 * nation is not known: nobody is asked for it yet.
 */
export const lawOnAnswers = (
  appType: AppType,
  answers: DraftAnswers,
  today: IsoDate,
): ReadonlyMap<string, string> => refusedIn(judgeAdvert(appType, answers, today))

/** As `lawOnAnswers`, with the words that nobody allowed. */
export async function lawIn(
  { allowedWords }: LawDeps,
  { appType, ownerKey }: { readonly appType: AppType; readonly ownerKey: Buffer },
  answers: DraftAnswers,
  today: IsoDate,
): Promise<ReadonlyMap<string, string>> {
  const judged = judgeAdvert(appType, answers, today)
  const texts = refusedTexts(appType, answers, judged)
  const digests = texts.map(({ digest }) => digest)
  const allowed: AllowedWords = digests.length === 0 ? new Map() : await allowedWords(ownerKey, digests)
  const ofWords = notAllowed(texts, allowed).flatMap(({ field, refused: [first] }) =>
    first === undefined ? [] : [[field, `‘${first.words}’: ${first.reason}`] as const],
  )
  return new Map([...refusedIn(judged), ...ofWords])
}
