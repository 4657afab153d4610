import { type Basket, basketOf, discountOn } from '#shared/advert/basket.ts'
import { readDiscountCode } from '#shared/advert/discount-code.ts'
import type { Account } from '../../http/caller.ts'
import type { Discount } from '../../orders/new-discount.ts'
import { type GuessDeps, whileGuessing } from './discount-guess.ts'
import type { FindDraft } from './order.ts'
import { type OwnDraft, readOwnDraft } from './read-draft.ts'

export interface ApplyDeps extends GuessDeps {
  readonly findDraft: FindDraft
  /** Null unless the code can be used now, or this draft's order holds it. */
  readonly findDiscount: (code: string, draftUuid: string, at: Date) => Promise<Discount | null>
}

export type Applied =
  | Extract<OwnDraft, { kind: 'not-found' }>
  | { readonly kind: 'no-option' }
  | { readonly kind: 'limited'; readonly of: 'codes'; readonly retryAfterSeconds: number }
  | { readonly kind: 'applied'; readonly basket: Basket; readonly discountCodeValid: boolean }

/** Changes nothing but the number of guesses. */
export async function applyDiscountCode(
  deps: ApplyDeps,
  account: Account,
  {
    uuid,
    discountCode,
    client,
  }: { readonly uuid: string; readonly discountCode: string; readonly client: string },
): Promise<Applied> {
  const read = await readOwnDraft(deps, uuid, account)
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
    { code, draftUuid: uuid, account, client },
    () => deps.findDiscount(code, uuid, deps.now()),
    (discount) => discount !== null,
  )
  return guessed.kind === 'limited' ? guessed : applied(guessed.result)
}
