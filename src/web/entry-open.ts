import type { PageProps } from '#shared/api/document-state.ts'
import type { PagesOfKind } from '#shared/journey/pages.ts'
import { paths } from '#shared/journey/paths.ts'
import { isUuid } from '#shared/values/uuid.ts'
import {
  rememberChosenDraft,
  rememberClearedDraft,
  rememberLostDraft,
  rememberPreviousDraft,
} from './state/arrival.ts'
import { removeCleared, reopen } from './state/kept-copies.ts'
import { storeDraft, storedDraft } from './state/stored-draft.ts'
import { STORAGE_MS, within } from './state/within.ts'

/** Specification section 2. The redirect waits until what was cleared or set cannot be forgotten (decision 0068). */
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
  const owner = state.who?.email ?? null
  void within(STORAGE_MS, async () => {
    if (route.name === 'new') await removeCleared(owner, route.appType, before)
    else if (isUuid(route.uuid)) await reopen(route.uuid)
  }).then(goOn)
}
