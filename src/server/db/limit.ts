import { NETWORK_FACTOR } from '../config/limits.ts'

/** A limit of what a client may do counts its network, too; one without a client is everybody's. */
export interface Limit {
  /** Such as 'drafts'. */
  readonly name: string
  /** As `clientBucket` names it. */
  readonly client?: string
  /** How often it may be used in its time, which begins with the first use. */
  readonly most: number
}

/** What one client and its network may have of a budget while no more of it is used than `upTo`, a part of the whole. */
export interface Share {
  readonly upTo: number
  readonly perClient: number
  /** Where it is not `NETWORK_FACTOR` times the client's. */
  readonly perNetwork?: number
}

/** An amount for all together. The shares shrink as it is used; beyond the last one nobody has any. */
export interface SharedBudget {
  readonly most: number
  readonly shares: readonly Share[]
}

/** One client's use of a budget. */
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

/** The names of the counters behind a use: no caller can count a client and forget its network. */
export function countersOf(use: Use): Counters {
  const { name, client } = use
  const network = client === undefined ? null : networkOf(client)
  return {
    client: client === undefined ? null : `${name} client ${client}`,
    network: network === null ? null : `${name} network ${network}`,
    all: 'budget' in use || client === undefined ? name : null,
  }
}

/** The IPv6 /48 of a client: who is given one could be 65,536 clients. Null for an IPv4 address. */
export function networkOf(client: string): string | null {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(client)
  return groups ? `${groups[1]}::/48` : null
}

/** The share in force at the use that makes it `used`; null where the budget is used up. */
export function shareAt({ most, shares }: SharedBudget, used: number): Required<Share> | null {
  const share = shares.find(({ upTo }) => used <= upTo * most)
  return share ? { perNetwork: share.perClient * NETWORK_FACTOR, ...share } : null
}
