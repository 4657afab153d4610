import { REFERENCE_LIMITS, type ReferenceLevel } from './reference.ts'

/** Of the text below, and kept with each consent: another text is another version. */
export const CONSENT_VERSION = '2026-11-23'

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
  basic: 'We may call or write to the landlord you name.',
  full: 'We may call or write to the landlord you name. We email a link to your employer and your former landlord. Your employer sees your name, your income and what you say about your job. Your former landlord sees your name and what you say about the home you rented. We ask each of them whether it’s right.',
} as const satisfies Record<ReferenceLevel, string>

/** What somebody agrees to, before they are asked anything. */
export const consentParts = (level: ReferenceLevel): readonly ConsentPart[] => [
  { title: 'What we ask', text: ASKED[level] },
  {
    title: 'Why',
    text: 'So that the landlord knows, before letting you the home, that we’ve checked who you are and whether you can pay the rent. You don’t have to agree. If you don’t, we’ll tell the landlord there will be no reference, but not why.',
  },
  {
    title: 'Who sees it',
    text: `Our staff see your answers. ${OTHERS[level]} The landlord never sees your answers: they see only the result, our reason for it, and a report that says what kinds of things you told us, who confirmed them and when.`,
  },
  {
    title: 'How long we keep it',
    text: `We encrypt your answers. We delete them and the report ${REFERENCE_LIMITS.keptDays} days after the result.`,
  },
  {
    title: 'You can change your mind',
    text: 'You can withdraw your consent at any time, using the link in our email. We’ll delete everything you told us straight away. If the landlord has already downloaded the report, they can keep it.',
  },
]
