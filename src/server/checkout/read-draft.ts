import { optionSoldAs } from '#shared/advert/basket.ts'
import { answersIn, type WireBlocks } from '#shared/api/page-state.ts'
import type { Buyer, DraftToOrder, FindDraft } from './order.ts'

export type OwnDraft =
  | { readonly kind: 'not-found'; readonly refused: boolean }
  | {
      readonly kind: 'found'
      readonly draft: DraftToOrder
      /** Null where the draft names nothing that is sold for it. */
      readonly option: ReturnType<typeof optionSoldAs>
    }

/** The buyer's own draft with the option that it names, from what is stored and from nothing else. */
export async function readOwnDraft(
  { findDraft }: { readonly findDraft: FindDraft },
  uuid: string,
  { ownerKey }: Pick<Buyer, 'ownerKey'>,
): Promise<OwnDraft> {
  const draft = await findDraft(uuid, ownerKey)
  if (draft === 'none' || draft === 'others') return { kind: 'not-found', refused: draft === 'others' }
  const { marketingOption } = answersIn(JSON.parse(draft.blocks) as WireBlocks)
  return { kind: 'found', draft, option: optionSoldAs(marketingOption, draft.appType) }
}
