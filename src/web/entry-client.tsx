import './styles/main.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { FirstState } from '#shared/api/document-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { routeOf } from '#shared/journey/paths.ts'
import { getInitialData } from './api/advert-api.ts'
import { CreationPage } from './creation-page.tsx'
import { clearedDraft, forgetCleared, leaveLostDraft, takePreviousDraft } from './state/arrival.ts'
import { storeDraft, storedDraft } from './state/stored-draft.ts'

const container = document.getElementById('root')
const inlined = document.getElementById('first-state')?.textContent
const route = routeOf(location.pathname)

if (container && inlined && (route.name === 'sell' || route.name === 'let')) {
  const first = JSON.parse(inlined) as FirstState
  const uuid = storedDraft(route.appType)
  if (uuid === null)
    hydrateRoot(container, <CreationPage appType={route.appType} first={first} />, {
      onUncaughtError: showFailure,
    })
  else void openDraft(container, first, route.appType, uuid)
}

/** In place of a page that could not be drawn, or whose draft did not come: what was saved is a reload away. */
function showFailure(): void {
  document.documentElement.dataset['loading'] = 'failed'
  document.getElementById('try-again')?.addEventListener('click', () => location.reload(), { once: true })
}

/** Loading the app with a draft (specification section 4): the loader stays until its answers are here. */
async function openDraft(
  element: HTMLElement,
  first: FirstState,
  appType: AppType,
  uuid: string,
): Promise<void> {
  const called = await getInitialData(appType, uuid)
  if (!called.ok && called.refusal === null) {
    showFailure()
    return
  }
  const data = called.ok ? called.answer.data : first.data
  const previous = takePreviousDraft(appType)
  if (data.uuid !== uuid) {
    storeDraft(appType, previous)
    leaveLostDraft(uuid)
    if (previous !== null) {
      location.reload()
      return
    }
  } else if (clearedDraft(appType) === uuid) forgetCleared(appType)
  const root = createRoot(element, { onUncaughtError: showFailure })
  root.render(<CreationPage appType={appType} first={{ ...first, data }} />)
  delete document.documentElement.dataset['loading']
}
