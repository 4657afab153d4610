import { addDays, type IsoDate } from '../values/iso-date.ts'

export const CANCEL_DAYS = 14

/** The last day on which a buyer may cancel without a reason (Consumer Contracts Regulations 2013, reg. 30). */
export const cancelUntil = (boughtOn: IsoDate): IsoDate => addDays(boughtOn, CANCEL_DAYS)
