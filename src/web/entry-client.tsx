import type { AppType } from '#shared/form/block.ts'
import './styles/main.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { FirstState } from '#shared/api/page-state.ts'
import { routeOf } from '#shared/journey/paths.ts'
import { getInitialData } from './api/advert-api.ts'
import { App } from './app.tsx'
import { clearedDraft, forgetCleared, leaveLostDraft, takePreviousDraft } from './state/arrival.ts'
import { storeDraft, storedDraft } from './state/stored-draft.ts'

const root = document.getElementById('root')
const inlined = document.getElementById('first-state')?.textContent
const route = routeOf(location.pathname)

if (root && inlined && (route.name === 'sell' || route.name === 'let')) {
  const first = JSON.parse(inlined) as FirstState
  const uuid = storedDraft(route.appType)
  if (uuid === null) hydrateRoot(root, <App route={route} first={first} />)
  else void openDraft(root, first, route.appType, uuid)
}

/** Loading the app with a draft (specification section 4): the loader stays until its answers are here. */
async function openDraft(
  container: HTMLElement,
  first: FirstState,
  appType: AppType,
  uuid: string,
): Promise<void> {
  const called = await getInitialData(appType, uuid)
  if (!called.ok && called.refusal === null) {
    document.documentElement.dataset['loading'] = 'failed'
    document.getElementById('try-again')?.addEventListener('click', () => location.reload(), { once: true })
    return
  }
  const data = called.ok ? called.answer.data : first.data
  const previous = takePreviousDraft(appType)
  if (data.uuid !== uuid) {
    storeDraft(appType, previous)
    leaveLostDraft()
    if (previous !== null) {
      location.reload()
      return
    }
  } else if (clearedDraft(appType) === uuid) forgetCleared(appType)
  createRoot(container).render(<App route={route} first={{ ...first, data }} />)
  delete document.documentElement.dataset['loading']
}
