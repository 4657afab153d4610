import type { PageProps } from '#shared/api/document-state.ts'
import type { AppType } from '#shared/form/block.ts'
import type { PagesOfKind } from '#shared/journey/pages.ts'
import { paths } from '#shared/journey/paths.ts'
import { isUuid } from '#shared/values/uuid.ts'
import {
  rememberChosenDraft,
  rememberClearedDraft,
  rememberLostDraft,
  rememberPreviousDraft,
} from './state/arrival.ts'
import { storeDraft, storedDraft } from './state/stored-draft.ts'
import { within } from './state/within.ts'

const FORGET_MS = 1_000

/**
 * /new/{appType} clears the stored draft, /load/{appType}/{uuid} sets it; both redirect to /{appType} (specification
 * section 2).
 */
const inlined = document.getElementById('first-state')?.textContent
if (inlined) {
  const { route, state } = JSON.parse(inlined) as PageProps<PagesOfKind<'opening'>>
  const before = storedDraft(route.appType)
  if (route.name === 'new') {
    if (before !== null) rememberClearedDraft(route.appType, before)
    storeDraft(route.appType, null)
  } else {
    if (before !== null && before !== route.uuid) rememberPreviousDraft(route.appType, before)
    if (isUuid(route.uuid)) {
      storeDraft(route.appType, route.uuid)
      rememberChosenDraft(route.appType, route.uuid)
    } else rememberLostDraft(route.uuid)
  }
  const goOn = (): void => location.replace(paths.create(route.appType) + location.search + location.hash)
  if (route.name === 'new')
    void within(FORGET_MS, () => forget(state.who?.email ?? null, route.appType, before)).then(goOn)
  else goOn()
}

async function forget(owner: string | null, appType: AppType, uuid: string | null): Promise<void> {
  const { removeCleared } = await import('./state/kept-copies.ts')
  await removeCleared(owner, appType, uuid)
}
