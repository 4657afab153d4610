import { isUuid } from '#shared/values/uuid.ts'
import { accountShown } from '../../http/caller.ts'
import { type Entrance, noBody } from '../../http/entrance.ts'
import type { SendPage } from '../../http/plain-page.ts'
import { type PreviewDeps, previewDraft } from './preview-draft.ts'

export interface PreviewRouteDeps extends PreviewDeps {
  readonly sendPage: SendPage
}

/** For the draft's owner alone. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const

export function registerPreviewRoutes({ handle }: Entrance, deps: PreviewRouteDeps): void {
  handle('checkAdvert', noBody, async ({ param: uuid, caller, request, reply }) => {
    const { ownerKey, account } = caller
    const preview =
      ownerKey === null || !isUuid(uuid)
        ? null
        : await previewDraft(deps, uuid, { ownerKey, isAgent: account?.isAgent ?? false })
    reply.code(preview === null ? 404 : 200).headers(PRIVATE)
    return deps.sendPage(request, reply, { who: accountShown(caller), preview })
  })
}
