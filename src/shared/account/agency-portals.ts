import {
  errorsAmong,
  type FormErrors,
  lineIn,
  type PostedFields,
  paragraphsIn,
  tooLong,
} from '../form/plain-form.ts'
import { isBranch } from './agency-feeds.ts'
import { LONGEST_URL } from './outgoing.ts'

/** What portals take adverts in. */
export const PORTAL_FORMATS = ['rtdf', 'zoopla'] as const
export type PortalFormat = (typeof PORTAL_FORMATS)[number]

/** How we prove to a portal who sends. */
export const PORTAL_PROOFS = [
  { id: 'bearer', label: 'A secret in the header ‘Authorization: Bearer’' },
  { id: 'path', label: 'A secret as the last part of the address' },
  { id: 'certificate', label: 'A client certificate and its key' },
] as const
export type PortalProof = (typeof PORTAL_PROOFS)[number]['id']

export type PortalSecret =
  | { readonly proof: 'bearer' | 'path'; readonly secret: string }
  /** In PEM. */
  | { readonly proof: 'certificate'; readonly cert: string; readonly key: string }

export interface AskedPortal {
  /** Null: the adverts that the agency's people write here. */
  readonly branch: string | null
  readonly name: string
  readonly format: PortalFormat
  /** Without a slash at its end. */
  readonly url: string
  /** RTDF's; null in a format that has none. */
  readonly network: number | null
  readonly theirBranch: string
  /** Null: the one that is kept stays. */
  readonly secret: PortalSecret | null
}

interface PortalForm {
  readonly typed: PostedFields
  readonly errors: FormErrors
  readonly value: AskedPortal | null
}

const LONGEST_NAME = 80
const LONGEST_BRANCH = 80
const LONGEST_PEM = 30_000
const BRANCH_ERROR = 'Enter the branch as your software names it, or leave it empty.'
const PROOF_ERROR = 'Choose how we prove who sends.'
const SECRET = /^[\x21-\x7e]{1,500}$/

/** `kept`: how it proves itself already; null for a new one, which needs a secret. Secrets are never shown again. */
export function readPortal(fields: PostedFields, kept: PortalProof | null): PortalForm {
  const line = (name: string): string => lineIn(fields[name])
  const typed = Object.fromEntries(
    ['branch', 'name', 'format', 'url', 'network', 'theirBranch', 'proof'].map((name) => [name, line(name)]),
  )
  const format = PORTAL_FORMATS.find((one) => one === typed['format'])
  const proof = PORTAL_PROOFS.find(({ id }) => id === typed['proof'])?.id
  const secret = proof === undefined ? null : secretIn(fields, proof)
  const errors = errorsAmong({
    name: nameError(line('name')),
    branch: line('branch') === '' || isBranch(line('branch')) ? null : BRANCH_ERROR,
    format: format === undefined ? 'Choose what the portal takes.' : null,
    url: urlError(line('url')),
    ...namesErrors(format, line('network'), line('theirBranch')),
    proof: proof === undefined ? PROOF_ERROR : null,
    ...(proof === undefined ? {} : secretErrors(fields, proof, kept === proof)),
  })
  if (Object.keys(errors).length > 0 || format === undefined) return { typed, errors, value: null }
  const value = {
    branch: line('branch') || null,
    name: line('name'),
    format,
    url: line('url').replace(/\/+$/, ''),
    network: format === 'rtdf' ? Number(line('network')) : null,
    theirBranch: line('theirBranch'),
    secret,
  }
  return { typed, errors, value }
}

/** How a portal is shown who sends, alone. */
export function readSecret(fields: PostedFields): {
  readonly errors: FormErrors
  readonly value: PortalSecret | null
} {
  const proof = PORTAL_PROOFS.find(({ id }) => id === fields['proof'])?.id
  const errors = errorsAmong(
    proof === undefined ? { proof: PROOF_ERROR } : secretErrors(fields, proof, false),
  )
  const isRight = proof !== undefined && Object.keys(errors).length === 0
  return { errors, value: isRight ? secretIn(fields, proof) : null }
}

function nameError(name: string): string | null {
  if (name === '') return 'Enter the portal’s name.'
  return tooLong(name, LONGEST_NAME, 'the name')
}

/** Where it leads is judged when something is sent there. */
const URL_FORM = /^https:\/\/[^\s/?#@]+(?:\/[^\s?#@]*)?$/i

const urlError = (url: string): string | null =>
  URL_FORM.test(url) && url.length <= LONGEST_URL
    ? null
    : 'Enter the portal’s address. It begins with https:// and has no question mark.'

/** RTDF numbers senders and branches. */
function namesErrors(
  format: PortalFormat | undefined,
  network: string,
  theirBranch: string,
): Record<string, string | null> {
  const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text)
  const isRtdf = format === 'rtdf'
  const branchError =
    isRtdf && !isNumber(theirBranch) ? 'Enter the number that the portal gave the branch.' : null
  return {
    network: isRtdf && !isNumber(network) ? 'Enter the network ID that the portal gave you, a number.' : null,
    theirBranch:
      theirBranch === ''
        ? 'Enter what the portal calls the branch.'
        : (branchError ?? tooLong(theirBranch, LONGEST_BRANCH, 'the branch')),
  }
}

const pemIn = (fields: PostedFields, name: string): string => paragraphsIn(fields[name])

function secretErrors(
  fields: PostedFields,
  proof: PortalProof,
  mayStay: boolean,
): Record<string, string | null> {
  const [cert, key] = [pemIn(fields, 'certificate'), pemIn(fields, 'key')]
  if (proof !== 'certificate') {
    const secret = lineIn(fields['secret'])
    const isRight = secret === '' ? mayStay : SECRET.test(secret)
    return { secret: isRight ? null : 'Enter the secret that the portal gave you, without spaces.' }
  }
  if (cert === '' && key === '' && mayStay) return {}
  return {
    certificate: isPem(cert, 'CERTIFICATE')
      ? null
      : 'Paste the certificate, which begins with -----BEGIN CERTIFICATE-----.',
    key: isPem(key, 'PRIVATE KEY')
      ? null
      : 'Paste its private key, which begins with -----BEGIN PRIVATE KEY----- and needs no password.',
  }
}

const isPem = (text: string, what: string): boolean =>
  text.length <= LONGEST_PEM &&
  text.startsWith('-----BEGIN ') &&
  text.includes(`${what}-----`) &&
  !text.includes('ENCRYPTED')

/** Null where nothing was typed. */
function secretIn(fields: PostedFields, proof: PortalProof): PortalSecret | null {
  const [secret, cert, key] = [lineIn(fields['secret']), pemIn(fields, 'certificate'), pemIn(fields, 'key')]
  if (proof === 'certificate') return cert === '' && key === '' ? null : { proof, cert, key }
  return secret === '' ? null : { proof, secret }
}

/** Why a call failed that no answer of the portal's explains. */
export const PORTAL_FAULTS = {
  blocked: 'Its address isn’t another site’s on the public internet, with https at the usual port.',
  unreachable: 'We couldn’t reach it.',
  untrusted: 'We couldn’t trust its certificate, or it didn’t take yours.',
  slow: 'It didn’t answer in time.',
  'too-large': 'Its answer was too long.',
  denied: 'It didn’t accept the secret or certificate.',
  busy: 'It was busy, or had a fault of its own.',
  garbled: 'It didn’t answer as the format asks. Check the address.',
  locked: 'We can’t read the secret any more. Enter it again.',
} as const
export type PortalFault = keyof typeof PORTAL_FAULTS

/** For so long an advert that doesn't get there is tried. */
export const PUSHED_FOR_HOURS = 24
