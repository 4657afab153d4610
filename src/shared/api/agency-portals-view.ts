import type { PortalFault, PortalFormat, PortalProof } from '../account/agency-portals.ts'
import type { AppType } from '../form/block.ts'
import type { TypedForm } from '../form/plain-form.ts'

/** Another site that an agency's adverts are sent to. Its secret is never shown again. */
export interface AgencyPortal {
  readonly id: string
  readonly name: string
  /** Null: the adverts that the agency's people write here. */
  readonly branch: string | null
  readonly format: PortalFormat
  readonly url: string
  readonly network: number | null
  readonly theirBranch: string
  readonly proof: PortalProof
  /** Of a certificate. */
  readonly secretEndsAt: Date | null
  readonly isOn: boolean
  readonly isFailing: boolean
  /** How many adverts it has taken, how many are about to be sent or taken off, and how many it did not take. */
  readonly there: number
  readonly waiting: number
  readonly wrong: number
}

/** An advert, as whoever reads of it knows it. */
interface Named {
  readonly listing: string
  /** Its software's own; null if it was written here. */
  readonly ref: string | null
}

export interface PortalAdvert extends Named {
  readonly appType: AppType
  readonly outcome: 'refused' | 'failing' | 'given-up'
  readonly since: Date | null
}

export interface AgencyPortalCall extends Named {
  readonly calledAt: Date
  readonly kind: 'send' | 'remove'
  readonly outcome: 'taken' | 'removed' | 'refused' | 'failed'
  readonly fault: PortalFault | null
  readonly status: number | null
  /** The portal's own codes and words, a line each. */
  readonly notes: readonly string[]
}

export interface PortalsView {
  readonly name: 'portals'
  readonly portals: readonly AgencyPortal[]
  /** Of what a portal may take. */
  readonly formats: readonly { readonly id: string; readonly label: string }[]
  /** False: this site sends nothing. */
  readonly isOffered: boolean
  readonly form: TypedForm
}

export interface PortalView {
  readonly name: 'portal'
  readonly portal: AgencyPortal
  /** False: this site sends nothing. */
  readonly isOffered: boolean
  readonly formatName: string
  /** What it has not taken; the first of them. */
  readonly wrong: readonly PortalAdvert[]
  readonly calls: readonly AgencyPortalCall[]
  readonly onlyWrong: boolean
  readonly form: TypedForm
}
