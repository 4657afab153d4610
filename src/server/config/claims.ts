import { CLAIMS, type ClaimId, type Vouched } from '#shared/advert/claims.ts'
import { isIsoDate } from '#shared/values/iso-date.ts'
import type { Problem } from './values.ts'

const EXAMPLE = 'more-views until 2027-03-31: survey of May 2026, file 12'
const ENTRY = /^([a-z\d-]+) until (\d{4}-\d{2}-\d{2}): ?(\S.*)$/

/** Claims separated by semicolons, each with its last day and its proof. */
export function vouchedClaims(text: string): readonly Vouched[] | Problem {
  const entries: Vouched[] = []
  for (const part of text.split(';').map((piece) => piece.trim())) {
    // A semicolon may follow the last one.
    if (part === '') continue
    const entry = vouchedClaim(part)
    if ('problem' in entry) return entry
    if (entries.some(({ claim }) => claim === entry.claim)) return wrong(`names ${entry.claim} twice.`)
    entries.push(entry)
  }
  return entries
}

function vouchedClaim(part: string): Vouched | Problem {
  const [, id = '', until = '', evidence = ''] = ENTRY.exec(part) ?? []
  if (id === '')
    return wrong(`must be entries like "${EXAMPLE}", with semicolons between. "${part}" isn’t one.`)
  const claim = CLAIMS.find((known) => known.id === id)
  if (!claim)
    return wrong(`must name claims we have, and "${id}" isn’t one. The claims are: ${ids().join(', ')}.`)
  if (!isIsoDate(until)) return wrong(`must give the last day of ${id} as a real date. ${until} isn’t one.`)
  return { claim: claim.id, until, evidence }
}

const ids = (): readonly ClaimId[] => CLAIMS.map(({ id }) => id)
const wrong = (problem: string): Problem => ({ problem })
