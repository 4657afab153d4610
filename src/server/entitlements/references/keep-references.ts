import type { KeptReferences } from './reference.ts'

export interface KeepDeps {
  readonly keeping: KeptReferences
  readonly now: () => Date
}

export const remindOfReferences = ({ keeping, now }: KeepDeps): Promise<number> => keeping.remind(now())

/** Those that nobody answered are over; those that are done are erased. Returns how many. */
export async function eraseReferences({ keeping, now }: KeepDeps): Promise<number> {
  return (await keeping.expire(now())) + (await keeping.erase(now()))
}
