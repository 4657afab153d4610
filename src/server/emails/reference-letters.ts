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
  'If you know nothing of this, somebody typed your address by mistake. You can leave this email alone.'

/** It names nobody: the landlord may have mistyped the address. No subject says who applies for a home, or which one. */
export const referenceAskedEmail = ({ home, isReminder }: Asked, href: string): Letter => ({
  subject: isReminder
    ? 'A reminder: you are asked for a tenant reference'
    : 'You are asked for a tenant reference',
  title: 'You are asked for a tenant reference',
  before: [
    `The landlord of a home in ${home} asks you for a reference. We check it for the landlord.`,
    'The link shows what we would ask you, why, who sees it and how long it is kept. You agree to it or refuse it there. The landlord never sees your answers.',
  ],
  button: { label: 'See what is asked', href },
  after: [
    `You have ${REFERENCE_LIMITS.answerDays} days. Keep this email: by its link you can withdraw your consent at any time, and everything is erased.`,
    'The link is yours alone: do not pass it on.',
    BY_MISTAKE,
  ],
})

const NAMED: Readonly<Record<Referee, string>> = {
  employer: 'named you as their employer, or as somebody who can confirm their income',
  'former-landlord': 'named you as the landlord or the agent of a home that they rented before',
}

export const referenceConfirmEmail = (
  { applicant, isReminder }: Named,
  referee: Referee,
  href: string,
): Letter => ({
  subject: isReminder ? 'A reminder: please confirm a reference' : 'Please confirm a reference',
  title: 'Please confirm a reference',
  before: [
    `${applicant} would like to rent a home, and ${NAMED[referee]}.`,
    'The link shows what they told us about it. You say whether it is right; it takes a minute or two.',
  ],
  button: { label: 'See what it says', href },
  after: [
    `Please answer within ${REFERENCE_LIMITS.confirmDays} days. You need not answer; the reference is then decided without you.`,
    'What you write goes to our staff alone, not to the landlord of the home.',
    BY_MISTAKE,
  ],
})

export const referenceJudgedEmail = (applicant: string, href: string): Letter => ({
  subject: 'Your tenant reference is done',
  title: 'Your tenant reference is done',
  before: [
    `Hello ${applicant}, the landlord has the result of your reference. The link shows what we told them.`,
  ],
  button: { label: 'See the result', href },
  after: [
    `We erase your answers ${REFERENCE_LIMITS.keptDays} days from now, or at once if you withdraw your consent by the link.`,
    'If you think that the result is wrong, reply to this email and say why.',
  ],
})

export const referenceCancelledEmail = (href: string): Letter => ({
  subject: 'A tenant reference is not needed any more',
  title: 'A tenant reference is not needed any more',
  before: [
    'A landlord asked you for a reference, and does not need it any more. The link in our earlier email has stopped working.',
    'If you told us anything, it is erased.',
  ],
  button: { label: 'See homes', href },
  after: [],
})

/** To the landlord. It does not name the applicant. */
export const referenceNewsEmail = (hasResult: boolean, href: string): Letter => ({
  subject: hasResult ? 'A tenant reference is ready' : 'A tenant reference came to nothing',
  title: hasResult ? 'A tenant reference is ready' : 'There will be no reference',
  before: [
    hasResult
      ? `The reference that you asked for has a result. Download the report within ${REFERENCE_LIMITS.keptDays} days: it is erased after that.`
      : 'The person whom you asked for a reference did not give one, or withdrew it. We cannot tell you why.',
    ...(hasResult ? [] : ['It is not used up: you can ask for another one.']),
  ],
  button: { label: hasResult ? 'See the result' : 'See your references', href },
  after: [],
})
