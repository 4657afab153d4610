import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { normalisePassword } from '#shared/account/new-password.ts'
import { FairQueue, type FairQueueLimits } from '../../http/fair-queue.ts'

const NOBODY_LEAVES = new AbortController().signal

/** Null: too many are waiting, in all or of this client. */
export interface Passwords {
  readonly hash: (password: string, client: string) => Promise<string | null>
  /** A null hash (no password, or no account) takes as long, and gives false. */
  readonly verify: (passwordHash: string | null, password: string, client: string) => Promise<boolean | null>
}

/** Each hash takes memory (`memoryCost`, in KiB) and a thread; many sign-ins at once must not starve the rest of the site. */
export function passwordsBehindQueue(limits: FairQueueLimits, memoryCost: number): Passwords {
  const cost = { memoryCost, timeCost: 2, parallelism: 1 }
  const queue = new FairQueue(limits)
  const inTurn = async <T>(client: string, work: () => Promise<T>): Promise<T | null> => {
    const done = await queue.run(client, NOBODY_LEAVES, work)
    return done === 'busy' ? null : done
  }
  const nobodys = hash(randomBytes(16), cost)
  // Only callers of `verify` await it; until then a failure must not count as unhandled.
  nobodys.catch(() => undefined)
  return {
    hash: (password, client) => inTurn(client, () => hash(normalisePassword(password), cost)),
    verify: (passwordHash, password, client) =>
      inTurn(client, async () => {
        const isRight = await verify(passwordHash ?? (await nobodys), normalisePassword(password))
        return passwordHash !== null && isRight
      }),
  }
}
