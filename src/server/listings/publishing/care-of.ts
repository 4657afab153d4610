import { isAmongWords } from '#shared/advert/allowed-text.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Nation } from '#shared/advert/nation.ts'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import type { Care, CheckedRule } from '#shared/api/receipt.ts'
import { type AppType, blocksFor, fieldsIn } from '#shared/form/block.ts'
import { type Finding, wordsFound } from '#shared/rulebook/finding.ts'
import { rulesFor } from '#shared/rulebook/rulebook.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import type { Judgement } from './law-in.ts'
import type { RefusedText } from './refused-words.ts'

/** What an advert is checked against on the day it is published, and what is found. */
export function careOf(
  appType: AppType,
  answers: DraftAnswers,
  { nation, day, findings, texts }: Judgement,
): Care {
  const questions = new Map(
    blocksFor(ADVERT_PAGE, appType)
      .flatMap(fieldsIn)
      .map(([name, { question }]) => [name, question]),
  )
  return {
    day,
    nation,
    rules: nation === null ? [] : rulesOn(nation, appType, day),
    found: findings.map((one) => {
      const words = wordsFound(one, answers)?.words ?? null
      return {
        rule: one.rule,
        severity: one.severity,
        question: questions.get(one.field) ?? '',
        words,
        reason: one.reason,
        isAllowed: one.severity === 'refuse' && words !== null && !isAmong(texts, one, words),
      }
    }),
  }
}

const rulesOn = (nation: Nation, appType: AppType, day: IsoDate): readonly CheckedRule[] =>
  rulesFor({ nation, appType, day }).flatMap(({ id, severity, reason, sources: [source] }) =>
    severity === 'silent' ? [] : [{ id, severity, says: reason, source: source.name }],
  )

const isAmong = (texts: readonly RefusedText[], { field, rule, category }: Finding, words: string): boolean =>
  texts.some((text) => text.field === field && isAmongWords(text.refused, { rule, category, words }))
