import type { IsoDate } from '../values/iso-date.ts'
import type { OwnListing } from './own-listing.ts'
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
}

/** Of the pages about accounts. */
export interface PeopleState extends SiteState {
  readonly user: WireUser
  /** The query of the address, with its question mark. */
  readonly search: string
  /** Of the page of one's adverts: those that were published. Of the thank-you page: the one that it names, if it is one's own. */
  readonly listings: readonly OwnListing[]
}

export type DocumentState = SiteState | FirstState | PeopleState
