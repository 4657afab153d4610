import { optionSoldAs } from '#shared/advert/basket.ts'
import { answersIn, type WireBlocks } from '#shared/api/wire-blocks.ts'
import type { Account } from '../../http/caller.ts'
import type { DraftToOrder, FindDraft } from './order.ts'

export type OwnDraft =
  | { readonly kind: 'not-found'; readonly refused: boolean }
  | {
      readonly kind: 'found'
      readonly draft: DraftToOrder
      readonly option: ReturnType<typeof optionSoldAs>
    }

/** Reads only what is stored. */
export async function readOwnDraft(
  { findDraft }: { readonly findDraft: FindDraft },
  uuid: string,
  { ownerKey }: Pick<Account, 'ownerKey'>,
): Promise<OwnDraft> {
  const draft = await findDraft(uuid, ownerKey)
  if (draft === 'none' || draft === 'others') return { kind: 'not-found', refused: draft === 'others' }
  const { marketingOption } = answersIn(JSON.parse(draft.blocks) as WireBlocks)
  return { kind: 'found', draft, option: optionSoldAs(marketingOption, draft.appType) }
}
