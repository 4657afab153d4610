import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import { publishedAnswers } from '#shared/advert/publish-answers.ts'
import type { FinalError } from '#shared/api/checkout.ts'
import { today } from '#shared/values/iso-date.ts'
import { type HomeDeps, homeOf } from './home-of.ts'
import { addressTaken, answersOf, type ProblemDeps, problemsIn } from './problems-in.ts'
import type { DraftToPublish, Publication, Publisher, PublishingStore } from './publication.ts'

export interface PublishDeps extends ProblemDeps {
  readonly publishing: Pick<PublishingStore, 'find' | 'factsOf' | 'publish'>
  /** Asks the payment provider about what the draft's open order owes, and acts on the answer. */
  readonly settleDraft: (uuid: string) => Promise<void>
}

export type Finished =
  | { readonly kind: 'published'; readonly listingId: string }
  | { readonly kind: 'payment-required' }
  | { readonly kind: 'errors'; readonly errors: readonly FinalError[] }
  | { readonly kind: 'removed' }
  | { readonly kind: 'not-found' }
  /** Others saved in between at every try. */
  | { readonly kind: 'busy' }

const TRIES = 20

/** Publishes a draft as it is stored, if nothing is wrong with it and nothing is owed for it. */
export async function publishDraft(deps: PublishDeps, uuid: string, publisher: Publisher): Promise<Finished> {
  let isSettled = false
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = await deps.publishing.find(uuid, publisher.ownerKey)
    if (draft === null) return { kind: 'not-found' }
    const errors = await problemsIn(deps, draft, publisher)
    if (errors.length > 0) return { kind: 'errors', errors }
    const publication = await publicationOf(deps, draft, publisher)
    const isOwed = publication.option !== 'none' && draft.paidOption === null
    if (isOwed && (isSettled || !draft.hasOpenOrder)) return { kind: 'payment-required' }
    if (isOwed) {
      isSettled = true
      await deps.settleDraft(uuid)
      continue
    }
    const outcome = await deps.publishing.publish(publication)
    if (outcome.kind === 'published' || outcome.kind === 'removed') return outcome
    if (outcome.kind === 'address-taken') return { kind: 'errors', errors: [addressTaken(draft)] }
    if (outcome.kind === 'unpaid') return { kind: 'payment-required' }
  }
  return { kind: 'busy' }
}

/** What of a draft is published. Throws where its answers do not tell the home. */
export async function publicationOf(
  { homes, now }: { readonly homes: HomeDeps; readonly now: () => Date },
  draft: DraftToPublish,
  publisher: Publisher,
  paid: { readonly orderId: string; readonly option: MarketingOptionId } | null = null,
): Promise<Publication> {
  const at = now()
  const answers = publishedAnswers(draft, answersOf(draft, publisher), today(at))
  const home = await homeOf(homes, answers, publisher.ownerKey)
  const option = paid?.option ?? answers.marketingOption ?? null
  if (home === null || option === null) throw new Error('an advert is published without a home or an option')
  const { uuid, version, appType } = draft
  const orderId = paid?.orderId ?? null
  return { uuid, version, appType, ownerKey: publisher.ownerKey, answers, option, home, orderId, at }
}
