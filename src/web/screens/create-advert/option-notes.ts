import { type Claim, optionsWith } from '#shared/advert/claims.ts'
import { NOT_OFFERED, type NotOffered } from '#shared/advert/marketing-options.ts'
import type { AppType } from '#shared/form/block.ts'
import { formatPence } from '#shared/values/money.ts'
import type { OptionNote, OptionNotes } from '#web/form/form-context.tsx'

/** Marketing claims: those about all paid options go above the list, the others at their option; and what cannot be bought now. */
export function optionNotes(appType: AppType, claims: readonly Claim[], notOffered: NotOffered): OptionNotes {
  const at: Record<string, OptionNote> = {}
  for (const claim of claims) {
    if (claim.madeFor === 'all') continue
    for (const { id } of optionsWith(claim, appType)) at[id] = withClaim(at[id], claim)
  }
  return {
    above: claims.filter(({ madeFor }) => madeFor === 'all').map(({ text }) => text),
    at,
    closed: Object.fromEntries(
      Object.entries(notOffered).map(([id, reason]) => [id, `${NOT_OFFERED}. ${reason}`]),
    ),
  }
}

function withClaim(note: OptionNote | undefined, { text, crossedOut }: Claim): OptionNote {
  const { crossedOut: prices, lines } = note ?? { crossedOut: [], lines: [] }
  return crossedOut === undefined
    ? { crossedOut: prices, lines: [...lines, text] }
    : { crossedOut: [...prices, formatPence(crossedOut)], lines }
}
