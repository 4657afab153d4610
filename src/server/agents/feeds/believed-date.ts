import { DAY_MS } from '#shared/values/time-units.ts'

/** A sender's clock may be wrong by hours. Beyond a day its date is none: nothing that it sends later would be newer. */
export const believedDate = (sentAt: Date | null, at: Date): Date | null =>
  sentAt !== null && sentAt.getTime() - at.getTime() > DAY_MS ? null : sentAt
