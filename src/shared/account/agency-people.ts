import { emailError, errorsAmong, type FormErrors, lineIn, type PostedFields } from '../form/plain-form.ts'
import { normaliseEmail } from '../values/email-address.ts'

/** Each may do what those after it may. */
export const AGENCY_ROLES = [
  { id: 'owner', label: 'Owner', may: 'also invites people and says what they may do' },
  { id: 'editor', label: 'Editor', may: 'also makes feeds, sends files and changes homes' },
  { id: 'reader', label: 'Reader', may: 'sees everything and changes nothing' },
] as const
export type AgencyRole = (typeof AGENCY_ROLES)[number]['id']

const PLACES: readonly AgencyRole[] = AGENCY_ROLES.map(({ id }) => id)

export const mayAs = (role: AgencyRole, least: AgencyRole): boolean =>
  PLACES.indexOf(role) <= PLACES.indexOf(least)

export const agencyRoleIn = (text = ''): AgencyRole | undefined => PLACES.find((role) => role === text)

export interface Invited {
  /** Normalised. */
  readonly email: string
  readonly role: AgencyRole
}

interface ReadInvitation {
  readonly typed: PostedFields
  readonly errors: FormErrors
  readonly value: Invited | null
}

export function readInvitation(fields: PostedFields): ReadInvitation {
  const email = lineIn(fields['email'])
  const role = agencyRoleIn(fields['role'])
  const errors = errorsAmong({
    email: emailError(email, 'Enter their email address.'),
    role: role === undefined ? 'Choose what they may do.' : null,
  })
  const isRight = Object.keys(errors).length === 0 && role !== undefined
  return {
    typed: { email, role: role ?? '' },
    errors,
    value: isRight ? { email: normaliseEmail(email), role } : null,
  }
}
