export interface Actor {
  /** Null where it is nobody of the staff. */
  readonly staffId: string | null
  readonly name: string
}

const nobodyOfTheStaff = (name: string): Actor => ({ staffId: null, name })

export const COMMAND_LINE = nobodyOfTheStaff('command line')
export const THE_BUYER = nobodyOfTheStaff('the buyer')
export const THE_SITE = nobodyOfTheStaff('the site')
/** Whoever acted there. */
export const THE_PROVIDER = nobodyOfTheStaff('the payment provider')

export interface Decision {
  readonly by: Actor
  readonly why: string
  readonly at: Date
}
