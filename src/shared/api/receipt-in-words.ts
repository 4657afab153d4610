import { KINDS } from '../advert/kinds.ts'
import { PRODUCT } from '../product.ts'
import { formatDate, today } from '../values/iso-date.ts'
import { referenceOf } from '../values/listing-reference.ts'
import type { Found, Receipt, ShownReceipt } from './receipt.ts'

const NATIONS: Readonly<Record<string, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
}

export interface ReceiptPart {
  readonly heading: string
  /** A paragraph each; a pair is a term and what is said of it. */
  readonly lines: readonly (string | readonly [term: string, says: string])[]
}

export const RECEIPT_TITLE = 'Receipt of care'

export const leadOf = ({ advert, madeAt }: Receipt): string =>
  `What ${PRODUCT.name} checked when advert ${referenceOf(advert)} was published on ${formatDate(today(new Date(madeAt)))}.`

/** A receipt as its page and its PDF say it, in the order in which it is read. */
export function partsOf({ receipt, digest, signature, checkAddress }: ShownReceipt): readonly ReceiptPart[] {
  return [
    { heading: 'Checked against', lines: checkedIn(receipt) },
    { heading: 'What we found', lines: foundIn(receipt) },
    { heading: 'What was changed', lines: changedIn(receipt) },
    { heading: 'As published', lines: receipt.answers.map(({ question, answer }) => [question, answer]) },
    { heading: 'Rules', lines: rulesIn(receipt) },
    {
      heading: 'Check this receipt',
      lines: [
        ['Anyone can check it here', checkAddress],
        ['SHA-256 of the record', digest],
        ['Signature (JWS)', signature],
        'The SHA-256 and the signature are for programs. With them anyone can prove that the signed record is ours and hasn’t been changed.',
        `It says what we checked, not that the advert is true or lawful in every way. It isn’t legal advice.`,
      ],
    },
  ]
}

function checkedIn({ day, nation, rules, appType }: Receipt): ReceiptPart['lines'] {
  return [
    ['Day', formatDate(day)],
    ['Nation', nation === null ? 'Not known' : (NATIONS[nation] ?? nation)],
    ['Kind of advert', KINDS[appType]],
    [
      'Rules',
      rules.length === 0
        ? 'Our own rules for words'
        : `${[...new Set(rules.map(({ id }) => id))].join(', ')}, and our own rules for words`,
    ],
  ]
}

function foundIn({ found }: Receipt): ReceiptPart['lines'] {
  if (found.length === 0) return ['Nothing.']
  const [code] = found.flatMap(({ rule }) => rule ?? [])
  return [
    ...found.map((one) => [termOf(one), findingText(one)] as const),
    ...(code === undefined
      ? []
      : [`A code such as ${code} is our name for a rule. What the rule says stands under Rules.`]),
  ]
}

const termOf = ({ rule, question, words }: Found): string =>
  [rule, question, words === null ? '' : `‘${words}’`].filter(Boolean).join(' · ')

function findingText({ severity, reason, isAllowed }: Found): string {
  if (isAllowed) return `${reason} Someone at ${PRODUCT.name} looked at exactly this text and allowed it.`
  return severity === 'refuse' ? `${reason} The rule refuses this.` : reason
}

function changedIn({ changed }: Receipt): ReceiptPart['lines'] {
  if (changed === null) return ['This was the first publication.']
  if (changed.length === 0) return ['Nothing since the publication before.']
  return changed.map(({ question, before, after }) => [
    question,
    `Before: ${before || 'Not given'}\nAfter: ${after || 'Not given'}`,
  ])
}

const rulesIn = ({ rules }: Receipt): ReceiptPart['lines'] =>
  rules.length === 0
    ? ['Only our own rules for words.']
    : rules.map(({ id, severity, says, source }) => [
        `${id} · ${severity === 'refuse' ? 'Refuses' : 'Warns'}`,
        `${says} Source: ${source}.`,
      ])
