import type { AgencyActName } from '../account/agency-acts.ts'
import type { AskedKey } from '../account/agency-keys.ts'
import type { AgencyRole } from '../account/agency-people.ts'
import type { Memberships } from '../advert/agency-memberships.ts'
import type { AppType } from '../form/block.ts'
import type { TypedForm } from '../form/plain-form.ts'
import type { HomesQuery } from '../journey/agency-query.ts'
import type { PortalsView, PortalView } from './agency-portals-view.ts'
import type { WebHooksView, WebHookView } from './agency-web-hooks-view.ts'

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
  readonly act: AgencyActName
  readonly about: string
}
export interface AgencyPeople {
  readonly people: readonly AgencyPerson[]
  readonly invitations: readonly AgencyInvitation[]
  /** Newest first. */
  readonly acts: readonly AgencyAct[]
}

export interface AgencyFeed {
  readonly id: string
  readonly branch: string
  readonly format: string
  readonly formatName: string
  readonly isRevoked: boolean
  /** Null: it is well. */
  readonly trouble: 'silent' | 'failing' | null
  /** A call or a file; null if none is known. */
  readonly heardAt: Date | null
  /** Until then the secret before works, too; null if only one does. */
  readonly oldSecretUntil: Date | null
  /** Its calls have to come with a client certificate, too. */
  readonly hasCertificate: boolean
  /** Where its program sends to. */
  readonly url: string
  /** It sends files, and one can be sent by hand. */
  readonly takesFiles: boolean
}

export interface AgencyKey extends AskedKey {
  readonly id: string
  readonly madeAt: Date
  /** To the minute; null if it never was. */
  readonly usedAt: Date | null
  readonly revokedAt: Date | null
}

export interface AgencyBranch {
  readonly branch: string
  /** That are not taken off. */
  readonly homes: number
  /** Null: the agency's own. */
  readonly enquiriesEmail: string | null
}

/** Shown this once. */
export interface NewSecret {
  readonly secret: string
  readonly url: string
}

export interface AgencyCall {
  readonly calledAt: Date
  readonly kind: 'send' | 'remove' | 'list'
  readonly ref: string | null
  readonly outcome: string
  /** Faults first, then warnings, a line each. */
  readonly notes: readonly string[]
}

export interface AgencyFileSummary {
  readonly id: string
  readonly receivedAt: Date
  readonly isDryRun: boolean
  readonly state: 'waiting' | 'running' | 'held' | 'done' | 'failed'
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly hidden: number
  readonly removed: number
  readonly held: number
  readonly refused: number
  /** Rows with pictures that are not shown. */
  readonly pictures: number
  readonly problem: string | null
}

export interface AgencyFileLine {
  /** Null for a home that the file does not have. */
  readonly row: number | null
  readonly ref: string | null
  readonly outcome: 'created' | 'updated' | 'hidden' | 'removed' | 'held' | 'refused' | 'picture'
  /** Why it was refused, or a picture of it is not shown. */
  readonly message: string | null
}

export interface AgencyFile extends AgencyFileSummary {
  readonly feed: string
  readonly branch: string
}

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
  | ({
      readonly name: 'homes'
      readonly query: HomesQuery
      /** Whoever sees it may say which redress scheme the agency is in, and nobody has. */
      readonly asksForRedress: boolean
    } & AgencyHomes)
  | {
      readonly name: 'home'
      readonly number: number
      readonly listing: string
      readonly ref: string
      readonly branch: string
      readonly appType: AppType
      /** The names of the answers that the feed does not overwrite. */
      readonly byHandFields: readonly string[]
      readonly form: TypedForm
    }
  | {
      readonly name: 'feeds'
      readonly feeds: readonly AgencyFeed[]
      readonly branches: readonly AgencyBranch[]
      /** Where enquiries go of a branch without an address of its own. */
      readonly email: string
      readonly formats: readonly { readonly id: string; readonly label: string }[]
      readonly form: TypedForm
      readonly secret: NewSecret | null
    }
  | {
      readonly name: 'feed'
      readonly feed: AgencyFeed
      readonly calls: readonly AgencyCall[]
      readonly onlyRefused: boolean
      readonly files: readonly AgencyFileSummary[]
      readonly form: TypedForm
      readonly secret: NewSecret | null
    }
  | {
      readonly name: 'file'
      readonly file: AgencyFile
      /** The first of them. */
      readonly lines: readonly AgencyFileLine[]
      readonly hasMore: boolean
      readonly form: TypedForm
    }
  | {
      readonly name: 'keys'
      readonly keys: readonly AgencyKey[]
      readonly form: TypedForm
      /** A new one, shown this once. */
      readonly secret: string | null
      /** What the API's addresses begin with. */
      readonly origin: string
    }
  | PortalsView
  | PortalView
  | WebHooksView
  | WebHookView
  | { readonly name: 'memberships'; readonly memberships: Memberships; readonly form: TypedForm }
  | ({ readonly name: 'people'; readonly form: TypedForm } & AgencyPeople)
  | ({ readonly name: 'invitation'; readonly hitch: InvitationHitch | null } & OpenInvitation)
  | { readonly name: 'ended'; readonly as: 'missing' | 'unconfirmed' | 'nothing' }
