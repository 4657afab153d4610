import { isUuid } from '#shared/values/uuid.ts'
import { accountShown, type Caller } from '../../http/caller.ts'
import { type Entrance, noBody } from '../../http/entrance.ts'
import type { SendPage } from '../../http/plain-page.ts'
import { DO_NOT_KEEP } from '../../http/security-headers.ts'
import { type PreviewDeps, previewDraft } from './preview-draft.ts'

export interface PreviewRouteDeps extends PreviewDeps {
  readonly sendPage: SendPage
}

/** Guests take turns by address: anybody can have many guests' cookies. */
const inTurnOf = ({ account, client }: Caller, deps: PreviewDeps): PreviewDeps =>
  account === null ? { ...deps, evaluate: (judged) => deps.evaluate(judged, client) } : deps

export function registerPreviewRoutes({ handle }: Entrance, deps: PreviewRouteDeps): void {
  handle('checkAdvert', noBody, async ({ param: uuid, caller, request, reply }) => {
    const { ownerKey, account } = caller
    const preview =
      ownerKey === null || !isUuid(uuid)
        ? null
        : await previewDraft(inTurnOf(caller, deps), uuid, { ownerKey, isAgent: account?.isAgent ?? false })
    reply.code(preview === null ? 404 : 200).headers(DO_NOT_KEEP)
    return deps.sendPage(request, reply, { who: accountShown(caller), preview })
  })
}
