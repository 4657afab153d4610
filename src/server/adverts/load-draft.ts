import { randomUUID } from 'node:crypto'
import type { InitialDataRequest } from '#shared/api/page-state.ts'
import type { DraftRow, DraftStore } from './draft.ts'

export type Loaded =
  | { readonly kind: 'stored'; readonly draft: DraftRow }
  /** `refused`: the uuid is another owner's draft, which the answer does not tell. */
  | { readonly kind: 'fresh'; readonly uuid: string; readonly refused: boolean }

/** The owner's own draft; for any other uuid what somebody gets who comes for the first time. Nothing is stored. */
export async function loadDraft(
  { drafts }: { readonly drafts: Pick<DraftStore, 'find'> },
  { uuid, appType }: InitialDataRequest,
  ownerKey: Buffer | null,
): Promise<Loaded> {
  const found = uuid === null || ownerKey === null ? 'none' : await drafts.find(uuid, ownerKey)
  if (found === 'none' || found === 'others') {
    return { kind: 'fresh', uuid: randomUUID(), refused: found === 'others' }
  }
  // A draft of the other app type cannot be shown on this page any more than one that is not there.
  return found.appType === appType
    ? { kind: 'stored', draft: found }
    : { kind: 'fresh', uuid: randomUUID(), refused: false }
}
