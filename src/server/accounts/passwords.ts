import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { normalisePassword } from '#shared/account/new-password.ts'
import { networkOf, type SharedBudget, shareAt } from '../db/limit.ts'

/** Of argon2id, which is the package's own choice; OWASP's figures: about 54 ms and 19 MiB each on a small machine. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Null: too many wait already, or too many of this client. */
export interface Passwords {
  readonly hash: (password: string, client: string) => Promise<string | null>
  /** Takes as long for an account without a password, or for none at all (a null hash), and says no. */
  readonly verify: (passwordHash: string | null, password: string, client: string) => Promise<boolean | null>
}

interface QueueLimits {
  readonly atOnce: number
  /** Of those being hashed and those who wait. */
  readonly places: SharedBudget
}

/** Each hash takes memory and a thread: however many sign in at once, the rest of the site goes on. */
export function passwordsBehindQueue(limits: QueueLimits): Passwords {
  const inTurn = queue(limits)
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

type InTurn = <T>(client: string, work: () => Promise<T>) => Promise<T | null>

function queue({ atOnce, places }: QueueLimits): InTurn {
  const inTurn = pLimit(atOnce)
  const held = new Map<string, number>()
  const heldBy = (name: string): number => held.get(name) ?? 0
  const hold = (name: string, change: 1 | -1): void => {
    const left = heldBy(name) + change
    if (left === 0) held.delete(name)
    else held.set(name, left)
  }
  return async (client, work) => {
    const share = shareAt(places, inTurn.activeCount + inTurn.pendingCount + 1)
    const network = networkOf(client) ?? client
    if (share === null || heldBy(client) >= share.perClient) return null
    if (network !== client && heldBy(network) >= share.perNetwork) return null
    const holders = new Set([client, network])
    for (const holder of holders) hold(holder, 1)
    try {
      return await inTurn(work)
    } finally {
      for (const holder of holders) hold(holder, -1)
    }
  }
}
