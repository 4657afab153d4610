import { createHash } from 'node:crypto'
import { HOUR_SECONDS } from '#shared/values/time-units.ts'
import type { SharedBudget } from '../../db/limit.ts'
import type { AccountStore } from './account.ts'

export interface RemindDeps {
  readonly accounts: Pick<AccountStore, 'queueReset' | 'count'>
  readonly remindLimits: { readonly toEmail: SharedBudget; readonly perClient: number }
  readonly now: () => Date
}

export type Reminded =
  | { readonly kind: 'taken-note' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

/** Neither the answer nor its time shows whether an account exists, or whether the address's limit is used up. */
export async function remindPassword(
  { accounts, remindLimits, now }: RemindDeps,
  email: string,
  client: string,
): Promise<Reminded> {
  const at = now()
  const network = [{ name: 'reminders', client, most: remindLimits.perClient }]
  const wait = await accounts.count(network, at, HOUR_SECONDS)
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait }
  const address = createHash('sha256').update(email).digest('base64url')
  const ofAddress = [{ name: `reminders ${address}`, client, budget: remindLimits.toEmail }]
  if ((await accounts.count(ofAddress, at, HOUR_SECONDS)) === null) await accounts.queueReset(email)
  return { kind: 'taken-note' }
}
