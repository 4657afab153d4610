import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs'

/** PostgreSQL ends at once for these reasons, however often it is started. */
const HOPELESS =
  /FATAL:.*(?:wrong ownership|invalid permissions|permission denied|contains errors|files are incompatible|could not (?:open|access) (?:directory|configuration file|the server configuration))|PANIC:.*checkpoint record|unrecognized configuration parameter|invalid value for parameter|could not find the database system|Unix-domain socket path .* is too long/i

export const sizeOf = (log: string): number => (existsSync(log) ? statSync(log).size : 0)

/** Why PostgreSQL can never start, from its log after `since`; null if a retry may help. */
export function hopelessWords(log: string, since: number): string | null {
  const line = linesSince(log, since).find((text) => HOPELESS.test(text))
  return line === undefined ? null : line.replace(/^.*?(?=FATAL:|PANIC:|LOG:)/, '').trim()
}

export function lastWords(log: string): string {
  const lines = linesSince(log, Math.max(0, sizeOf(log) - LAST_BYTES))
  return lines.length === 0 ? '' : `Its last words: ${lines.slice(-3).join(' | ')}`
}

const LAST_BYTES = 4_096

function linesSince(log: string, since: number): string[] {
  if (!existsSync(log)) return []
  const file = openSync(log, 'r')
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - since))
    const read = readSync(file, bytes, 0, bytes.length, since)
    return bytes
      .toString('utf8', 0, read)
      .split('\n')
      .filter((line) => line.trim() !== '')
  } finally {
    closeSync(file)
  }
}
