export interface Actor {
  /** Null for the operator's program. */
  readonly staffId: string | null
  readonly name: string
}

export const COMMAND_LINE: Actor = { staffId: null, name: 'command line' }

export interface Decision {
  readonly by: Actor
  readonly why: string
  readonly at: Date
}
