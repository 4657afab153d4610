import { oneOf, type Problem } from './values.ts'

/** Tenant references, which staff judge at the desk. */
export interface ReferenceSettings {
  /** Whether options that include one are sold. Those that were begun are finished all the same. */
  readonly isOffered: boolean
  /** What answers are sealed with. Null: a key that the database keeps, for the sandbox. */
  readonly key: Buffer | null
}

/** Null: there are none. */
export function referenceSettings(
  textIn: <T>(variable: string, parse: (text: string) => T | Problem) => T | null,
  isSandbox: boolean,
  problems: string[],
): ReferenceSettings | null {
  const service = textIn('TENANT_REFERENCES', oneOf(['desk']))
  const key = textIn('REFERENCES_KEY', sealingKey)
  if (key !== null) return { isOffered: service !== null || isSandbox, key }
  if (service !== null) problems.push('TENANT_REFERENCES needs REFERENCES_KEY beside it.')
  return isSandbox ? { isOffered: true, key: null } : null
}

/** The message never repeats the value. */
const sealingKey = (text: string): Buffer | Problem =>
  /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, 'hex')
    : { problem: 'must be 64 hexadecimal digits, as openssl rand -hex 32 prints them.' }
