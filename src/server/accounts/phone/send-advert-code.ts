import { PRODUCT } from '#shared/product.ts'
import type { SpokenCalls } from '../../gateways/spoken-calls.ts'
import type { SignedInCaller } from '../../http/caller.ts'
import type { PhoneOfAdvert } from './advert-phone-store.ts'
import { checkPhone, mayBeCalled } from './check-phone.ts'
import { type CodeSent, hashOfCode, newCode, type SendDeps, textOf } from './send-code.ts'

export interface AdvertCodeDeps extends SendDeps {
  readonly phoneOfAdvert: PhoneOfAdvert
  readonly calls: SpokenCalls
}

/** Landlines take no text messages. */
export type CodeBy = 'text' | 'call'

/** A code to the number that an advert is to show: whoever reads it out answers that telephone. */
export async function sendAdvertCode(
  deps: AdvertCodeDeps,
  { account, client, ownerKey }: Pick<SignedInCaller, 'account' | 'client' | 'ownerKey'>,
  { uuid, by }: { readonly uuid: string; readonly by: CodeBy },
): Promise<CodeSent | { readonly kind: 'not-found' }> {
  const typed = await deps.phoneOfAdvert(uuid, ownerKey)
  if (typed === null) return { kind: 'not-found' }
  const { number, valid } = checkPhone(deps, typed, by === 'text')
  if (number === null || !valid || (by === 'call' && !mayBeCalled(number))) return { kind: 'no-mobile' }
  const code = newCode()
  const codeHash = hashOfCode(deps.codeKey, number, code)
  const wanted = { accountId: account.accountId, purpose: 'advert', client, phone: number, codeHash } as const
  const issued = await deps.codes.issue(wanted, deps.textLimits, deps.guessLimits, deps.now())
  if (issued.kind !== 'issued') return issued
  const failed =
    by === 'text'
      ? await deps.sms.send({ to: number, text: textOf(code, deps.siteHost) })
      : await deps.calls.say(number, spoken(code))
  return failed === null ? { kind: 'sent' } : { kind: 'not-sent', reason: failed.reason }
}

/** Commas make pauses. */
function spoken(code: string): string {
  const digits = code.split('').join(', ')
  return `Hello. Your ${PRODUCT.name} code is: ${digits}. Again: ${digits}. Goodbye.`
}
