import { type Claim, optionsWith } from '#shared/advert/claims.ts'
import type { AppType } from '#shared/form/block.ts'
import { formatPence } from '#shared/values/money.ts'
import type { OptionNote, OptionNotes } from '#web/form/form-context.ts'

/** The claims where they are made: of all that is paid for above the options, every other one at its own. */
export function claimNotes(appType: AppType, claims: readonly Claim[]): OptionNotes {
  const at: Record<string, OptionNote> = {}
  for (const claim of claims) {
    if (claim.madeFor === 'all') continue
    for (const { id } of optionsWith(claim, appType)) at[id] = withClaim(at[id], claim)
  }
  return { above: claims.filter(({ madeFor }) => madeFor === 'all').map(({ text }) => text), at }
}

function withClaim(note: OptionNote | undefined, { text, crossedOut }: Claim): OptionNote {
  const { crossedOut: prices, lines } = note ?? { crossedOut: [], lines: [] }
  return crossedOut === undefined
    ? { crossedOut: prices, lines: [...lines, text] }
    : { crossedOut: [...prices, formatPence(crossedOut)], lines }
}
