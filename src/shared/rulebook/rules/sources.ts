import type { Source } from '../rule.ts'

/** When the rules were last read against their sources, all of them together. */
const READ_ON = '2026-11-22'

const LEGISLATION = 'https://www.legislation.gov.uk'

/** `path` as legislation.gov.uk has it. */
export const act = (name: string, path: string, readOn = READ_ON): Source => ({
  name,
  address: `${LEGISLATION}/${path}`,
  readOn,
})

export const guidance = (name: string, address: string, readOn = READ_ON): Source => ({
  name,
  address,
  readOn,
})
