import path from 'node:path'
import type { Vouched } from '#shared/advert/claims.ts'
import type { Operator } from '#shared/operator.ts'
import { vouchedClaims } from './claims.ts'
import { operatorIn, operatorProblems } from './operator.ts'
import { type OutgoingSettings, outgoingSettings } from './outgoing.ts'
import { type PromotionSettings, promotionSettings } from './promotion.ts'
import { liveProblems, type Providers, providers, sandboxProblems, takesRealMoney } from './providers.ts'
import { reachable } from './reachable.ts'
import { type ReceiptSettings, receiptSettings, unsignedProblems } from './receipts.ts'
import { type ReferenceSettings, referenceSettings } from './references.ts'
import {
  absolutePath,
  databaseUrl,
  flag,
  headerName,
  host,
  isProblem,
  LEAST_PASSWORD_KIB,
  oneOf,
  origin,
  type Problem,
  passwordKib,
  port,
  proxies,
  secret,
  webAddress,
} from './values.ts'

export interface Config extends Providers {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** Null: the embedded PostgreSQL in dataDir. */
  readonly databaseUrl: string | null
  /** The role that owns the tables, if not databaseUrl's. */
  readonly databaseMigrationUrl: string | null
  /** An origin without a path. Null: loopback names and `host`, with our own port. */
  readonly publicUrl: string | null
  readonly trustProxy: false | number | readonly string[]
  /** In which the proxy names a caller's certificate, in lower case. */
  readonly clientCertificateHeader: string | null
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly environment: (typeof ENVIRONMENTS)[number]
  /** The memory that hashing a password takes. */
  readonly passwordKib: number
  /** Null: photos are stored in dataDir. */
  readonly photoBucket: PhotoBucket | null
  /** Claims beyond the options' prices, for as long as the operator vouches for them. */
  readonly vouchedClaims: readonly Vouched[]
  readonly operator: Operator
  readonly facebookPromotion: PromotionSettings | null
  /** Absolute; files of agents' feeds are put there. Null: nowhere. */
  readonly feedFolder: string | null
  /** Inside addresses that pictures of feeds may be fetched from all the same. */
  readonly feedMediaAllow: readonly { readonly range: string; readonly port: string | null }[]
  /** Null: adverts are sent nowhere. */
  readonly outgoing: OutgoingSettings | null
  /** Null: there are none. */
  readonly references: ReferenceSettings | null
  readonly receipts: ReceiptSettings
}

export interface PhotoBucket {
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const ENVIRONMENTS = ['development', 'production', 'test'] as const

type Environment = Readonly<Record<string, string | undefined>>
type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] }

/** One line for each variable that is wrong. An empty one counts as unset. */
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
  const { operator, missing } = operatorIn(read)
  const textIn = <T>(name: string, parse: (text: string) => T | Problem) => read<T | null>(name, null, parse)
  const isSandbox = nodeEnvironment !== 'production' || allowSandbox
  const found = providers({ secretIn: (name) => textIn(name, secret), textIn }, problems)
  const services = { isSandbox, isSoldUnasked: isSandbox && !takesRealMoney(found) }
  const config: Config = {
    ...network(read),
    dataDir: path.resolve(workingDirectory, read('DATA_DIR', 'data', String)),
    databaseUrl: read('DATABASE_URL', null, databaseUrl),
    databaseMigrationUrl: read('DATABASE_MIGRATION_URL', null, databaseUrl),
    publicUrl: read('PUBLIC_URL', null, origin),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS)),
    environment: nodeEnvironment,
    passwordKib: read('PASSWORD_KIB', LEAST_PASSWORD_KIB, passwordKib),
    photoBucket: photoBucket(read, problems),
    vouchedClaims: read('VOUCHED_CLAIMS', [], vouchedClaims),
    operator,
    ...feedSettings(read),
    outgoing: outgoingSettings(textIn, services),
    ...ownServices(textIn, services, problems),
    ...found,
  }
  problems.push(...unmetNeeds(config))
  if (!isSandbox) problems.push(...productionProblems(config, missing, problems))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config }
}

type TextIn = Parameters<typeof referenceSettings>[0]

const ownServices = (
  textIn: TextIn,
  services: Parameters<typeof referenceSettings>[1],
  problems: string[],
): Pick<Config, 'facebookPromotion' | 'references' | 'receipts'> => ({
  facebookPromotion: promotionSettings(textIn, services, problems),
  references: referenceSettings(textIn, services, problems),
  receipts: receiptSettings(textIn),
})

/** What is still invented, where nothing may be; `problems`: those found before. */
const productionProblems = (
  config: Config,
  missing: Parameters<typeof operatorProblems>[0],
  problems: readonly string[],
): string[] => [
  ...sandboxProblems(config),
  ...unsignedProblems(config.receipts, problems),
  ...operatorProblems(missing, problems),
]

/** Variables that are set but need another one. */
function unmetNeeds(config: Config): string[] {
  const problems = liveProblems(config, config.publicUrl)
  // A number of proxies would believe whoever reaches the port.
  if (config.clientCertificateHeader !== null && !Array.isArray(config.trustProxy))
    problems.unshift(
      'CLIENT_CERTIFICATE_HEADER needs TRUST_PROXY with your proxies’ addresses: we only believe them.',
    )
  if (config.environment === 'production' && config.passwordKib < LEAST_PASSWORD_KIB)
    problems.unshift(`NODE_ENV=production: PASSWORD_KIB must be at least ${LEAST_PASSWORD_KIB}.`)
  return config.databaseMigrationUrl !== null && config.databaseUrl === null
    ? ['DATABASE_MIGRATION_URL needs DATABASE_URL beside it.', ...problems]
    : problems
}

export const readOwnConfig = (): ReadConfig => readConfig(process.env, process.cwd())

const DATABASE_VARIABLES = ['DATA_DIR', 'DATABASE_URL', 'DATABASE_MIGRATION_URL']
const KEY_VARIABLES = ['REFERENCES_KEY', 'OUTGOING_KEY']
const ADDRESS_VARIABLES = ['PUBLIC_URL', 'HOST', 'PORT']

const BUCKET_VARIABLES = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** For a program that needs only the database and what opens parts of it, whatever is wrong with other variables. */
export const readDatabaseConfig = (): ReadConfig => readSome([...DATABASE_VARIABLES, ...KEY_VARIABLES])

/** Of the site, for addresses that a command prints; '' where its variables cannot be read. */
export function readOrigin(): string {
  const read = readSome(ADDRESS_VARIABLES)
  if (!read.ok) return ''
  const { publicUrl, host: name, port: at } = read.config
  return publicUrl ?? `http://${name}:${at}`
}

export const readStorageConfig = (): ReadConfig => readSome([...DATABASE_VARIABLES, ...BUCKET_VARIABLES])

const readSome = (names: readonly string[]): ReadConfig =>
  readConfig(Object.fromEntries(names.map((name) => [name, process.env[name]])), process.cwd())

type ReadVariable = <T>(name: string, fallback: T, parse: (text: string) => T | Problem) => T

const network = (
  read: ReadVariable,
): Pick<Config, 'port' | 'host' | 'trustProxy' | 'clientCertificateHeader'> => ({
  port: read('PORT', 3000, port),
  host: read('HOST', '127.0.0.1', host),
  trustProxy: read('TRUST_PROXY', false, proxies),
  clientCertificateHeader: read<string | null>('CLIENT_CERTIFICATE_HEADER', null, headerName),
})

const feedSettings = (read: ReadVariable): Pick<Config, 'feedFolder' | 'feedMediaAllow'> => ({
  feedFolder: read<string | null>('FEED_FOLDER', null, absolutePath),
  feedMediaAllow: read<Config['feedMediaAllow']>('FEED_MEDIA_ALLOW', [], reachable),
})

/** All or none: with half a bucket configured, photos would go where nobody looks. */
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
    problems.push(
      'S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together. Set all three, or none.',
    )
  }
  return bucket
}
