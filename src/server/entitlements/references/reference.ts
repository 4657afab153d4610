import type { ReferenceAnswers } from '#shared/references/answers.ts'
import type {
  Referee,
  ReferenceLevel,
  ReferenceReport,
  ReferenceState,
} from '#shared/references/reference.ts'
import type { AskedReference, Confirmation } from '#shared/references/requests.ts'
import type { SharedBudget } from '../../db/limit.ts'

/** What a landlord has asked for with one of their adverts. */
export interface OwnReferences {
  readonly home: string
  /** Those that can be asked for now. */
  readonly levels: readonly ReferenceLevel[]
  /** The newest first. */
  readonly requests: readonly OwnRequest[]
}

export interface OwnRequest {
  readonly id: string
  readonly level: ReferenceLevel
  readonly state: ReferenceState
  readonly askedAt: Date
  /** As the landlord gave it; null once it is erased. */
  readonly name: string | null
  /** Only while it can be corrected. */
  readonly email: string | null
  /** 'locked' where no key opens it. */
  readonly report: ReferenceReport | 'locked' | null
}

export interface ReferenceLimits {
  readonly perOwnerADay: number
  readonly toEmailADay: SharedBudget
}

export interface Asking {
  readonly listing: string
  readonly ownerKey: Buffer
  readonly client: string
  readonly asked: AskedReference
  readonly at: Date
}
/** 'none-left': somebody asked a moment ago, or its time is over. */
export type AskOutcome = 'asked' | 'none-left' | 'too-many'
/** 'too-late': the applicant has answered in some way. */
export type ChangeOutcome = 'done' | 'too-late' | 'too-many'

/** What a landlord does. Null and 'too-late' where the advert or the reference is not theirs. */
export interface LandlordReferences {
  readonly find: (listing: string, ownerKey: Buffer, at: Date) => Promise<OwnReferences | null>
  readonly ask: (asking: Asking, limits: ReferenceLimits) => Promise<AskOutcome>
  readonly correct: (
    id: string,
    asking: Omit<Asking, 'asked'> & { readonly email: string },
    limits: ReferenceLimits,
  ) => Promise<ChangeOutcome>
  readonly cancel: (id: string, ownerKey: Buffer, at: Date) => Promise<ChangeOutcome>
  readonly report: (id: string, ownerKey: Buffer) => Promise<ReferenceReport | 'locked' | null>
}

/** The reference that a link opens, and whose link it is. */
export interface OpenedReference {
  readonly id: string
  readonly role: 'applicant' | Referee
  readonly state: ReferenceState
  readonly level: ReferenceLevel
  readonly home: string
  readonly listing: string
  readonly applicantEmail: string
  readonly report: ReferenceReport | null
  /** Something is needed of what is stored for them, and no key opens it; or there is none to seal an answer with. */
  readonly isLocked: boolean
  /** What whoever confirms is asked about; null where nothing is. */
  readonly answers: ReferenceAnswers | null
  /** Of a referee. */
  readonly hasAnswered: boolean
}

/** What is done by the links. False where the state does not allow it any more. */
export interface LinkedReferences {
  /** Null where the link is forged, was replaced, or is too old. */
  readonly open: (link: Buffer, at: Date) => Promise<OpenedReference | null>
  readonly consent: (id: string, version: string, at: Date) => Promise<boolean>
  readonly refuse: (id: string, at: Date) => Promise<boolean>
  readonly give: (id: string, answers: ReferenceAnswers, at: Date) => Promise<boolean>
  readonly withdraw: (id: string, at: Date) => Promise<boolean>
  readonly confirm: (id: string, referee: Referee, confirmation: Confirmation, at: Date) => Promise<boolean>
}

export interface KeptReferences {
  readonly remind: (at: Date) => Promise<number>
  readonly expire: (at: Date) => Promise<number>
  readonly erase: (at: Date) => Promise<number>
}
