import type { DraftAnswers } from '#shared/advert/answers.ts'
import { LAW_PAGE } from '#shared/advert/law-blocks.ts'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import type { Evaluation, Judged } from '#shared/rulebook/evaluation.ts'
import { type Finding, refusalOf } from '#shared/rulebook/finding.ts'
import { judgeAnswers, toJudge } from '#shared/rulebook/judge-answers.ts'
import { advertToJudge, type JudgedAdvert } from '#shared/rulebook/judged-advert.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { firstMarketed } from './first-marketed.ts'
import type { LawFault } from './law-ahead.ts'
import { type AllowedWords, CAPTIONS, notAllowed, type RefusedText, refusedTexts } from './refused-words.ts'

/** What the law and the site's rules say of an advert. Clients take turns. */
export type Evaluate = (judged: Judged, client: string) => Promise<Evaluation>

export interface LawDeps {
  readonly evaluate: Evaluate
  /** What a person allowed in texts of this owner. */
  readonly allowedWords: (ownerKey: Buffer, digests: readonly Buffer[]) => Promise<AllowedWords>
}

/** What the law finds in answers that are no texts. */
const ofAnswers = (findings: readonly Finding[], wanted: Finding['severity']): readonly LawFault[] =>
  findings.flatMap(({ rule, severity, field, reason, span, caption }) =>
    span === null && caption === undefined && rule !== null && severity === wanted
      ? [{ rule, severity, field, reason }]
      : [],
  )

/** What is refused, the first words of each text alone; of one field the first counts. */
function refusedIn({ findings }: JudgedAdvert, texts: readonly RefusedText[]): readonly LawFault[] {
  const ofWords = texts.flatMap(({ field, refused: [first] }): LawFault[] =>
    first?.rule
      ? [{ rule: first.rule, severity: 'refuse', field, reason: first.reason, words: first.words }]
      : [],
  )
  return [...ofAnswers(findings, 'refuse'), ...ofWords]
}

/** What the law warns of, without the site's own rules. */
const warnedIn = ({ findings }: JudgedAdvert): readonly LawFault[] =>
  findings.flatMap(({ rule, severity, field, reason }) =>
    rule !== null && severity === 'warn' ? [{ rule, severity, field, reason }] : [],
  )

/** What the law warns of in answers that are no texts. */
export const adviceOn = ({ findings }: JudgedAdvert) =>
  ofAnswers(findings, 'warn').map(({ field, reason }) => ({ field, message: reason }))

/** By the law and the site's rules, for the owner whose key is given. `answers`: those that are shown. */
export async function judgeAdvert(
  { evaluate }: Pick<LawDeps, 'evaluate'>,
  ownerKey: Buffer,
  ...advert: Parameters<typeof advertToJudge>
): Promise<JudgedAdvert> {
  const judged = advertToJudge(...advert)
  const { findings } = await evaluate(judged, ownerKey.toString('base64url'))
  return { nation: judged.nation, day: judged.day, findings }
}

/** What the law refuses of an advert, and what it warns of. Nothing where the nation is not known. */
export function foundIn(
  appType: AppType,
  answers: DraftAnswers,
  judged: JudgedAdvert,
  allowed: AllowedWords,
): readonly LawFault[] {
  const refused = refusedIn(judged, notAllowed(refusedTexts(appType, answers, judged), allowed))
  return [...refused, ...warnedIn(judged)]
}

/** Of the answers that are given, but for their words, by field: an agent's software can leave out what it has no place for. */
export function lawOnAnswers(
  appType: AppType,
  answers: DraftAnswers,
  today: IsoDate,
): ReadonlyMap<string, string> {
  const findings = judgeAnswers(toJudge(advertToJudge(appType, answers, today)))
  const refused = ofAnswers(findings, 'refuse').filter(
    ({ field }) => !isEmpty((answers as AnyAnswers)[field]),
  )
  return new Map(refused.toReversed().map(({ field, reason }) => [field, reason]))
}

/** Of one text each reason once, with all the words that it is said of. */
const messagesOn = ({ field, refused }: RefusedText): readonly string[] =>
  [...new Set(refused.map(({ reason }) => reason))].map((reason) => {
    const words = refused.filter((one) => one.reason === reason).map((one) => one.words)
    return refusalOf(field === CAPTIONS ? [] : words, reason)
  })

/** Of each answer the first, and of texts all: whoever mends one is not to be refused for the next. */
function messagesOf(faults: readonly LawFault[], texts: readonly RefusedText[]): Judgement['refused'] {
  const messages = new Map<string, readonly string[]>()
  for (const { field, reason } of faults) if (!messages.has(field)) messages.set(field, [reason])
  for (const text of texts)
    messages.set(text.field, [...(messages.get(text.field) ?? []), ...messagesOn(text)])
  return messages
}

interface ToJudge {
  readonly appType: AppType
  readonly ownerKey: Buffer
  /** The fields that its owner was asked, answered or not. */
  readonly asked: ReadonlySet<string>
  /** Its first day online; null if it never was. */
  readonly firstOnline: IsoDate | null
}

export interface Judgement extends JudgedAdvert {
  /** Those with words that are refused and that nobody allowed. */
  readonly texts: readonly RefusedText[]
  /** Why it may not go live, by field. */
  readonly refused: ReadonlyMap<string, readonly string[]>
}

/** What the law says of an advert on the day it goes live. `answers`: those that are shown. */
export async function lawIn(
  deps: LawDeps,
  { appType, ownerKey, asked, firstOnline }: ToJudge,
  answers: DraftAnswers,
  today: IsoDate,
): Promise<Judgement> {
  const judged = await judgeAdvert(deps, ownerKey, appType, firstMarketed(answers, firstOnline), today)
  const texts = await textsNotAllowed(deps, ownerKey, refusedTexts(appType, answers, judged))
  const faults = ofAnswers(judged.findings, 'refuse').filter((one) => wasAsked(one, asked))
  return { ...judged, texts, refused: messagesOf(faults, texts) }
}

const CERTIFICATE = 'certificate'
/** The questions that the law asks, but for the certificate’s, each with those of its block. */
const LAW_BLOCKS: ReadonlyMap<string, readonly string[]> = new Map(
  LAW_PAGE.filter(({ name }) => name !== CERTIFICATE).flatMap(({ fields }) => {
    const names = Object.keys(fields)
    return names.map((name) => [name, names])
  }),
)
export const isLawField = (name: string): boolean => LAW_BLOCKS.has(name)

/**
 * A client that knows the contract's blocks alone was never asked the law's questions: nobody is refused for those. Whoever
 * was asked one of a block was asked what it leads to. The days to get a certificate end for everybody.
 */
const wasAsked = ({ field }: LawFault, asked: ReadonlySet<string>): boolean =>
  LAW_BLOCKS.get(field)?.some((name) => asked.has(name)) ?? true

/** What is left of the refused texts of one owner without what a person allowed. */
export async function textsNotAllowed(
  { allowedWords }: Pick<LawDeps, 'allowedWords'>,
  ownerKey: Buffer,
  texts: readonly RefusedText[],
): Promise<readonly RefusedText[]> {
  if (texts.length === 0) return texts
  const digests = texts.map(({ digest }) => digest)
  return notAllowed(texts, await allowedWords(ownerKey, digests))
}
