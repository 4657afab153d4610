import { randomUUID } from 'node:crypto'
import type { InitialDataRequest } from '#shared/api/page-state.ts'
import type { DraftRow, DraftStore } from './draft.ts'

export type Loaded =
  | { readonly kind: 'stored'; readonly draft: DraftRow }
  /** `refused`: another owner's draft, which the response does not show. */
  | { readonly kind: 'fresh'; readonly uuid: string; readonly refused: boolean }

/** For any uuid but one of the owner's, what a new visitor gets. Nothing is stored. */
export async function loadDraft(
  { drafts }: { readonly drafts: Pick<DraftStore, 'find'> },
  { uuid, appType }: InitialDataRequest,
  ownerKey: Buffer | null,
): Promise<Loaded> {
  const found = uuid === null || ownerKey === null ? 'none' : await drafts.find(uuid, ownerKey)
  if (found === 'none' || found === 'others') {
    return { kind: 'fresh', uuid: randomUUID(), refused: found === 'others' }
  }
  // This page cannot show a draft of the other app type.
  return found.appType === appType
    ? { kind: 'stored', draft: found }
    : { kind: 'fresh', uuid: randomUUID(), refused: false }
}
