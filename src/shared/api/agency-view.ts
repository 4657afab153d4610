import type { AgencyRole } from '../account/agency-people.ts'
import type { TypedForm } from '../form/plain-form.ts'
import type { HomesQuery } from '../journey/agency-query.ts'

/** 'refused': it was never taken. 'taken-down': by us. */
export type AgencyHomeState = 'live' | 'hidden' | 'removed' | 'refused' | 'taken-down'

export interface AgencyHome {
  /** Null if it was never taken. */
  readonly number: number | null
  /** The advert's; null if it was never taken. */
  readonly listing: string | null
  readonly ref: string
  readonly branch: string
  readonly channel: 'sell' | 'let' | null
  readonly state: AgencyHomeState
  readonly street: string
  readonly town: string
  readonly changedAt: Date
  /** Why the last version was refused; null if it was taken. */
  readonly refused: string | null
  /** How many pictures could not be fetched. */
  readonly picturesFailed: number
}

export interface AgencyHomes {
  readonly homes: readonly AgencyHome[]
  /** On all pages. */
  readonly total: number
  /** With something wrong, of those. */
  readonly wrong: number
  readonly pages: number
  /** Of the agency, by name. */
  readonly branches: readonly string[]
}

export interface AgencyPerson {
  readonly accountId: string
  readonly email: string
  readonly role: AgencyRole
  readonly joinedAt: Date
}
export interface AgencyInvitation {
  readonly id: string
  readonly email: string
  readonly role: AgencyRole
  readonly expiresAt: Date
}
export interface AgencyAct {
  readonly doneAt: Date
  readonly who: string
  readonly act: string
  readonly about: string
}
export interface AgencyPeople {
  readonly people: readonly AgencyPerson[]
  readonly invitations: readonly AgencyInvitation[]
  /** Newest first. */
  readonly acts: readonly AgencyAct[]
}

/** Who looks. */
export interface AgencyMember {
  readonly accountId: string
  readonly email: string
  readonly agencyId: string
  readonly agency: string
  readonly role: AgencyRole
}

export interface OpenInvitation {
  readonly agency: string
  readonly email: string
  readonly role: AgencyRole
}

/** What keeps somebody from accepting an invitation; null if nothing does. */
export type InvitationHitch = 'guest' | 'other-address' | 'seller' | 'unconfirmed' | 'elsewhere'

export type AgencyView =
  | ({ readonly name: 'homes'; readonly query: HomesQuery } & AgencyHomes)
  | ({ readonly name: 'people'; readonly form: TypedForm } & AgencyPeople)
  | ({ readonly name: 'invitation'; readonly hitch: InvitationHitch | null } & OpenInvitation)
  | { readonly name: 'ended'; readonly as: 'missing' | 'unconfirmed' }
