import type { AppType } from '../form/block.ts'
import { errorsAmong, type FormErrors, lineIn, type PostedFields, tooLong } from '../form/plain-form.ts'

interface Scheme {
  readonly id: string
  readonly label: string
}

/** An agent of this kind is in no scheme, and has no number. */
const NONE = 'none'

export const REDRESS_SCHEMES = [
  { id: 'property-ombudsman', label: 'The Property Ombudsman' },
  { id: 'property-redress', label: 'Property Redress' },
  { id: NONE, label: 'We don’t have to be in one' },
] as const satisfies readonly Scheme[]

export const CLIENT_MONEY = [
  { id: 'client-money-protect', label: 'Client Money Protect' },
  { id: 'money-shield', label: 'Money Shield' },
  { id: 'propertymark', label: 'Propertymark' },
  { id: 'rics', label: 'RICS' },
  { id: 'safeagent', label: 'Safeagent' },
  { id: 'ukala', label: 'UKALA' },
  { id: NONE, label: 'We hold no client money' },
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
  const typed = {
    redressScheme: lineIn(fields['redressScheme']),
    redressNumber: lineIn(fields['redressNumber']),
    clientMoney: lineIn(fields['clientMoney']),
    clientMoneyNumber: lineIn(fields['clientMoneyNumber']),
  }
  const redress = REDRESS_SCHEMES.find(({ id }) => id === typed.redressScheme)
  const money = CLIENT_MONEY.find(({ id }) => id === typed.clientMoney)
  const errors = errorsAmong({
    redressScheme: schemeError(redress, typed.redressScheme, typed.redressNumber, 'redress scheme'),
    redressNumber: numberError(redress, typed.redressNumber, 'redress scheme'),
    clientMoney: schemeError(money, typed.clientMoney, typed.clientMoneyNumber, 'client money protection'),
    clientMoneyNumber: numberError(money, typed.clientMoneyNumber, 'client money protection'),
  })
  const value = {
    redressScheme: redress?.id ?? null,
    redressNumber: typed.redressNumber || null,
    clientMoney: money?.id ?? null,
    clientMoneyNumber: typed.clientMoneyNumber || null,
  }
  return { typed, errors, value: Object.keys(errors).length === 0 ? value : null }
}

/** `what` is the scheme's kind, in words. */
function schemeError(
  scheme: Scheme | undefined,
  chosen: string,
  number: string,
  what: string,
): string | null {
  if (scheme !== undefined) return null
  if (chosen !== '') return `Choose your ${what} from the list.`
  return number === '' ? null : `Choose your ${what}, or clear its number.`
}

function numberError(scheme: Scheme | undefined, number: string, what: string): string | null {
  if (scheme?.id === NONE && number !== '') return `Clear the ${what} number, or choose whose it is.`
  if (scheme !== undefined && scheme.id !== NONE && number === '')
    return `Enter your number from ${scheme.label}.`
  return tooLong(number, LONGEST_NUMBER, `the ${what} number`)
}

const named = (schemes: readonly Scheme[], asked: string | null, number: string | null): string | null => {
  const label = schemes.find(({ id }) => id === asked)?.label ?? null
  return label === null || number === null ? label : `${label} (${number})`
}

export const redressOf = ({ redressScheme, redressNumber }: Memberships): string | null =>
  named(REDRESS_SCHEMES, redressScheme, redressNumber)

export const clientMoneyOf = ({ clientMoney, clientMoneyNumber }: Memberships): string | null =>
  named(CLIENT_MONEY, clientMoney, clientMoneyNumber)

/** What its adverts say; of clients' money only those of homes to let. Empty where there is nothing to say. */
export function membershipWords(agency: string, appType: AppType, memberships: Memberships): string {
  const { redressScheme, clientMoney } = memberships
  const redress = redressScheme === NONE ? null : redressOf(memberships)
  const protection = appType === 'let' && clientMoney !== NONE ? clientMoneyOf(memberships) : null
  return [
    redress && `${agency} is a member of ${redress}.`,
    protection && `Client money protection: ${protection}.`,
    appType === 'let' && clientMoney === NONE && `${agency} holds no client money.`,
  ]
    .filter(Boolean)
    .join(' ')
}
