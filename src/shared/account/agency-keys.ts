import { errorsAmong, type FormErrors, lineIn, type PostedFields, tooLong } from '../form/plain-form.ts'
import { BRANCH_ERROR, isBranch } from './agency-feeds.ts'

/** What a program may do with a key. */
export const SCOPES = [
  { id: 'adverts:read', label: 'Read the adverts' },
  { id: 'adverts:write', label: 'Make, change and remove adverts' },
  { id: 'enquiries:read', label: 'Read the enquiries' },
  { id: 'statistics:read', label: 'Count the enquiries' },
] as const
export type Scope = (typeof SCOPES)[number]['id']

/** Names of fields have no colons. */
export const scopeField = (scope: Scope): string => scope.replace(':', '-')

const LONGEST_NAME = 80

export interface AskedKey {
  readonly name: string
  readonly scopes: readonly Scope[]
  /** Null: all of the agency's. */
  readonly branch: string | null
}

interface ReadKey {
  readonly typed: PostedFields
  readonly errors: FormErrors
  readonly value: AskedKey | null
}

export function readKey(fields: PostedFields): ReadKey {
  const name = lineIn(fields['name'])
  const branch = lineIn(fields['branch'])
  const scopes = SCOPES.map(({ id }) => id).filter((id) => fields[scopeField(id)] !== undefined)
  const errors = errorsAmong({
    name: name === '' ? 'Enter a name for the key.' : tooLong(name, LONGEST_NAME, 'the name'),
    scopes: scopes.length === 0 ? 'Choose what the key is for.' : null,
    branch: branch === '' || isBranch(branch) ? null : BRANCH_ERROR,
  })
  const ticked = Object.fromEntries(scopes.map((id) => [scopeField(id), 'yes']))
  const isRight = Object.keys(errors).length === 0
  return {
    typed: { name, branch, ...ticked },
    errors,
    value: isRight ? { name, scopes, branch: branch === '' ? null : branch } : null,
  }
}
