import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { FinalError } from '#shared/api/checkout.ts'
import { careOf } from './care-of.ts'
import { addressTaken, type CheckedDraft, checkDraft, type ProblemDeps } from './check-draft.ts'
import type { DraftToPublish, Publication, PublishingAccount, PublishingStore } from './publication.ts'

export interface PublishDeps extends ProblemDeps {
  readonly publishing: Pick<PublishingStore, 'find' | 'factsOf' | 'publish'>
}

export type Finished =
  | { readonly kind: 'published'; readonly listingId: string }
  /** `hasOpenOrder`: its payment may have been made, unknown to us. */
  | { readonly kind: 'payment-required'; readonly hasOpenOrder: boolean }
  | { readonly kind: 'errors'; readonly errors: readonly FinalError[] }
  | { readonly kind: 'removed' }
  | { readonly kind: 'not-found' }
  /** Every attempt met another save. */
  | { readonly kind: 'busy' }

const TRIES = 20

/** If nothing is wrong with it and nothing is owed. */
export async function publishDraft(
  deps: PublishDeps,
  uuid: string,
  account: PublishingAccount,
): Promise<Finished> {
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = await deps.publishing.find(uuid, account.ownerKey)
    if (draft === null) return { kind: 'not-found' }
    if (draft.publishedAs !== null) return { kind: 'published', listingId: draft.publishedAs }
    const at = deps.now()
    const { problems, ...checked } = await checkDraft(deps, draft, account, at)
    if (problems.length > 0) return { kind: 'errors', errors: problems }
    const publication = publicationOf(draft, account, { ...checked, at })
    const isOwed = publication.option !== 'none' && draft.paidOption === null
    if (isOwed) return { kind: 'payment-required', hasOpenOrder: draft.hasOpenOrder }
    const outcome = await deps.publishing.publish(publication)
    if (outcome.kind === 'published' || outcome.kind === 'removed') return outcome
    if (outcome.kind === 'address-taken') return { kind: 'errors', errors: [addressTaken(draft)] }
    if (outcome.kind === 'unpaid') return { kind: 'payment-required', hasOpenOrder: false }
    // Settling gives its money back, and then the draft is to be paid for like any other.
    if (outcome.kind === 'undeliverable') return { kind: 'payment-required', hasOpenOrder: true }
  }
  return { kind: 'busy' }
}

interface Checked extends Pick<CheckedDraft, 'judgement' | 'answers' | 'home'> {
  /** When it was judged, which is when it goes live. */
  readonly at: Date
}

/** Throws if the answers do not identify a home. */
export function publicationOf(
  draft: DraftToPublish,
  account: PublishingAccount,
  { judgement, answers, home, at }: Checked,
  paid: { readonly orderId: string; readonly option: MarketingOptionId } | null = null,
): Publication {
  const option = paid?.option ?? answers.marketingOption ?? null
  if (home === null || option === null) throw new Error('an advert is published without a home or an option')
  const { uuid, version, appType } = draft
  const { ownerKey } = account
  const orderId = paid?.orderId ?? null
  const care = careOf(appType, answers, judgement)
  const { refused } = judgement
  return { uuid, version, appType, ownerKey, answers, option, home, care, refused, orderId, at }
}
