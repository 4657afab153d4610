import type { PublishingAccount } from './publication.ts'
import { type Finished, type PublishDeps, publishDraft } from './publish-draft.ts'

export interface FinishDeps extends PublishDeps {
  /** Asks the payment provider about the draft's orders, and publishes what was paid. */
  readonly settleDraft: (uuid: string) => Promise<void>
}

/** If money is owed, asks the provider first, which may know of a payment before we do. */
export async function finishDraft(
  deps: FinishDeps,
  uuid: string,
  account: PublishingAccount,
): Promise<Finished> {
  const finished = await publishDraft(deps, uuid, account)
  if (finished.kind !== 'payment-required' || !finished.hasOpenOrder) return finished
  await deps.settleDraft(uuid)
  return publishDraft(deps, uuid, account)
}
