import { REFERENCE_LIMITS, type ReferenceLevel } from './reference.ts'

/** Of the text below, and kept with each consent: another text is another version. */
export const CONSENT_VERSION = '2026-11-22'

interface ConsentPart {
  readonly title: string
  readonly text: string
}

const ASKED = {
  basic:
    'Your name, date of birth, address and phone number; your income and where it comes from; how to reach your landlord, if you rent now.',
  full: 'Your name, date of birth, address and phone number; your income and where it comes from; how to reach your landlord, if you rent now; an employer and a former landlord, if you have them.',
} as const satisfies Record<ReferenceLevel, string>

const OTHERS = {
  basic: 'We may call or write to the landlord whom you name.',
  full: 'We may call or write to the landlord whom you name. Your employer and your former landlord each get a link by email: your employer sees your name, your income and what you say of your job; your former landlord sees your name and what you say of the home that you rented. Each says whether it is right.',
} as const satisfies Record<ReferenceLevel, string>

/** What somebody agrees to, before they are asked anything. */
export const consentParts = (level: ReferenceLevel): readonly ConsentPart[] => [
  { title: 'What we ask', text: ASKED[level] },
  {
    title: 'Why',
    text: 'So that the landlord knows, before letting you the home, that somebody checked who you are and whether you can pay the rent. You need not agree; the landlord is then told that there will be no reference, and not why.',
  },
  {
    title: 'Who sees it',
    text: `Our staff see your answers. ${OTHERS[level]} The landlord never sees your answers: only the result, our reason for it, and a report that says which kinds of things you told us, who confirmed them and when.`,
  },
  {
    title: 'How long we keep it',
    text: `Your answers are encrypted. We erase them and the report ${REFERENCE_LIMITS.keptDays} days after the result.`,
  },
  {
    title: 'You can change your mind',
    text: 'You can withdraw your consent at any time from the link in our email. Everything that you told us is then erased at once. A report that the landlord has already downloaded stays with them.',
  },
]
