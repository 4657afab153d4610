import { isIP } from 'node:net'
import path from 'node:path'

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** Null: the embedded PostgreSQL in dataDir. */
  readonly databaseUrl: string | null
  /** The role that owns the tables, where it is another than databaseUrl's. */
  readonly databaseMigrationUrl: string | null
  /** The origin that people use (no path), or null: loopback names with our own port. */
  readonly publicUrl: string | null
  readonly trustProxy: false | number | readonly string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly environment: (typeof ENVIRONMENTS)[number]
  /** Null: the sandbox. Of those that find addresses there is one. */
  readonly addressFinder: { readonly provider: AddressProvider; readonly key: string } | null
  readonly epcRegister: { readonly token: string } | null
  readonly sms: { readonly accountSid: string; readonly authToken: string; readonly from: string } | null
  readonly email: { readonly url: string; readonly from: string } | null
  readonly google: { readonly clientId: string } | null
  readonly facebook: { readonly appId: string; readonly appSecret: string } | null
  /** The providers that a sandbox stands in for. */
  readonly sandboxed: readonly ProviderName[]
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const ENVIRONMENTS = ['development', 'production', 'test'] as const

/** The providers that need an account elsewhere, each with the variables that switch its adapter on. */
const PROVIDERS = [
  {
    name: 'sms',
    label: 'text messages (SMS)',
    variables: 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM',
  },
  { name: 'email', label: 'emails', variables: 'SMTP_URL and MAIL_FROM' },
  { name: 'address-finder', label: 'address look-ups', variables: 'POSTCODER_KEY or IDEAL_POSTCODES_KEY' },
  { name: 'epc-register', label: 'energy certificates (EPC)', variables: 'EPC_REGISTER_TOKEN' },
  { name: 'google', label: 'Google sign-ins', variables: 'GOOGLE_CLIENT_ID' },
  { name: 'facebook', label: 'Facebook sign-ins', variables: 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET' },
] as const
type AddressProvider = 'postcoder' | 'ideal-postcodes'
export type ProviderName = (typeof PROVIDERS)[number]['name']

type Environment = Readonly<Record<string, string | undefined>>
type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads every variable that the program knows; one line for each that is wrong. An empty one counts as unset. */
export function readConfig(environment: Environment, workingDirectory: string): ReadConfig {
  const problems: string[] = []
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | Problem): T => {
    const text = environment[name]?.trim()
    if (text === undefined || text === '') return fallback
    const value = parse(text)
    if (!isProblem(value)) return value
    problems.push(`${name} ${value.problem}`)
    return fallback
  }
  const nodeEnvironment = read('NODE_ENV', 'development', oneOf(ENVIRONMENTS))
  const allowSandbox = read('ALLOW_SANDBOX', false, flag)
  const config: Config = {
    port: read('PORT', 3000, port),
    host: read('HOST', '127.0.0.1', host),
    dataDir: path.resolve(
      workingDirectory,
      read('DATA_DIR', 'data', (text) => text),
    ),
    databaseUrl: read('DATABASE_URL', null, databaseUrl),
    databaseMigrationUrl: read('DATABASE_MIGRATION_URL', null, databaseUrl),
    publicUrl: read('PUBLIC_URL', null, origin),
    trustProxy: read('TRUST_PROXY', false, proxies),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS)),
    environment: nodeEnvironment,
    ...providers(
      { secretIn: (name) => read(name, null, secret), textIn: (name, parse) => read(name, null, parse) },
      problems,
    ),
  }
  if (config.databaseMigrationUrl !== null && config.databaseUrl === null) {
    problems.push('DATABASE_MIGRATION_URL needs DATABASE_URL beside it.')
  }
  if (nodeEnvironment === 'production' && !allowSandbox) problems.push(...sandboxProblems(config.sandboxed))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config }
}

export const readOwnConfig = (): ReadConfig => readConfig(process.env, process.cwd())

interface Problem {
  readonly problem: string
}
const wrong = (problem: string): Problem => ({ problem })
const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'problem' in value

function sandboxProblems(sandboxed: readonly ProviderName[]): string[] {
  return PROVIDERS.filter(({ name }) => sandboxed.includes(name)).map(
    ({ label, variables }) =>
      `NODE_ENV=production: ${label} are still the sandbox. Set ${variables}, or set ALLOW_SANDBOX=1 to start all the same.`,
  )
}

type Providers = Pick<
  Config,
  'addressFinder' | 'epcRegister' | 'sms' | 'email' | 'google' | 'facebook' | 'sandboxed'
>

type Parse = (text: string) => string | Problem
interface Variables {
  readonly secretIn: (variable: string) => string | null
  readonly textIn: (variable: string, parse: Parse) => string | null
}

function providers({ secretIn: keyIn, textIn }: Variables, problems: string[]): Providers {
  const sms = together(
    {
      accountSid: keyIn('TWILIO_ACCOUNT_SID'),
      authToken: keyIn('TWILIO_AUTH_TOKEN'),
      from: textIn('TWILIO_FROM', sender),
    },
    'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM are set all three or not at all.',
    problems,
  )
  const email = together(
    { url: textIn('SMTP_URL', smtpUrl), from: textIn('MAIL_FROM', mailbox) },
    'SMTP_URL and MAIL_FROM are set both or not at all.',
    problems,
  )
  const facebook = together(
    { appId: textIn('FACEBOOK_APP_ID', appId), appSecret: keyIn('FACEBOOK_APP_SECRET') },
    'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET are set both or not at all.',
    problems,
  )
  const clientId = keyIn('GOOGLE_CLIENT_ID')
  const addressFinder = oneFinder(keyIn('POSTCODER_KEY'), keyIn('IDEAL_POSTCODES_KEY'), problems)
  const token = keyIn('EPC_REGISTER_TOKEN')
  const real = new Set<ProviderName>()
  if (sms !== null) real.add('sms')
  if (email !== null) real.add('email')
  if (addressFinder !== null) real.add('address-finder')
  if (token !== null) real.add('epc-register')
  if (clientId !== null) real.add('google')
  if (facebook !== null) real.add('facebook')
  return {
    addressFinder,
    epcRegister: token === null ? null : { token },
    sms,
    email,
    google: clientId === null ? null : { clientId },
    facebook,
    sandboxed: PROVIDERS.flatMap(({ name }) => (real.has(name) ? [] : [name])),
  }
}

/** The variables of one provider: all of them, or null. Some of them are a problem. */
function together<T extends Readonly<Record<string, string | null>>>(
  given: T,
  problem: string,
  problems: string[],
): { readonly [Name in keyof T]: string } | null {
  const values = Object.values(given)
  if (values.every((value) => value !== null)) return given as { readonly [Name in keyof T]: string }
  if (values.some((value) => value !== null)) problems.push(problem)
  return null
}

function appId(text: string): string | Problem {
  return /^\d{5,30}$/.test(text) ? text : wrong('must be the number of the app.')
}

function sender(text: string): string | Problem {
  return /^(?:\+\d{6,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{2,11})$/i.test(text)
    ? text
    : wrong(
        'must be a number like +447700900123, a name of up to 11 letters, or the SID of a messaging service.',
      )
}

/** What is wrong with it is said without repeating any of it: it holds a password. */
function smtpUrl(text: string): string | Problem {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
    ? text
    : wrong('must be an address like smtps://user:password@mail.example.com:465.')
}

function mailbox(text: string): string | Problem {
  return /^(?:[^<>"@\r\n]{0,100}<)?[^\s<>@,;]{1,64}@[a-z\d.-]{1,190}>?$/i.test(text) &&
    text.includes('<') === text.endsWith('>')
    ? text
    : wrong('must be an address like Gatepost <hello@example.com>.')
}

function oneFinder(
  postcoder: string | null,
  ideal: string | null,
  problems: string[],
): Config['addressFinder'] {
  if (postcoder !== null && ideal !== null) {
    problems.push(
      'POSTCODER_KEY and IDEAL_POSTCODES_KEY are both set: only one provider can find the addresses.',
    )
  }
  if (postcoder !== null) return { provider: 'postcoder', key: postcoder }
  return ideal === null ? null : { provider: 'ideal-postcodes', key: ideal }
}

/** What is wrong with it is said without repeating any of it. */
function secret(text: string): string | Problem {
  return /^[\x21-\x7e]{8,500}$/.test(text)
    ? text
    : wrong('must be the key alone: 8 to 500 characters without spaces.')
}

function oneOf<const T extends string>(list: readonly T[]): (text: string) => T | Problem {
  return (text) => list.find((entry) => entry === text) ?? wrong(`must be one of ${list.join(', ')}.`)
}

function flag(text: string): boolean | Problem {
  return text === '1' ? true : text === '0' ? false : wrong('must be 1 or 0.')
}

function port(text: string): number | Problem {
  const number = Number(text)
  return /^\d{1,5}$/.test(text) && number <= 65_535
    ? number
    : wrong('must be a whole number from 0 to 65535.')
}

function host(text: string): string | Problem {
  const isName = /^[a-z\d]([a-z\d.-]{0,250}[a-z\d])?$/i.test(text)
  return isName || isIP(text) !== 0 ? text : wrong('must be a host name or an IP address.')
}

/** Not checked further: for a server on a Unix socket the address has no host, and is no URL by the standard. */
function databaseUrl(text: string): string | Problem {
  return /^postgres(?:ql)?:\/\/\S+$/.test(text)
    ? text
    : wrong('must be an address like postgresql://user:password@host:5432/database.')
}

function origin(text: string): string | Problem {
  const url = URL.parse(text)
  const plain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  return plain && !url.username && !url.password
    ? url.origin
    : wrong('must be an address like https://www.example.com, without a path.')
}

/** How many proxies stand in front, or their addresses (also as ranges: 10.0.0.0/8). */
function proxies(text: string): Config['trustProxy'] | Problem {
  if (/^\d$/.test(text)) return text === '0' ? false : Number(text)
  const addresses = text.split(',').map((entry) => entry.trim())
  return addresses.every(isAddressRange)
    ? addresses
    : wrong('must be the number of proxies in front (1 to 9), or their addresses with commas between.')
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
