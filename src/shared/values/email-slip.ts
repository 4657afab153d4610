/** Where most people in the United Kingdom have their email, and the names that are easily taken for a slip of these. */
const DOMAINS = [
  ...[
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'hotmail.com',
    'hotmail.co.uk',
    'live.com',
    'live.co.uk',
    'msn.com',
  ],
  ...[
    'yahoo.com',
    'yahoo.co.uk',
    'ymail.com',
    'rocketmail.com',
    'aol.com',
    'aol.co.uk',
    'icloud.com',
    'me.com',
    'mac.com',
  ],
  ...['btinternet.com', 'btopenworld.com', 'sky.com', 'virginmedia.com', 'blueyonder.co.uk', 'ntlworld.com'],
  ...[
    'talktalk.net',
    'tiscali.co.uk',
    'o2.co.uk',
    'plus.net',
    'proton.me',
    'protonmail.com',
    'pm.me',
    'gmx.com',
  ],
  ...['gmx.co.uk', 'mail.com', 'email.com', 'hey.com', 'zoho.com', 'fastmail.com'],
]

/** Endings that no domain has, and what they were meant to be. */
const ENDINGS: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/\.(?:con|cmo|ocm|comm|vom|xom|cpm|cim|coom|conm)$/, '.com'],
  [/\.(?:couk|co\.u|co\.k|c\.uk|co\.ukk|co\.uj|co\.ik|o\.uk|cp\.uk|vo\.uk)$/, '.co.uk'],
  [/\.(?:ogr|orgg)$/, '.org'],
]
/** Short names are one slip from many that exist. */
const SHORTEST_FOR_TWO_SLIPS = 9

/** What an address was probably meant to be ('a@gmial.con' → 'a@gmail.com'); null if it looks right. */
export function emailMeant(address: string): string | null {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || domain === '' || DOMAINS.includes(domain)) return null
  const [slip, ending] = ENDINGS.find(([wrong]) => wrong.test(domain)) ?? []
  const mended = slip && ending ? domain.replace(slip, ending) : domain
  const meant = DOMAINS.includes(mended) ? mended : (nearest(mended) ?? mended)
  return meant === domain ? null : `${address.slice(0, at)}@${meant}`
}

/** Only if no other is as near. */
function nearest(domain: string): string | null {
  const most = domain.length < SHORTEST_FOR_TWO_SLIPS ? 1 : 2
  const near = DOMAINS.map((known) => ({ known, slips: slipsBetween(domain, known) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips)
  const [first, second] = near
  return first && first.slips !== second?.slips ? first.known : null
}

/** Letters left out, added, changed or swapped with their neighbour (optimal string alignment distance). */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : change
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change, swap))
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
