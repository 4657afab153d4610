import type { DraftAnswers } from '#shared/advert/answers.ts'
import { publishedAnswers } from '#shared/advert/publish-answers.ts'
import { answersIn, type WireBlocks } from '#shared/api/wire-blocks.ts'
import type { AppType } from '#shared/form/block.ts'
import { isEmpty } from '#shared/form/rule.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { type Judgement, type LawDeps, lawIn } from './law-in.ts'
import type { DraftFacts, DraftToPublish, PublishingAccount } from './publication.ts'

/** A draft by its answers: all that are stored, and those that would be published that day. */
export interface ReadDraft {
  readonly appType: AppType
  readonly ownerKey: Buffer
  readonly stored: DraftAnswers
  readonly published: DraftAnswers
}

export function readDraft(draft: DraftToPublish, account: PublishingAccount, day: IsoDate): ReadDraft {
  const stored = answersOf(draft, account)
  const { ownerKey } = account
  return { appType: draft.appType, ownerKey, stored, published: publishedAnswers(draft, stored, day) }
}

/** Agents are not asked whether they are agents, and pay nothing. */
function answersOf(
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

/** By the law, as it would be published that day. */
export function judgeDraft(
  deps: LawDeps,
  { appType, ownerKey, stored, published }: ReadDraft,
  facts: Pick<DraftFacts, 'firstOnline' | 'askedLaw' | 'restedFor'>,
  day: IsoDate,
): Promise<Judgement> {
  const answered = Object.entries(stored).flatMap(([name, value]) => (isEmpty(value) ? [] : [name]))
  const asked = new Set([...askedOf(stored, facts), ...answered])
  const { firstOnline } = facts
  return lawIn(deps, { appType, ownerKey, asked, firstOnline }, published, day)
}
