import path from 'node:path'
import type { Vouched } from '#shared/advert/claims.ts'
import { vouchedClaims } from './claims.ts'
import { liveProblems, type Providers, providers, sandboxProblems } from './providers.ts'
import {
  databaseUrl,
  flag,
  host,
  isProblem,
  oneOf,
  origin,
  type Problem,
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
  /** The role that owns the tables, where it is another than databaseUrl's. */
  readonly databaseMigrationUrl: string | null
  /** The origin that people use (no path), or null: loopback names with our own port. */
  readonly publicUrl: string | null
  readonly trustProxy: false | number | readonly string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly environment: (typeof ENVIRONMENTS)[number]
  /** Null: the photos lie in dataDir. */
  readonly photoBucket: PhotoBucket | null
  /** What is said of our options beyond their prices, while the operator vouches for it. */
  readonly vouchedClaims: readonly Vouched[]
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
  problems.push(...liveProblems(config, config.publicUrl))
  if (nodeEnvironment === 'production' && !allowSandbox) problems.push(...sandboxProblems(config))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config }
}

export const readOwnConfig = (): ReadConfig => readConfig(process.env, process.cwd())

const DATABASE_VARIABLES = ['DATA_DIR', 'DATABASE_URL', 'DATABASE_MIGRATION_URL']

const BUCKET_VARIABLES = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** For a program that needs the database alone: what is wrong with another variable does not concern it. */
export const readDatabaseConfig = (): ReadConfig => readSome(DATABASE_VARIABLES)

/** For a program that needs all that is stored: the database and the photos. */
export const readStorageConfig = (): ReadConfig => readSome([...DATABASE_VARIABLES, ...BUCKET_VARIABLES])

const readSome = (names: readonly string[]): ReadConfig =>
  readConfig(Object.fromEntries(names.map((name) => [name, process.env[name]])), process.cwd())

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
