import { type Basket, basketOf, discountOn } from '#shared/advert/basket.ts'
import { readDiscountCode } from '#shared/advert/discount-code.ts'
import { type GuessDeps, whileGuessing } from './discount-guess.ts'
import type { Discount } from './discount-store.ts'
import type { Buyer, FindDraft } from './order.ts'
import { type OwnDraft, readOwnDraft } from './read-draft.ts'

export interface ApplyDeps extends GuessDeps {
  readonly findDraft: FindDraft
  /** The code, where it can be had now or is held by this draft's order. */
  readonly findDiscount: (code: string, draftUuid: string, at: Date) => Promise<Discount | null>
}

export type Applied =
  | Extract<OwnDraft, { kind: 'not-found' }>
  | { readonly kind: 'no-option' }
  | { readonly kind: 'limited'; readonly of: 'codes'; readonly retryAfterSeconds: number }
  | { readonly kind: 'applied'; readonly basket: Basket; readonly discountCodeValid: boolean }

/** What the draft's option would cost with this code; nothing changes but the number of guesses. */
export async function applyDiscountCode(
  deps: ApplyDeps,
  buyer: Buyer,
  {
    uuid,
    discountCode,
    client,
  }: { readonly uuid: string; readonly discountCode: string; readonly client: string },
): Promise<Applied> {
  const read = await readOwnDraft(deps, uuid, buyer)
  if (read.kind === 'not-found') return read
  const { option } = read
  if (option === null) return { kind: 'no-option' }
  const applied = (discount: Discount | null): Applied => ({
    kind: 'applied',
    discountCodeValid: discount !== null,
    basket: basketOf(
      option.id,
      option.pence,
      discount && { code: discount.code, pence: discountOn(option.pence, discount) },
    ),
  })
  const code = readDiscountCode(discountCode)
  if (code === null) return applied(null)
  const guessed = await whileGuessing(
    deps,
    { code, draftUuid: uuid, buyer, client },
    () => deps.findDiscount(code, uuid, deps.now()),
    (discount) => discount !== null,
  )
  return guessed.kind === 'limited' ? guessed : applied(guessed.result)
}
