import { isAddressRange, type Problem, wrong } from './values.ts'

/** Addresses or ranges, each with a port or without: '10.0.0.0/8, 127.0.0.1:9000, [::1]:9000, localhost'. */
export function reachable(text: string): readonly Reachable[] | Problem {
  const entries = text.split(',').flatMap((entry): Reachable[] => {
    const bare = entry.trim().replace(/^https?:\/\/|\/$/gi, '')
    const [, local, localPort = null] = /^(localhost)(?::(\d{1,5}))?$/i.exec(bare) ?? []
    if (local) return LOOPBACK_RANGES.map((range) => ({ range, port: localPort }))
    const [, bracketed, plain, port = null] = REACHABLE.exec(bare) ?? []
    return [{ range: bracketed ?? plain ?? '', port }]
  })
  return entries.every(({ range }) => isAddressRange(range))
    ? entries
    : wrong('must be addresses or ranges like 10.0.0.0/8 or 127.0.0.1:9000, with commas between.')
}

const LOOPBACK_RANGES = ['127.0.0.0/8', '::1']

interface Reachable {
  readonly range: string
  readonly port: string | null
}

const REACHABLE =
  /^(?:\[([\da-f:]+)\]|([\d.]+(?:\/\d{1,2})?|[\da-f:]*:[\da-f:]*:[\da-f:]*(?:\/\d{1,3})?))(?::(\d{1,5}))?$/i
