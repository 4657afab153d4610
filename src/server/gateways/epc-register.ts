import type { IsoDate } from '#shared/values/iso-date.ts'

/** What a search of the register tells of an energy performance certificate. */
export interface CertificateSummary {
  readonly certificateNumber: string
  /** The address as the certificate has it, in one line, without the postcode. */
  readonly address: string
  readonly postcode: string
  /** Digits; null where the register does not know it. */
  readonly uprn: string | null
  readonly registeredOn: IsoDate
}

/** Scores as the certificate has them: 1 and up, without a highest (a home that gives energy back is above 100). */
export interface Ratings {
  readonly current: number
  readonly potential: number
}

/** The register of domestic energy performance certificates. Each call throws ProviderFailed. */
export interface EpcRegister {
  /** Certificates of any age, in any order; none where there are none. */
  readonly searchByPostcode: (postcode: string) => Promise<readonly CertificateSummary[]>
  readonly searchByUprn: (uprn: string) => Promise<readonly CertificateSummary[]>
  /** Null where the certificate does not exist or holds no ratings. */
  readonly ratingsOf: (certificateNumber: string) => Promise<Ratings | null>
}
