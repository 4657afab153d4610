import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { normalisePassword } from '#shared/account/new-password.ts'

/** Of argon2id, which is the package's own choice; OWASP's figures: about 54 ms and 19 MiB each on a small machine. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Null: too many wait already. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string | null>
  /** Takes as long for an account without a password, or for none at all (a null hash), and says no. */
  readonly verify: (passwordHash: string | null, password: string) => Promise<boolean | null>
}

interface QueueLimits {
  readonly atOnce: number
  readonly mostWaiting: number
}

/** Each hash takes memory and a thread: however many sign in at once, the rest of the site goes on. */
export function passwordsBehindQueue(limits: QueueLimits): Passwords {
  const inTurn = queue(limits)
  const nobodys = hash(randomBytes(16), ARGON2ID)
  // Awaited by those who verify; until then nobody else is there to hear of it.
  nobodys.catch(() => undefined)
  return {
    hash: (password) => inTurn(() => hash(normalisePassword(password), ARGON2ID)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const isRight = await verify(passwordHash ?? (await nobodys), normalisePassword(password))
        return passwordHash !== null && isRight
      }),
  }
}

function queue({ atOnce, mostWaiting }: QueueLimits): <T>(work: () => Promise<T>) => Promise<T | null> {
  const inTurn = pLimit(atOnce)
  return async (work) =>
    inTurn.activeCount + inTurn.pendingCount >= atOnce + mostWaiting ? null : inTurn(work)
}
