import { PORTAL_CONSENT_VERSION } from '#shared/account/portal-consent.ts'
import { isText, NO_UUID, readData } from '#shared/api/read-call.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { accepted } from '../../http/answers.ts'
import type { Answer, Entrance } from '../../http/entrance.ts'
import { draftNotFound, refused } from '../../http/refusal.ts'
import type { OwnPortals } from './own-portals.ts'

export interface OwnPortalDeps {
  readonly ownPortals: OwnPortals
  readonly now: () => Date
}

const NOT_OFFERED = 'We can’t send this advert to that website now. Reload the page to see what has changed.'
const OTHER_TEXT = 'What you agree to has changed. Reload the page and read it again.'

export function registerOwnPortalRoutes({ handle }: Entrance, { ownPortals, now }: OwnPortalDeps): void {
  handle('agreePortal', readAgreed, async ({ body, caller }): Promise<Answer> => {
    if (body.version !== PORTAL_CONSENT_VERSION) return refused(OTHER_TEXT)
    const outcome = await ownPortals.agree(body, caller.ownerKey, now())
    if (outcome === 'not-found') return draftNotFound(false)
    return outcome === 'done' ? accepted() : refused(NOT_OFFERED)
  })
  handle('stopPortal', readStopped, async ({ body, caller }): Promise<Answer> => {
    const outcome = await ownPortals.takeBack(body, caller.ownerKey, now())
    return outcome === 'done' ? accepted() : draftNotFound(false)
  })
}

const readAgreed = (body: unknown) =>
  readData(body, (field) => ({
    uuid: field('uuid', isUuid, NO_UUID),
    portal: field('portal', isUuid, NO_PORTAL),
    version: field('version', isText, 'The version of the text is missing.'),
  }))

const readStopped = (body: unknown) =>
  readData(body, (field) => ({
    uuid: field('uuid', isUuid, NO_UUID),
    portal: field('portal', isUuid, NO_PORTAL),
  }))

const NO_PORTAL = 'The portal isn’t one of ours.'
