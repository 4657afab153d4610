import type { Claim } from '../advert/claims.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { PageState, WireUser } from './page-state.ts'

/** Who is signed in, as every page's head says it. */
export interface Who {
  readonly email: string
  readonly isAgent: boolean
}

/** What a document is drawn from; inlined where it has a script, so that the browser draws exactly what the server drew. */
export interface SiteState {
  readonly who: Who | null
}

/** Of the creation page. */
export interface FirstState extends SiteState {
  readonly data: PageState
  readonly today: IsoDate
  /** An agent's own draft is asked for. */
  readonly isForAgent: boolean
  /** What may be said of the options today. */
  readonly claims: readonly Claim[]
}

/** Of the pages about accounts. */
export interface PeopleState extends SiteState {
  readonly user: WireUser
  /** The query of the address, with its question mark. */
  readonly search: string
}

export type DocumentState = SiteState | FirstState | PeopleState
