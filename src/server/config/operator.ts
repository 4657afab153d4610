import { type Operator, SANDBOX_OPERATOR } from '#shared/operator.ts'
import {
  companyNumber,
  icoNumber,
  operatorName,
  postalAddress,
  retentionDays,
  supportEmail,
  supportPhone,
  vatNumber,
} from './operator-values.ts'
import type { Problem } from './values.ts'

/** Why each is needed. Without it the sandbox operator's value is used, which production refuses. */
const NEEDED = {
  OPERATOR_NAME: 'the name of whoever runs the site (E-Commerce Regulations 2002, reg. 6)',
  OPERATOR_COMPANY_NUMBER:
    'the company number, or none for a sole trader or a partnership (Company, LLP and Business (Names and Trading Disclosures) Regulations 2015, reg. 25)',
  OPERATOR_ADDRESS:
    'the registered office, or the business address of a sole trader or a partnership (E-Commerce Regulations 2002, reg. 6)',
  OPERATOR_VAT_NUMBER: 'the VAT number, since prices include VAT (E-Commerce Regulations 2002, reg. 6)',
  OPERATOR_ICO_NUMBER:
    'the registration with the Information Commissioner (Data Protection (Charges and Information) Regulations 2018, reg. 2)',
  SUPPORT_EMAIL: 'the email address for people to write to (E-Commerce Regulations 2002, reg. 6)',
  LOG_RETENTION_DAYS: 'for how many days logs are kept, which the privacy policy says (UK GDPR, art. 13)',
} as const
type Needed = keyof typeof NEEDED

interface ReadOperator {
  readonly operator: Operator
  readonly missing: readonly Needed[]
}

type ReadVariable = <T>(name: string, fallback: T, parse: (text: string) => T | Problem) => T

export function operatorIn(read: ReadVariable): ReadOperator {
  const missing: Needed[] = []
  const needed = <T>(name: Needed, parse: (text: string) => T | Problem, invented: T): T => {
    const value = read<T | null>(name, null, parse)
    if (value !== null) return value
    missing.push(name)
    return invented
  }
  const own = {
    name: needed('OPERATOR_NAME', operatorName, SANDBOX_OPERATOR.name),
    companyNumber: needed('OPERATOR_COMPANY_NUMBER', companyNumber, {
      number: SANDBOX_OPERATOR.companyNumber,
    }).number,
    address: needed('OPERATOR_ADDRESS', postalAddress, SANDBOX_OPERATOR.address),
    vatNumber: needed('OPERATOR_VAT_NUMBER', vatNumber, SANDBOX_OPERATOR.vatNumber),
    icoNumber: needed('OPERATOR_ICO_NUMBER', icoNumber, SANDBOX_OPERATOR.icoNumber),
    email: needed('SUPPORT_EMAIL', supportEmail, SANDBOX_OPERATOR.email),
    logDays: needed('LOG_RETENTION_DAYS', retentionDays, SANDBOX_OPERATOR.logDays),
    backupDays: read<number | null>('BACKUP_RETENTION_DAYS', null, retentionDays),
  }
  const isSandbox = missing.length > 0
  const phone = read('SUPPORT_PHONE', isSandbox ? SANDBOX_OPERATOR.phone : null, supportPhone)
  return { operator: { ...own, phone, isSandbox }, missing }
}

/** Production does not start with invented particulars. Invalid variables have already been reported. */
export const operatorProblems = (missing: readonly Needed[], known: readonly string[]): string[] =>
  missing
    .filter((name) => !known.some((problem) => problem.startsWith(`${name} `)))
    .map(
      (name) =>
        `NODE_ENV=production: ${name} isn’t set: ${NEEDED[name]}. Set it, or set ALLOW_SANDBOX=1 to start anyway.`,
    )
