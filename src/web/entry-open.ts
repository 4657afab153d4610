import { paths, routeOf } from '#shared/journey/paths.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { leaveClearedDraft, leaveLostDraft, leavePreviousDraft } from './state/arrival.ts'
import { storeDraft, storedDraft } from './state/stored-draft.ts'

/** /new/{appType} forgets the stored draft, /load/{appType}/{uuid} stores one; both go on to /{appType} (specification section 2). */
const route = routeOf(location.pathname)
if (route.name === 'new') {
  const cleared = storedDraft(route.appType)
  if (cleared !== null) leaveClearedDraft(route.appType, cleared)
  storeDraft(route.appType, null)
  location.replace(paths.create(route.appType) + location.search)
}
if (route.name === 'load') {
  const before = storedDraft(route.appType)
  if (before !== null && before !== route.uuid) leavePreviousDraft(route.appType, before)
  if (isUuid(route.uuid)) storeDraft(route.appType, route.uuid)
  else leaveLostDraft(route.uuid)
  location.replace(paths.create(route.appType) + location.search)
}
