import type { SharedBudget } from '../../src/server/db/limit.ts'

/** A budget of which a client may have the same share at all times. */
export const aBudget = (most: number, perClient = most): SharedBudget => ({
  most,
  shares: [{ upTo: 1, perClient }],
})

/** The limits of look-ups, with a budget as above. */
export const lookupLimits = (limits: {
  readonly perOwner: number
  readonly perClient: number
  readonly overall: number
}) => ({ perOwner: limits.perOwner, overall: aBudget(limits.overall, limits.perClient) })

export const nobodyWarned = (): void => undefined
