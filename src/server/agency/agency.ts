import type { AgencyRole, Invited } from '#shared/account/agency-people.ts'
import type { AgencyHomes, AgencyMember, AgencyPeople, OpenInvitation } from '#shared/api/agency-view.ts'
import type { HomesQuery } from '#shared/journey/agency-query.ts'

/** What a change of the people came to. */
export type PeopleOutcome = 'done' | 'nobody' | 'last-owner' | 'member-already' | 'too-many'

export interface PeopleStore {
  /** Null for whoever is of no agency. */
  readonly memberOf: (accountId: string) => Promise<AgencyMember | null>
  readonly people: (agencyId: string) => Promise<AgencyPeople>
  /** In one transaction, with its email. One who was invited before gets a new link. */
  readonly invite: (by: AgencyMember, invited: Invited, at: Date) => Promise<PeopleOutcome>
  readonly withdraw: (by: AgencyMember, invitation: string, at: Date) => Promise<PeopleOutcome>
  readonly changeRole: (
    by: AgencyMember,
    accountId: string,
    role: AgencyRole,
    at: Date,
  ) => Promise<PeopleOutcome>
  /** Others, or oneself. */
  readonly remove: (by: AgencyMember, accountId: string, at: Date) => Promise<PeopleOutcome>
  /** Null if the link is wrong, used or too old. */
  readonly invitation: (link: Buffer, at: Date) => Promise<OpenInvitation | null>
  /** Once; false if the link does no more, or they are of an agency already. */
  readonly join: (link: Buffer, account: JoiningAccount, at: Date) => Promise<boolean>
}

export interface JoiningAccount {
  readonly accountId: string
  /** Must be the one that was invited. */
  readonly email: string
}

export type FindHomes = (agencyId: string, query: HomesQuery) => Promise<AgencyHomes>
