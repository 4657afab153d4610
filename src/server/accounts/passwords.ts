import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { normalisePassword } from '#shared/account/new-password.ts'
import { FairQueue, type FairQueueLimits } from '../fair-queue.ts'

/** Of argon2id, which is the package's own choice; OWASP's figures: about 54 ms and 19 MiB each on a small machine. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const NOBODY_LEAVES = new AbortController().signal

/** Null: too many wait already, or too many of this client. */
export interface Passwords {
  readonly hash: (password: string, client: string) => Promise<string | null>
  /** Takes as long for an account without a password, or for none at all (a null hash), and says no. */
  readonly verify: (passwordHash: string | null, password: string, client: string) => Promise<boolean | null>
}

/** Each hash takes memory and a thread: however many sign in at once, the rest of the site goes on. */
export function passwordsBehindQueue(limits: FairQueueLimits): Passwords {
  const queue = new FairQueue(limits)
  const inTurn = async <T>(client: string, work: () => Promise<T>): Promise<T | null> => {
    const done = await queue.run(client, NOBODY_LEAVES, work)
    return done === 'busy' ? null : done
  }
  const nobodys = hash(randomBytes(16), ARGON2ID)
  // Awaited by those who verify; until then nobody else is there to hear of it.
  nobodys.catch(() => undefined)
  return {
    hash: (password, client) => inTurn(client, () => hash(normalisePassword(password), ARGON2ID)),
    verify: (passwordHash, password, client) =>
      inTurn(client, async () => {
        const isRight = await verify(passwordHash ?? (await nobodys), normalisePassword(password))
        return passwordHash !== null && isRight
      }),
  }
}
