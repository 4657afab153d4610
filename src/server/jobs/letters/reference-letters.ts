import { REFERENCE_LIMITS, type Referee } from '#shared/references/reference.ts'
import type { Letter } from './letter.ts'

interface Asked {
  readonly home: string
  readonly isReminder: boolean
}
interface Named {
  readonly applicant: string
  readonly isReminder: boolean
}

const BY_MISTAKE =
  'If you weren’t expecting this, someone may have entered your email address by mistake. You can ignore this email.'

/** It names nobody: the landlord may have mistyped the address. No subject says who applies for a home, or which one. */
export const referenceAskedEmail = ({ home, isReminder }: Asked, href: string): Letter => ({
  subject: isReminder
    ? 'Reminder: a landlord has asked you for a reference'
    : 'A landlord has asked you for a reference',
  title: 'A landlord has asked you for a reference',
  before: [
    `The landlord of a home in ${home} has asked you for a reference. We check references for landlords.`,
    'Follow the link to see what we’d ask you, why, who sees it and how long we keep it. You can then agree or refuse. The landlord never sees your answers.',
  ],
  button: { label: 'See what we ask', href },
  after: [
    `You have ${REFERENCE_LIMITS.answerDays} days. Keep this email: you can use its link to withdraw your consent at any time, and we’ll delete everything.`,
    'The link is only for you. Don’t share it.',
    BY_MISTAKE,
  ],
})

const NAMED: Readonly<Record<Referee, string>> = {
  employer: 'named you as their employer, or as someone who can confirm their income',
  'former-landlord': 'named you as the landlord or agent of a home they rented before',
}

export const referenceConfirmEmail = (
  { applicant, isReminder }: Named,
  referee: Referee,
  href: string,
): Letter => ({
  subject: isReminder ? 'Reminder: confirm a reference' : 'Confirm a reference',
  title: 'Confirm a reference',
  before: [
    `${applicant} wants to rent a home, and ${NAMED[referee]}.`,
    'Follow the link to see what they said, and tell us whether it’s right. It takes a minute or two.',
  ],
  button: { label: 'See what it says', href },
  after: [
    `Answer within ${REFERENCE_LIMITS.confirmDays} days. You don’t have to: if you don’t, we’ll decide without your answer.`,
    'Only our staff see what you write. The landlord of the home doesn’t.',
    BY_MISTAKE,
  ],
})

export const referenceJudgedEmail = (applicant: string, href: string): Letter => ({
  subject: 'Your tenant reference is ready',
  title: 'Your tenant reference is ready',
  before: [
    `Hello ${applicant}, we’ve sent the landlord the result of your reference. Follow the link to see what we said.`,
  ],
  button: { label: 'See the result', href },
  after: [
    `We’ll delete your answers in ${REFERENCE_LIMITS.keptDays} days, or straight away if you use the link to withdraw your consent.`,
    'If you think the result is wrong, reply to this email and say why.',
  ],
})

export const referenceCancelledEmail = (href: string): Letter => ({
  subject: 'You no longer need to give a reference',
  title: 'You no longer need to give a reference',
  before: [
    'A landlord asked you for a reference, but no longer needs it. The link in our earlier email doesn’t work any more.',
    'We’ve deleted anything you told us.',
  ],
  button: { label: 'See homes', href },
  after: [],
})

/** To the landlord. It does not name the applicant. */
export const referenceNewsEmail = (hasResult: boolean, href: string): Letter => ({
  subject: hasResult ? 'A tenant reference is ready' : 'There will be no tenant reference',
  title: hasResult ? 'A tenant reference is ready' : 'There will be no reference',
  before: [
    hasResult
      ? `The reference you asked for is ready. Download the report within ${REFERENCE_LIMITS.keptDays} days. After that, we’ll delete it.`
      : 'The person you asked for a reference didn’t give one, or withdrew it. We can’t tell you why.',
    ...(hasResult ? [] : ['You haven’t used it up: you can ask for another one.']),
  ],
  button: { label: hasResult ? 'See the result' : 'See your references', href },
  after: [],
})
