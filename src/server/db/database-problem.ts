import { Client } from 'pg'

const UNREACHABLE = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EACCES',
]) // biome-ignore format: a table

/** Names the variable and what is wrong with it, but never its password. Other errors come back as they are. */
export function databaseProblem(variable: string, url: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { host, port, user, database } = new Client({ connectionString: url })
  const place = host.startsWith('/') ? host : `${host}:${port}`
  const problem = (text: string): Error => new Error(`${variable}: ${text}`, { cause: error })
  const code = 'code' in error ? String(error.code) : ''
  if (UNREACHABLE.has(code)) return problem(`no PostgreSQL answers at ${place} (${code}).`)
  if (/^timeout expired|timeout exceeded|Connection terminated/.test(error.message)) {
    return problem(
      `what answers at ${place} does not speak as PostgreSQL does, or not in time (${error.message}).`,
    )
  }
  if (/password must be a/.test(error.message))
    return problem(`${place} wants a password for the role ${user}.`)
  if (code === '28P01') return problem(`${place} refuses the password of the role ${user}.`)
  if (code === '28000') return problem(`${place} refuses the role ${user}: ${error.message}.`)
  if (code === '3D000') return problem(`there is no database ${database} at ${place}. Make it first.`)
  if (code === '42501') {
    return problem(
      `the role ${user} may not do what is needed in the database ${database}: ${error.message}.`,
    )
  }
  return error
}
