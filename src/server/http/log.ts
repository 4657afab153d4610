import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

export type Log = FastifyBaseLogger

const SECRETS = [
  'authorization', 'cookie', 'set-cookie', 'password', 'token', 'key', 'code', 'phone', 'phone-number', 'enquiryPhone',
  'email', 'enquiryEmail',
] // biome-ignore format: a table
const CENSOR = '[redacted]'

/** JSON lines in UTC. No bodies, headers or query strings are given to it. */
export function openLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: withoutInnerSecrets },
      serializers: { err: describeError },
      redact: { paths: SECRETS.map((name) => `["${name}"]`), censor: CENSOR },
    },
    destination,
  )
}

/** `budget` is the name of its counter, such as 'texts all'. */
export const warnOfBudget = (log: Log) => (event: string, budget: string) => {
  const isRefusing = event === 'shared_budget_refuses'
  log.error(
    { event, budget },
    isRefusing ? 'a shared budget refuses its uses' : 'half of a shared budget is used',
  )
}

/** One level down. pino's `*["name"]` would search every value of every line. */
function withoutInnerSecrets(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    // The serializer has already removed everything secret from an error.
    Object.entries(line).map(([name, value]) => [name, name === 'err' ? value : censored(value)]),
  )
}

function censored(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!SECRETS.some((name) => name in value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRETS.includes(name) ? CENSOR : inner]),
  )
}

/** A database's error can quote its row, so only harmless fields are kept. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error object' }
  const code = 'code' in error ? String(error.code) : undefined
  return {
    type: error.name,
    code,
    message: withoutNumbers(error.message),
    stack: withoutNumbers(error.stack ?? ''),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}

/** Anything that could be a telephone number. */
function withoutNumbers(text: string): string {
  return text.replace(/\+?\d(?:[\s-]?\d){8,}/g, '[number]')
}
