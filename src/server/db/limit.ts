import { createHash } from 'node:crypto'

/** An IPv6 /48 may have so many times a client's (a /64's) amount, since it can be an office or a campus. */
export const NETWORK_FACTOR = 4

/** A client's limit also counts its network; one without a client is everybody's. */
export interface Limit {
  readonly name: string
  /** As `clientBucket` names it. */
  readonly client?: string
  /** Uses in its time, which starts with the first one. */
  readonly most: number
}

/** What a client and its network may have while no more than `upTo` (0 to 1) of the budget is used. */
export interface Share {
  readonly upTo: number
  readonly perClient: number
  /** By default `NETWORK_FACTOR` times the client's. */
  readonly perNetwork?: number
}

/** For all together. The shares shrink as it is used; after the last one there is none. */
export interface SharedBudget {
  readonly most: number
  readonly shares: readonly Share[]
}

export interface SharedUse {
  readonly name: string
  readonly client: string
  readonly budget: SharedBudget
}

export type Use = Limit | SharedUse

export interface Counters {
  readonly client: string | null
  readonly network: string | null
  readonly all: string | null
}

/** So that no caller counts a client and forgets its network. */
export function countersOf(use: Use): Counters {
  const { name, client } = use
  const network = client === undefined ? null : networkOf(client)
  return {
    client: client === undefined ? null : `${name} client ${client}`,
    network: network === null ? null : `${name} network ${network}`,
    all: 'budget' in use || client === undefined ? name : null,
  }
}

/** A /48's holder could be 65,536 clients. Null for an IPv4 address. */
export function networkOf(client: string): string | null {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(client)
  return groups ? `${groups[1]}::/48` : null
}

/** The share in force at the use that makes it `used`; null if the budget is used up. */
export function shareAt({ most, shares }: SharedBudget, used: number): Required<Share> | null {
  const share = shares.find(({ upTo }) => used <= upTo * most)
  return share ? { perNetwork: share.perClient * NETWORK_FACTOR, ...share } : null
}

/** Of wrong passwords, and of the desk's codes. */
export interface SignInLimits {
  readonly ofAccount: SharedBudget
  /** Of one that has signed in to the account. */
  readonly perKnownBrowser: number
  readonly perClient: number
  readonly windowSeconds: number
}

/** A known browser has its own tries, so that others' wrong passwords cannot lock it out. */
export function signInUses(
  name: string,
  limits: SignInLimits,
  { email, knownBrowser, client }: { email: string; knownBrowser: Buffer | null; client: string },
): Use[] {
  const ofAccount = `${name} ${createHash('sha256').update(email).digest('base64url')}`
  const ofClient = { name, client, most: limits.perClient }
  if (knownBrowser === null) return [ofClient, { name: ofAccount, client, budget: limits.ofAccount }]
  return [
    ofClient,
    { name: `${ofAccount} ${knownBrowser.toString('base64url')}`, most: limits.perKnownBrowser },
  ]
}
