import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** 07700 900000 to 900999 are the sandbox's. */
const NUMBERS = 1_000
const WORKER = Number(process.env['TEST_WORKER_INDEX'] ?? 0)
const NUMBERS_OF_A_WORKER = 250
/** The browser tests share a server, also with the workers that take the place of one in which a test failed. */
const CLAIMED = process.env['E2E_DATA_DIR'] && `${process.env['E2E_DATA_DIR']}-numbers`

function isFree(number: number, claimed: string): boolean {
  mkdirSync(claimed, { recursive: true })
  try {
    writeFileSync(path.join(claimed, String(number)), '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** The last three digits of a mobile number of the sandbox that no other test of this run has. */
export function sandboxNumber(nth: number): number {
  if (!CLAIMED) return nth % NUMBERS
  const first = WORKER * NUMBERS_OF_A_WORKER
  for (let tried = 0; tried < NUMBERS; tried++) {
    const number = (first + tried) % NUMBERS
    if (isFree(number, CLAIMED)) return number
  }
  throw new Error('the sandbox has no telephone number left')
}
