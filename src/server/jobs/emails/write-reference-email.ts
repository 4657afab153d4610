import { paths } from '#shared/journey/paths.ts'
import { REFEREES, type Referee } from '#shared/references/reference.ts'
import type { EmailToSend } from '../../db/queue-email.ts'
import { newHashedToken } from '../../http/token.ts'
import type { Letter } from '../letters/letter.ts'
import {
  referenceAskedEmail,
  referenceCancelledEmail,
  referenceConfirmEmail,
  referenceJudgedEmail,
  referenceNewsEmail,
} from '../letters/reference-letters.ts'
import type { AddReferenceLink, LinkedReference, ReferenceLink } from './reference-link-store.ts'

export interface ReferenceLetterDeps {
  readonly addReferenceLink: AddReferenceLink
  readonly origin: string
}

/** Null where nobody is asked any more. Undefined where it is no letter about a reference. */
export async function writeReferenceEmail(
  deps: ReferenceLetterDeps,
  { kind, payload }: EmailToSend,
): Promise<Letter | null | undefined> {
  const { reference = '', askedAt = '', listing = '', news } = payload
  const isReminder = payload['isReminder'] === 'yes'
  switch (kind) {
    case 'reference-asked':
      return withLink(deps, { reference, role: 'applicant', askedAt: new Date(askedAt) }, ({ home }, href) =>
        referenceAskedEmail({ home, isReminder }, href),
      )
    case 'reference-judged':
      return withLink(deps, { reference, role: 'applicant', askedAt: null }, ({ applicant }, href) =>
        referenceJudgedEmail(applicant, href),
      )
    case 'reference-confirm': {
      const referee = refereeIn(payload['referee'])
      return withLink(deps, { reference, role: referee, askedAt: null }, ({ applicant }, href) =>
        referenceConfirmEmail({ applicant, isReminder }, referee, href),
      )
    }
    case 'reference-cancelled':
      return referenceCancelledEmail(deps.origin + paths.adverts())
    case 'reference-news':
      return referenceNewsEmail(news === 'result', deps.origin + paths.tenantReferences(listing))
    default:
      return undefined
  }
}

async function withLink(
  { addReferenceLink, origin }: ReferenceLetterDeps,
  link: ReferenceLink,
  write: (linked: LinkedReference, href: string) => Letter,
): Promise<Letter | null> {
  const { token, hash } = newHashedToken()
  const linked = await addReferenceLink(hash, link)
  return linked === null ? null : write(linked, origin + paths.reference(token))
}

function refereeIn(text = ''): Referee {
  const referee = REFEREES.find((one) => one === text)
  if (referee === undefined) throw new Error('an email is for no referee')
  return referee
}
