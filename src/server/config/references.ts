import { sealingKeys } from './sealing-keys.ts'
import { type ManualServices, oneOf, type Problem } from './values.ts'

/** Tenant references, which staff judge at the desk. */
export interface ReferenceSettings {
  /** Whether options that include one are sold. Those that were begun are finished all the same. */
  readonly isOffered: boolean
  /** The first seals answers, the others still open what they sealed. Empty: a key that the database keeps, for the sandbox. */
  readonly keys: readonly Buffer[]
}

/** Null: there are none. */
export function referenceSettings(
  textIn: <T>(variable: string, parse: (text: string) => T | Problem) => T | null,
  { isSandbox, isSoldUnasked }: ManualServices,
  problems: string[],
): ReferenceSettings | null {
  const service = textIn('TENANT_REFERENCES', oneOf(['desk']))
  const keys = textIn('REFERENCES_KEY', sealingKeys)
  if (keys !== null) return { isOffered: service !== null || isSoldUnasked, keys }
  if (service !== null) problems.push('TENANT_REFERENCES needs REFERENCES_KEY beside it.')
  return isSandbox ? { isOffered: isSoldUnasked, keys: [] } : null
}
