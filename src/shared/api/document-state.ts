import type { AllowedText } from '../advert/allowed-text.ts'
import type { DraftAnswers } from '../advert/answers.ts'
import type { Claim } from '../advert/claims.ts'
import type { NotOffered } from '../advert/marketing-options.ts'
import type { ListedHome, PublishedAdvert } from '../advert/published-advert.ts'
import type { AddressType, AppType } from '../form/block.ts'
import type { TypedForm } from '../form/plain-form.ts'
import type { AdvertsQuery } from '../journey/adverts-query.ts'
import type { StateName } from '../journey/page-record.ts'
import type { PAGES, PageName, RouteOf } from '../journey/pages.ts'
import type { DraftToOpen } from '../journey/query.ts'
import type { Operator } from '../operator.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { AgencyMember, AgencyView } from './agency-view.ts'
import type { FinalError } from './checkout.ts'
import type { OpenApi } from './open-api.ts'
import type { OwnListing, PublishedVersion } from './own-listing.ts'
import type { PageState, WireUser } from './page-state.ts'
import type { ReceiptView } from './receipt.ts'
import type { ReferenceView } from './reference-view.ts'

export interface SignedInUser {
  readonly email: string
  readonly isAgent: boolean
}

export interface SiteState {
  readonly who: SignedInUser | null
}

export interface LegalState extends SiteState {
  /** The names of the portals that owners' adverts may be sent to now. */
  readonly portals: readonly string[]
}

export interface HomeState extends SiteState {
  readonly newest: readonly ListedHome[]
  readonly notOffered: Readonly<Record<AppType, NotOffered>>
}

export interface FirstState extends SiteState {
  /** Without its uuid in the document, which is alike for all guests: the browser gives each new advert one. */
  readonly data: PageState
  readonly today: IsoDate
  readonly isForAgent: boolean
  /** What a new advert need not ask this user. */
  readonly known: DraftAnswers
  readonly claims: readonly Claim[]
  /** Refused words that a person allowed in texts of this user. */
  readonly allowed: readonly AllowedText[]
  /** Options that cannot be bought now. */
  readonly notOffered: NotOffered
}

/** On the account pages. */
export interface AccountPageState extends SiteState {
  readonly user: WireUser
  readonly search: string
  /** On the listings page all of them; on the thank-you page the one in the query if the user owns it. */
  readonly listings: readonly OwnListing[]
  /** On the listings page, where the homes of the unfinished adverts are, by uuid. */
  readonly addresses: Readonly<Record<string, string>>
  /** The agency whose homes they may see, on the agents' listings page. */
  readonly agency: string | null
  /** Of addresses that people copy or type. */
  readonly origin: string
}

export type AdvertView =
  | { readonly name: 'advert' }
  | { readonly name: 'photos' }
  | { readonly name: 'enquiry-sent' | 'report-sent' }
  | { readonly name: 'enquiry' | 'report'; readonly form: TypedForm }
  | {
      readonly name: 'phone'
      /** Null where too many were asked for. */
      readonly phone: string | null
      /** A privacy number, which forwards to the owner's. */
      readonly isForwarded: boolean
    }

/** Null if the advert does not exist or is hidden. */
export interface AdvertState extends SiteState {
  readonly advert: PublishedAdvert | null
  readonly view: AdvertView
  /** The owner sees the advert before its start date. */
  readonly isPreview: boolean
  readonly origin: string
}

/** A draft as it would be published today. */
export interface DraftPreview extends DraftToOpen {
  readonly advert: PublishedAdvert
  readonly addressType: AddressType
  /** Of every question that is asked, private ones included. */
  readonly answers: DraftAnswers
  /** What keeps it from being published, in page order. */
  readonly problems: readonly FinalError[]
  /** What the law warns of in the answers; their words are marked where they are typed. */
  readonly advice: readonly Pick<FinalError, 'field' | 'message'>[]
  /** The fields that are asked. */
  readonly asked: readonly string[]
  /** The chosen address in words; '' if it is not known. */
  readonly address: string
  /** Its option was paid for. */
  readonly isPaid: boolean
  /** As it was published last; null before that. */
  readonly published: PublishedVersion | null
}

export interface CheckState extends SiteState {
  /** Null if the draft is not the caller's. */
  readonly preview: DraftPreview | null
}

export interface AdvertsState extends SiteState {
  readonly homes: readonly ListedHome[]
  readonly query: AdvertsQuery
  /** Of the homes on all pages; where not all were counted, there are more. */
  readonly total: { readonly count: number; readonly isAll: boolean }
  readonly hasOlder: boolean
  readonly origin: string
}

export interface ContactState extends SiteState {
  readonly form: TypedForm
  /** '' if the message was not stored; null before one is sent. */
  readonly caseNumber: string | null
}

export interface ReferenceState extends SiteState {
  readonly view: ReferenceView
}

export interface AgencyState extends SiteState {
  readonly member: AgencyMember | null
  readonly view: AgencyView
  /** What was done a moment ago, by its name; null if nothing. */
  readonly done: string | null
}

export interface ReceiptState extends SiteState {
  readonly receipt: ReceiptView
}

export interface ApiState extends SiteState {
  readonly document: OpenApi
}

interface States extends Record<StateName, SiteState> {
  readonly site: SiteState
  readonly legal: LegalState
  readonly home: HomeState
  readonly creation: FirstState
  readonly account: AccountPageState
  readonly check: CheckState
  readonly advert: AdvertState
  readonly adverts: AdvertsState
  readonly contact: ContactState
  readonly reference: ReferenceState
  readonly agency: AgencyState
  readonly receipt: ReceiptState
  readonly api: ApiState
}
export type StateOf<N extends PageName> = States[(typeof PAGES)[N]['state']]
export type DocumentState = States[StateName]

/** Inlined in pages with a script, so that hydration matches the server's HTML. */
export interface PageProps<N extends PageName> {
  readonly route: RouteOf<N>
  /** '' if the title depends on the state. */
  readonly heading: string
  readonly state: StateOf<N>
  readonly operator: Operator
}
