import { NETWORK_FACTOR } from '../limits.ts'

/** A counter of everybody's uses; where a client stands beside the name, of that client's and of its network's. */
export interface Counted {
  /** Such as 'drafts'. */
  readonly name: string
  /** As `clientBucket` names it. */
  readonly client?: string
}

export interface Limit extends Counted {
  /** How often it may be used in its time, which begins with the first use. */
  readonly most: number
}

/** What a single client and its network may have of a budget, until it is used up to that part of `most`. */
export interface Share {
  readonly upTo: number
  readonly perClient: number
  /** Where it is not `NETWORK_FACTOR` times the client's. */
  readonly perNetwork?: number
}

/** An amount for all together. The shares get smaller as it is used; beyond the last one nobody has any. */
export interface SharedBudget {
  readonly most: number
  readonly shares: readonly Share[]
}

export interface SharedUse {
  readonly name: string
  readonly client: string
  readonly budget: SharedBudget
}

/** The IPv6 /48 of a client: who is given one could be 65,536 clients. Null for an IPv4 address. */
export function networkOf(client: string): string | null {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(client)
  return groups ? `${groups[1]}::/48` : null
}

export const clientCounter = (name: string, client: string): string => `${name} client ${client}`
export const networkCounter = (name: string, network: string): string => `${name} network ${network}`

/** The one or two counters behind each: no caller can count a client and forget its network. */
export function countersOf(limits: readonly Limit[]): { name: string; most: number }[] {
  return limits.flatMap(({ name, client, most }) => {
    if (client === undefined) return [{ name, most }]
    const ofClient = { name: clientCounter(name, client), most }
    const network = networkOf(client)
    if (network === null) return [ofClient]
    return [ofClient, { name: networkCounter(name, network), most: most * NETWORK_FACTOR }]
  })
}

/** The client before the sum of all, so that a client's own flood waits for itself and not with everybody's row in hand. */
export const countedBy = ({ name, client }: SharedUse): readonly Counted[] => [{ name, client }, { name }]

/** The share in force at the use that makes it `used`; null where the budget is used up. */
export function shareAt(
  { most, shares }: SharedBudget,
  used: number,
): { readonly perClient: number; readonly perNetwork: number } | null {
  const share = shares.find(({ upTo }) => used <= Math.round(upTo * most))
  if (!share) return null
  const { perClient, perNetwork = perClient * NETWORK_FACTOR } = share
  return { perClient, perNetwork }
}
