import type { TypedForm } from '../form/plain-form.ts'
import type { ShownAnswer } from '../references/answers.ts'
import type { Referee, ReferenceLevel, ReferenceReport, ReferenceState } from '../references/reference.ts'
import type { IsoDate } from '../values/iso-date.ts'

/** A reference as the landlord sees it. */
export interface ShownRequest {
  readonly id: string
  readonly level: ReferenceLevel
  readonly state: ReferenceState
  readonly askedOn: IsoDate
  /** As the landlord gave it; null once it is erased. */
  readonly name: string | null
  /** Only while it can be corrected. */
  readonly email: string | null
  /** 'locked' while no key of ours opens it. */
  readonly report: ReferenceReport | 'locked' | null
}

interface AboutHome {
  readonly home: string
}

export type ReferenceView =
  | (AboutHome & {
      readonly name: 'landlord'
      readonly listing: string
      /** Those that can be asked for now. */
      readonly levels: readonly ReferenceLevel[]
      readonly requests: readonly ShownRequest[]
      readonly form: TypedForm
      /** The request whose address is being corrected. */
      readonly correcting: string | null
    })
  | (AboutHome & { readonly name: 'consent'; readonly level: ReferenceLevel; readonly listing: string })
  | (AboutHome & { readonly name: 'answers'; readonly level: ReferenceLevel; readonly form: TypedForm })
  | (AboutHome & { readonly name: 'given'; readonly report: ReferenceReport | null })
  /** What they told us cannot be read or taken at the moment; it can be withdrawn. */
  | (AboutHome & { readonly name: 'locked' })
  /** Whether to withdraw, before it is done. */
  | (AboutHome & { readonly name: 'withdraw' })
  | {
      readonly name: 'confirm'
      readonly referee: Referee
      readonly claims: readonly ShownAnswer[]
      readonly form: TypedForm
    }
  | { readonly name: 'ended'; readonly as: ReferenceEnding }

/** 'missing': the link is wrong or too old. 'elsewhere': not an advert of this account. */
export type ReferenceEnding =
  | 'refused'
  | 'withdrawn'
  | 'confirmed'
  | 'not-needed'
  | 'missing'
  | 'elsewhere'
  | 'not-offered'
