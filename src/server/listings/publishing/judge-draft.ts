import type { DraftAnswers } from '#shared/advert/answers.ts'
import { publishedAnswers } from '#shared/advert/publish-answers.ts'
import { answersIn, type WireBlocks } from '#shared/api/wire-blocks.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { today } from '#shared/values/iso-date.ts'
import { type Judgement, type LawDeps, lawIn } from './law-in.ts'
import type { DraftFacts, DraftToPublish, PublishingAccount } from './publication.ts'

/** Agents are not asked whether they are agents, and pay nothing. */
export function answersOf(
  { blocks }: DraftToPublish,
  { isAgent }: Pick<PublishingAccount, 'isAgent'>,
): DraftAnswers {
  const answers = answersIn(JSON.parse(blocks) as WireBlocks)
  return isAgent
    ? { ...answers, userAgent: true, marketingOption: answers.marketingOption ?? 'none' }
    : answers
}

/** The fields that its owner was asked: at the last final save, or by what the law took it offline for. */
export const askedOf = (
  stored: DraftAnswers,
  { askedLaw, restedFor }: Pick<DraftFacts, 'askedLaw' | 'restedFor'>,
): readonly string[] => [...(askedLaw ?? Object.keys(stored)), ...restedFor]

/** By the law, as it would be published at that moment. */
export function judgeDraft(
  deps: LawDeps,
  draft: DraftToPublish,
  account: PublishingAccount,
  facts: Pick<DraftFacts, 'firstOnline' | 'askedLaw' | 'restedFor'>,
  at: Date,
): Promise<Judgement> {
  const answers = answersOf(draft, account)
  const answered = Object.entries(answers).flatMap(([name, value]) => (isEmpty(value) ? [] : [name]))
  const asked = new Set([...askedOf(answers, facts), ...answered])
  const { firstOnline } = facts
  const advert = { appType: draft.appType, ownerKey: account.ownerKey, asked, firstOnline }
  return lawIn(deps, advert, publishedAnswers(draft, answers, today(at)), today(at))
}
