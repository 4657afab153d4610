import { reachable } from './reachable.ts'
import { sealingKeys } from './sealing-keys.ts'
import type { ManualServices, Problem } from './values.ts'

export interface OutgoingSettings {
  /** The first seals their secrets, the others still open what they sealed. Empty: a key that the database keeps, for the sandbox. */
  readonly keys: readonly Buffer[]
  /** Inside addresses that may be sent to all the same. */
  readonly allowed: readonly { readonly range: string; readonly port: string | null }[]
}

/** Null: nothing is sent. */
export function outgoingSettings(
  textIn: <T>(variable: string, parse: (text: string) => T | Problem) => T | null,
  { isSandbox }: Pick<ManualServices, 'isSandbox'>,
): OutgoingSettings | null {
  const allowed = textIn('OUTGOING_ALLOW', reachable) ?? []
  const keys = textIn('OUTGOING_KEY', sealingKeys) ?? (isSandbox ? [] : null)
  return keys === null ? null : { keys, allowed }
}
