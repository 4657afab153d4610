/** Who runs the site; the public sees all of it. */
export interface Operator {
  readonly name: string
  /** At Companies House; null for a sole trader or a partnership. */
  readonly companyNumber: string | null
  readonly address: string
  readonly vatNumber: string
  /** In the Information Commissioner's register of fee payers. */
  readonly icoNumber: string
  readonly email: string
  readonly phone: string | null
  readonly logDays: number
  /** Null: nothing was said of backups. */
  readonly backupDays: number | null
  readonly isSandbox: boolean
}

/** Used until the operator's own details are configured; neither the numbers nor the town exist. */
export const SANDBOX_OPERATOR: Operator = {
  name: 'Tolmarrick Adverts Ltd',
  companyNumber: '00000000',
  address: '1 Market Square, Tolmarrick, TR40 1CC',
  vatNumber: 'GB 000 0000 00',
  icoNumber: 'Z0000000',
  email: 'support@tolmarrick.example',
  phone: '020 7946 0999',
  logDays: 30,
  backupDays: null,
  isSandbox: true,
}

/** The prefix names the register: S and CS are Scotland's, N and R with a digit Northern Ireland's. */
function partOfKingdom(companyNumber: string): string {
  if (/^(?:S|CS)/.test(companyNumber)) return 'Scotland'
  return /^(?:N|R\d)/.test(companyNumber) ? 'Northern Ireland' : 'England and Wales'
}

/** Where a company is registered, and its number; null for a sole trader. */
export function registrationOf({ companyNumber }: Operator): string | null {
  return companyNumber === null
    ? null
    : `registered in ${partOfKingdom(companyNumber)} (company number ${companyNumber})`
}

/** What a trader must state on its website and in its letters (SI 2015/17, reg. 25; SI 2002/2013, reg. 6). */
export function tradingDisclosures(operator: Operator): string[] {
  const registration = registrationOf(operator)
  return [
    registration === null ? operator.name : `${operator.name}, ${registration}`,
    registration === null ? operator.address : `Registered office: ${operator.address}`,
    `VAT number ${operator.vatNumber}`,
  ]
}
