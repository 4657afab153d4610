import type { Claim } from '../advert/claims.ts'
import type { PublishedAdvert } from '../advert/published-advert.ts'
import type { FormErrors } from '../advert/visitor-forms.ts'
import type { AdvertsQuery } from '../journey/adverts-query.ts'
import type { PAGES, PageName, RouteOf, StateName } from '../journey/pages.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { OwnListing } from './own-listing.ts'
import type { PageState, WireUser } from './page-state.ts'

/** Who is signed in, as every page's head says it. */
export interface Who {
  readonly email: string
  readonly isAgent: boolean
}

/** Of any page. */
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
  /** Of the page of one's adverts: those that were published. Of the thank-you page: the one that it names, if it is one's own. */
  readonly listings: readonly OwnListing[]
}

/** What was typed into a visitor's form, and what is wrong with it. */
export interface TypedForm {
  readonly values: Readonly<Record<string, string>>
  readonly errors: FormErrors
  /** Why it was not taken though nothing is wrong with it. */
  readonly refused: string | null
}

/** Which of an advert's pages: itself, its forms, what they lead to, the telephone number. */
export type AdvertView =
  | { readonly name: 'advert' }
  | { readonly name: 'enquiry-sent' | 'report-sent' }
  | { readonly name: 'enquiry' | 'report'; readonly form: TypedForm }
  | { readonly name: 'phone'; readonly phone: string | null }

/** Of the pages of a published advert; null where there is none to be seen. */
export interface AdvertState extends SiteState {
  readonly advert: PublishedAdvert | null
  readonly view: AdvertView
  /** Its owner sees it before its day. */
  readonly isPreview: boolean
  /** Where absolute addresses begin. */
  readonly origin: string
}

/** Of the list of adverts. */
export interface AdvertsState extends SiteState {
  readonly adverts: readonly PublishedAdvert[]
  readonly query: AdvertsQuery
  /** How many there are on all pages. */
  readonly total: number
  readonly origin: string
}

interface States extends Record<StateName, SiteState> {
  readonly site: SiteState
  readonly creation: FirstState
  readonly account: PeopleState
  readonly advert: AdvertState
  readonly adverts: AdvertsState
}
export type StateOf<N extends PageName> = States[(typeof PAGES)[N]['state']]
export type DocumentState = States[StateName]

/** What a page is drawn from. Inlined where the page has a script, which draws exactly what the server drew. */
export interface PageProps<N extends PageName> {
  readonly route: RouteOf<N>
  /** '' where the page's title depends on its state. */
  readonly heading: string
  readonly state: StateOf<N>
}
