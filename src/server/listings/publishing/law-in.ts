import type { DraftAnswers } from '#shared/advert/answers.ts'
import { LAW_PAGE } from '#shared/advert/law-blocks.ts'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { type JudgedAdvert, judgeAdvert } from '#shared/rulebook/judge-advert.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { firstMarketed } from './first-marketed.ts'
import type { LawFault } from './law-ahead.ts'
import { type AllowedWords, CAPTIONS, notAllowed, type RefusedText, refusedTexts } from './refused-words.ts'

export interface LawDeps {
  /** What a person allowed in texts of this owner. */
  readonly allowedWords: (ownerKey: Buffer, digests: readonly Buffer[]) => Promise<AllowedWords>
}

/** What is refused, the first words of each text alone; of one field the first counts. */
function refusedIn({ findings }: JudgedAdvert, texts: readonly RefusedText[]): readonly LawFault[] {
  const ofAnswers = findings.flatMap((one): LawFault[] =>
    one.span === null && one.caption === undefined && one.rule !== null && one.severity === 'refuse'
      ? [{ rule: one.rule, severity: 'refuse', field: one.field, reason: one.reason }]
      : [],
  )
  const ofWords = texts.flatMap(({ field, refused: [first] }): LawFault[] =>
    first?.rule
      ? [{ rule: first.rule, severity: 'refuse', field, reason: first.reason, words: first.words }]
      : [],
  )
  return [...ofAnswers, ...ofWords]
}

/** What the law warns of, without the site's own rules. */
const warnedIn = ({ findings }: JudgedAdvert): readonly LawFault[] =>
  findings.flatMap(({ rule, severity, field, reason }) =>
    rule !== null && severity === 'warn' ? [{ rule, severity, field, reason }] : [],
  )

const NOTHING_ALLOWED: AllowedWords = new Map()

/** What the law refuses of an advert on a day, and what it warns of. Nothing where the nation is not known. */
export function foundOn(
  appType: AppType,
  answers: DraftAnswers,
  day: IsoDate,
  allowed: AllowedWords,
): readonly LawFault[] {
  const judged = judgeAdvert(appType, answers, day)
  const refused = refusedIn(judged, notAllowed(refusedTexts(appType, answers, judged), allowed))
  return [...refused, ...warnedIn(judged)]
}

/** Of the answers that are given, but for their words, by field: an agent's software can leave out what it has no place for. */
export const lawOnAnswers = (
  appType: AppType,
  answers: DraftAnswers,
  today: IsoDate,
): ReadonlyMap<string, string> =>
  messagesOf(
    foundOn(appType, answers, today, NOTHING_ALLOWED).filter(
      ({ severity, words, field }) =>
        severity === 'refuse' && words === undefined && !isEmpty((answers as AnyAnswers)[field]),
    ),
  )

const messagesOf = (refused: readonly LawFault[]): ReadonlyMap<string, string> =>
  new Map(
    refused
      .toReversed()
      .map(({ field, reason, words }) => [
        field,
        words === undefined || field === CAPTIONS ? reason : `‘${words}’: ${reason}`,
      ]),
  )

interface ToJudge {
  readonly appType: AppType
  readonly ownerKey: Buffer
  /** The fields that its owner was asked, answered or not. */
  readonly asked: ReadonlySet<string>
  /** Its first day online; null if it was never published. */
  readonly liveFrom: IsoDate | null
}

export interface Judgement extends JudgedAdvert {
  /** Those with words that are refused and that nobody allowed. */
  readonly texts: readonly RefusedText[]
  /** Why it may not go live, by field. */
  readonly refused: ReadonlyMap<string, string>
}

/** What the law says of an advert on the day it goes live. `answers`: those that are shown. */
export async function lawIn(
  deps: LawDeps,
  { appType, ownerKey, asked, liveFrom }: ToJudge,
  answers: DraftAnswers,
  today: IsoDate,
): Promise<Judgement> {
  const judged = judgeAdvert(appType, firstMarketed(answers, liveFrom), today)
  const texts = await textsNotAllowed(deps, ownerKey, refusedTexts(appType, answers, judged))
  const refused = refusedIn(judged, texts).filter((one) => wasAsked(one, asked))
  return { ...judged, texts, refused: messagesOf(refused) }
}

const CERTIFICATE = 'certificate'
const LAW_FIELDS: ReadonlySet<string> = new Set(
  LAW_PAGE.filter(({ name }) => name !== CERTIFICATE).flatMap(({ fields }) => Object.keys(fields)),
)

/**
 * A client that knows the contract's blocks alone was never asked the law's questions: nobody is refused for those. The
 * days to get a certificate end for everybody.
 */
const wasAsked = ({ field }: LawFault, asked: ReadonlySet<string>): boolean =>
  !LAW_FIELDS.has(field) || asked.has(field)

/** What is left of the refused texts of one owner without what a person allowed. */
export async function textsNotAllowed(
  { allowedWords }: LawDeps,
  ownerKey: Buffer,
  texts: readonly RefusedText[],
): Promise<readonly RefusedText[]> {
  if (texts.length === 0) return texts
  const digests = texts.map(({ digest }) => digest)
  return notAllowed(texts, await allowedWords(ownerKey, digests))
}
