import type { IsoDate } from '#shared/values/iso-date.ts'
import type { CertifiedHome } from './certificate-words.ts'

export interface CertificateSummary {
  readonly certificateNumber: string
  readonly address: string
  readonly postcode: string
  /** Digits; null if the register does not know it. */
  readonly uprn: string | null
  readonly registeredOn: IsoDate
}

/** From 1, without a maximum: a home that exports energy is above 100. */
export interface Ratings {
  readonly current: number
  readonly potential: number
  /** Absent in what was kept before it was read. */
  readonly home?: CertifiedHome
}

/** Each call throws ProviderFailed. */
export interface EpcRegister {
  readonly searchByPostcode: (postcode: string) => Promise<readonly CertificateSummary[]>
  readonly searchByUprn: (uprn: string) => Promise<readonly CertificateSummary[]>
  /** Null if the certificate does not exist or holds no ratings. */
  readonly ratingsOf: (certificateNumber: string) => Promise<Ratings | null>
}
