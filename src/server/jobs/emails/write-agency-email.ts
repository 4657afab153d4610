import { paths } from '#shared/journey/paths.ts'
import type { EmailToSend } from '../../db/queue-email.ts'
import { newHashedToken } from '../../http/token.ts'
import {
  agencyInvitationEmail,
  feedWatchEmail,
  isWatchedFeed,
  isWatchedPortal,
  isWatchedWebHook,
  portalWatchEmail,
  webHookWatchEmail,
} from '../letters/agency-letters.ts'
import type { Letter } from '../letters/letter.ts'
import type { EmailLinkStore } from './email-link-store.ts'

export interface AgencyLetterDeps {
  readonly links: Pick<EmailLinkStore, 'addInvitationLink'>
  readonly origin: string
  readonly now: () => Date
}

/** Null if there is nothing to tell any more; undefined if it is no email to an agency. */
export async function writeAgencyEmail(
  deps: AgencyLetterDeps,
  email: EmailToSend,
): Promise<Letter | null | undefined> {
  switch (email.kind) {
    case 'agency-invitation':
      return writeInvitation(deps, email)
    case 'feed-watch':
      return writeFeedWatch(deps, email)
    case 'portal-watch':
      return writePortalWatch(deps, email)
    case 'web-hook-watch':
      return writeWebHookWatch(deps, email)
    default:
      return undefined
  }
}

async function writeInvitation({ links, origin, now }: AgencyLetterDeps, { payload }: EmailToSend) {
  const { token, hash } = newHashedToken()
  const agency = await links.addInvitationLink(hash, payload['invitation'] ?? '', now())
  const { days = '' } = payload
  return agency === null ? null : agencyInvitationEmail(agency, days, origin + paths.agencyInvitation(token))
}

function writeFeedWatch({ origin }: AgencyLetterDeps, { payload }: EmailToSend): Letter | null {
  const { feed = '', branch = '', trouble = '' } = payload
  return isWatchedFeed(trouble) ? feedWatchEmail(trouble, branch, origin + paths.agencyFeed(feed)) : null
}

function writePortalWatch({ origin }: AgencyLetterDeps, { payload }: EmailToSend): Letter | null {
  const { portal = '', name = '', state = '' } = payload
  return isWatchedPortal(state) ? portalWatchEmail(state, name, origin + paths.agencyPortal(portal)) : null
}

function writeWebHookWatch({ origin }: AgencyLetterDeps, { payload }: EmailToSend): Letter | null {
  const { webHook = '', host = '', state = '' } = payload
  return isWatchedWebHook(state)
    ? webHookWatchEmail(state, host, origin + paths.agencyWebHook(webHook))
    : null
}
