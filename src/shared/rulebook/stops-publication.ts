import type { Finding } from './finding.ts'

/**
 * Whether an advert is not published with it. What the form does not ask yet (the certificate of a let, registrations,
 * deposits) stops none.
 */
export const stopsPublication = ({ severity, field, span }: Finding): boolean =>
  severity === 'refuse' && (span !== null || WITHOUT_SPAN.includes(field))

/** An answer that the form asks, and the captions. */
const WITHOUT_SPAN = ['propertyDss', 'files_uploaded']
