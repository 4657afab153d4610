import type { AppType } from '../form/block.ts'
import { formatPounds } from '../values/money.ts'
import type { AgentFacts, HomeStatus } from './agent-facts.ts'
import { disclosures } from './disclosures.ts'
import type { PublishedAdvert } from './published-advert.ts'

/** Null where it can be had. */
const STATUS_WORDS: Readonly<Record<HomeStatus, string | null>> = {
  available: null,
  'sold-stc': 'Sold, subject to contract',
  'sold-stcm': 'Sold, missives concluded',
  'under-offer': 'Under offer',
  reserved: 'Reserved',
  'let-agreed': 'Let agreed',
}

export const statusWords = ({ status }: AgentFacts): string | null => STATUS_WORDS[status]

const FURNISHED_WORDS: Readonly<Record<NonNullable<AgentFacts['furnished']>, string>> = {
  furnished: 'Furnished',
  'part-furnished': 'Part furnished',
  unfurnished: 'Unfurnished',
  'furnished-or-unfurnished': 'Furnished or unfurnished',
}

const pounds = (amount: number | null, per = ''): string | null =>
  amount === null ? null : `£${formatPounds(amount)}${per}`

/** What an agent says beside the answers, as pairs of what it is and how it is. */
function agentFactLines(appType: AppType, facts: AgentFacts): readonly (readonly [string, string])[] {
  const { deposit, furnished, groundRent, serviceCharge, councilTaxBand, fees } = facts
  const lines: readonly (readonly [string, string | null])[] = [
    ...(appType === 'let'
      ? ([
          ['Deposit', pounds(deposit)],
          ['Furnishing', furnished && FURNISHED_WORDS[furnished]],
          ['Fees', fees],
        ] as const)
      : ([
          ['Ground rent', pounds(groundRent, ' a year')],
          ['Service charge', pounds(serviceCharge, ' a year')],
        ] as const)),
    ['Council tax band', councilTaxBand],
  ]
  return lines.filter((line): line is readonly [string, string] => line[1] !== null)
}

/** What an advert says of costs, supplies and registrations. An agent's software can send the same as an answer. */
export function homeLines({
  appType,
  answers,
  agent,
}: PublishedAdvert): readonly (readonly [string, string])[] {
  const disclosed = disclosures(appType, answers).map(({ what, is }) => [what, is] as const)
  const names = new Set(disclosed.map(([what]) => what))
  const others = agent ? agentFactLines(appType, agent.facts).filter(([what]) => !names.has(what)) : []
  return [...disclosed, ...others]
}
