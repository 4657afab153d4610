import type { Config } from '../config/config.ts'
import type { Database } from '../db/pool.ts'
import type { Log } from '../http/log.ts'
import { emailLinkStore } from '../jobs/emails/email-link-store.ts'
import { referenceLinkStore } from '../jobs/emails/reference-link-store.ts'
import type { SendEmailDeps } from '../jobs/emails/send-email.ts'
import { forgetEmail } from '../jobs/emails/sent-email-store.ts'
import type { Gateways } from './gateways.ts'

/** The origin of its links is known only once we listen. */
export type EmailDeps = Omit<SendEmailDeps, 'origin'>

export const emailDeps = (
  { operator }: Config,
  { mailer }: Gateways,
  database: Database,
  log: Log,
  now: () => Date,
): EmailDeps => ({
  links: emailLinkStore(database),
  addReferenceLink: referenceLinkStore(database),
  forgetEmail: forgetEmail(database),
  operator,
  mailer,
  log,
  now,
})
