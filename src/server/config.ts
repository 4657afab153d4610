import path from 'node:path'
import type { Vouched } from '#shared/advert/claims.ts'
import { vouchedClaims } from './config-claims.ts'
import {
  appId,
  databaseUrl,
  flag,
  host,
  isProblem,
  mailbox,
  oneOf,
  origin,
  type Problem,
  port,
  proxies,
  secret,
  sender,
  smtpUrl,
  webAddress,
} from './config-values.ts'

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
  /** Null: the photos lie in dataDir. */
  readonly photoBucket: PhotoBucket | null
  /** What is said of our options beyond their prices, while the operator vouches for it. */
  readonly vouchedClaims: readonly Vouched[]
  /** The providers that a sandbox stands in for. */
  readonly sandboxed: readonly ProviderName[]
}

export interface PhotoBucket {
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
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
    photoBucket: photoBucket(read, problems),
    vouchedClaims: read('VOUCHED_CLAIMS', [], vouchedClaims),
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

const DATABASE_VARIABLES = ['DATA_DIR', 'DATABASE_URL', 'DATABASE_MIGRATION_URL']

/** For a program that needs the database alone: what is wrong with another variable does not concern it. */
export const readDatabaseConfig = (): ReadConfig =>
  readConfig(Object.fromEntries(DATABASE_VARIABLES.map((name) => [name, process.env[name]])), process.cwd())

type ReadVariable = <T>(name: string, fallback: T, parse: (text: string) => T | Problem) => T

/** All of it or nothing: half a bucket would put the photos where nobody looks for them. */
function photoBucket(read: ReadVariable, problems: string[]): PhotoBucket | null {
  const bucket = {
    endpoint: read('S3_ENDPOINT', '', webAddress),
    region: read('S3_REGION', 'auto', (text) => text),
    accessKeyId: read('S3_ACCESS_KEY_ID', '', (text) => text),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY', '', secret),
  }
  const needed = [bucket.endpoint, bucket.accessKeyId, bucket.secretAccessKey]
  if (needed.every((value) => value === '')) return null
  if (needed.includes('')) {
    problems.push('S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.')
  }
  return bucket
}

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
