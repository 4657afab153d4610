import type { AppType } from '../form/block.ts'
import { errorsAmong, type FormErrors, lineIn, type PostedFields, tooLong } from '../form/plain-form.ts'

interface Scheme {
  readonly id: string
  readonly label: string
}

export const REDRESS_SCHEMES = [
  { id: 'property-ombudsman', label: 'The Property Ombudsman' },
  { id: 'property-redress', label: 'Property Redress' },
] as const satisfies readonly Scheme[]

const HOLDS_NONE = { id: 'none', label: 'We hold no client money' } as const

export const CLIENT_MONEY = [
  { id: 'client-money-protect', label: 'Client Money Protect' },
  { id: 'money-shield', label: 'Money Shield' },
  { id: 'propertymark', label: 'Propertymark' },
  { id: 'rics', label: 'RICS' },
  { id: 'safeagent', label: 'Safeagent' },
  { id: 'ukala', label: 'UKALA' },
  HOLDS_NONE,
] as const satisfies readonly Scheme[]

/** Null: not given. */
export interface Memberships {
  readonly redressScheme: (typeof REDRESS_SCHEMES)[number]['id'] | null
  readonly redressNumber: string | null
  readonly clientMoney: (typeof CLIENT_MONEY)[number]['id'] | null
  readonly clientMoneyNumber: string | null
}

interface MembershipsForm {
  readonly typed: PostedFields
  readonly errors: FormErrors
  readonly value: Memberships | null
}

const LONGEST_NUMBER = 50

export function readMemberships(fields: PostedFields): MembershipsForm {
  const [redressScheme, redressNumber] = [lineIn(fields['redressScheme']), lineIn(fields['redressNumber'])]
  const [clientMoney, clientMoneyNumber] = [
    lineIn(fields['clientMoney']),
    lineIn(fields['clientMoneyNumber']),
  ]
  const redress = REDRESS_SCHEMES.find(({ id }) => id === redressScheme)
  const protection = CLIENT_MONEY.find(({ id }) => id === clientMoney)
  const errors = errorsAmong({
    redressScheme: schemeError(redress, redressScheme, redressNumber),
    redressNumber: numberError(redress, redressNumber),
    clientMoney: schemeError(protection, clientMoney, clientMoneyNumber),
    clientMoneyNumber: numberError(protection, clientMoneyNumber),
  })
  const value = {
    redressScheme: redress?.id ?? null,
    redressNumber: redressNumber || null,
    clientMoney: protection?.id ?? null,
    clientMoneyNumber: clientMoneyNumber || null,
  }
  return {
    typed: { redressScheme, redressNumber, clientMoney, clientMoneyNumber },
    errors,
    value: Object.keys(errors).length === 0 ? value : null,
  }
}

function schemeError(scheme: Scheme | undefined, chosen: string, number: string): string | null {
  if (scheme !== undefined) return null
  if (chosen !== '') return 'Choose one of the schemes.'
  return number === '' ? null : 'Choose the scheme you have this number from, or clear the number.'
}

function numberError(scheme: Scheme | undefined, number: string): string | null {
  if (scheme?.id === HOLDS_NONE.id)
    return number === '' ? null : 'Clear the number, or choose the scheme you have it from.'
  if (scheme !== undefined && number === '') return `Enter your ${scheme.label} membership number.`
  return tooLong(number, LONGEST_NUMBER, 'the membership number')
}

const named = (schemes: readonly Scheme[], asked: string | null, number: string | null): string | null => {
  const label = schemes.find(({ id }) => id === asked)?.label ?? null
  return label === null || number === null ? label : `${label} (${number})`
}

export const redressOf = ({ redressScheme, redressNumber }: Memberships): string | null =>
  named(REDRESS_SCHEMES, redressScheme, redressNumber)

export const clientMoneyOf = ({ clientMoney, clientMoneyNumber }: Memberships): string | null =>
  named(CLIENT_MONEY, clientMoney, clientMoneyNumber)

/** What its adverts say; of clients' money only those of homes to let. Empty where nothing was given. */
export function membershipWords(agency: string, appType: AppType, memberships: Memberships): string {
  const redress = redressOf(memberships)
  const protection = appType === 'let' ? clientMoneyOf(memberships) : null
  return [
    ...(redress === null ? [] : [`${agency} is a member of ${redress}.`]),
    ...(protection === null ? [] : [protectionWords(agency, protection, memberships)]),
  ].join(' ')
}

const protectionWords = (agency: string, protection: string, { clientMoney }: Memberships): string =>
  clientMoney === HOLDS_NONE.id
    ? `${agency} holds no client money.`
    : `Client money protection: ${protection}.`
