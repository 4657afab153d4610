import { isDeepStrictEqual } from 'node:util'
import { isObject } from '#shared/values/is-object.ts'
import type { ExportedAdvert } from './exported.ts'
import type { FeedFormat } from './feed-format.ts'

type Members = Readonly<Record<string, unknown>>

/**
 * In the format in which its feed sent it, an advert is what was sent, but for what was changed by hand since: what we have no
 * place for comes back, and what we show as the nearest comes back as it was. In others it is what we write.
 */
export function asSent(
  advert: ExportedAdvert,
  format: FeedFormat,
  write: (advert: ExportedAdvert) => Members,
): Members {
  const now = write(advert)
  const sent = advert.agent?.sent
  if (sent?.format !== format) return now
  const before = write({ ...advert, answers: sent.answers })
  return mergedMembers(sent.original, before, now)
}

/** A rent is none without its period: ours is written with ours. */
const GO_WITH: Readonly<Record<string, string>> = { rent_frequency: 'price', LET_RENT_FREQUENCY: 'PRICE' }

function mergedMembers(sent: Members, before: Members, now: Members): Members {
  const names = new Set([...Object.keys(sent), ...Object.keys(now)])
  const entries = [...names].map((name) => {
    const leader = GO_WITH[name]
    const isLed = leader !== undefined && !isDeepStrictEqual(before[leader], now[leader])
    return [name, isLed ? now[name] : merged(sent[name], before[name], now[name])] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function merged(sent: unknown, before: unknown, now: unknown): unknown {
  if (isDeepStrictEqual(before, now)) return sent
  return isObject(sent) && isObject(before) && isObject(now) ? mergedMembers(sent, before, now) : now
}
