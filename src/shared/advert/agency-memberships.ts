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
  const line = (name: keyof Memberships): string => lineIn(fields[name])
  const redress = readScheme(REDRESS_SCHEMES, line('redressScheme'), line('redressNumber'), 'redress scheme')
  const money = readScheme(
    CLIENT_MONEY,
    line('clientMoney'),
    line('clientMoneyNumber'),
    'client money protection',
  )
  const errors = errorsAmong({
    redressScheme: redress.schemeError,
    redressNumber: redress.numberError,
    clientMoney: money.schemeError,
    clientMoneyNumber: money.numberError,
  })
  const value = {
    redressScheme: redress.scheme,
    redressNumber: line('redressNumber') || null,
    clientMoney: money.scheme,
    clientMoneyNumber: line('clientMoneyNumber') || null,
  }
  return {
    typed: {
      redressScheme: line('redressScheme'),
      redressNumber: line('redressNumber'),
      clientMoney: line('clientMoney'),
      clientMoneyNumber: line('clientMoneyNumber'),
    },
    errors,
    value: Object.keys(errors).length === 0 ? value : null,
  }
}

interface ReadScheme<Id> {
  readonly scheme: Id | null
  readonly schemeError: string | null
  readonly numberError: string | null
}

/** `what` is the scheme's kind, in words. */
function readScheme<Id extends string>(
  schemes: readonly { readonly id: Id; readonly label: string }[],
  chosen: string,
  number: string,
  what: string,
): ReadScheme<Id> {
  const scheme = schemes.find(({ id }) => id === chosen)
  if (scheme === undefined) {
    const lacks = number === '' ? null : `Choose your ${what}, or clear its number.`
    return {
      scheme: null,
      schemeError: chosen === '' ? lacks : `Choose your ${what} from the list.`,
      numberError: tooLong(number, LONGEST_NUMBER, `the ${what} number`),
    }
  }
  const { id, label } = scheme
  const wanted =
    id === NONE ? `Clear the ${what} number, or choose whose it is.` : `Enter your number from ${label}.`
  const isAsWanted = (number === '') === (id === NONE)
  return {
    scheme: id,
    schemeError: null,
    numberError: isAsWanted ? tooLong(number, LONGEST_NUMBER, `the ${what} number`) : wanted,
  }
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
