import { addMonths } from '#shared/values/iso-date.ts'
import type { CertificateMatcher } from './find-ratings.ts'

const VALID_MONTHS = 120

/** The newest valid certificate that the register itself ties to the home's UPRN. By street and number it tells none. */
export const matchByUprn: CertificateMatcher = {
  byAddress: ({ uprn }, certificates, today) =>
    certificates
      .filter(
        (one) => uprn !== null && one.uprn === uprn && addMonths(one.registeredOn, VALID_MONTHS) > today,
      )
      .toSorted((a, b) => b.registeredOn.localeCompare(a.registeredOn))[0] ?? null,
  byStreet: () => null,
}
