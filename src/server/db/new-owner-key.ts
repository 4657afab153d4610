import { randomBytes } from 'node:crypto'

const BYTES = 32

/** By which a draft, a photo or an order knows whose it is. */
export const newOwnerKey = (): Buffer => randomBytes(BYTES)
