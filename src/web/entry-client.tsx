import './styles/main.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { routeOf } from '#shared/journey/paths.ts'
import { getInitialData } from './api/advert-api.ts'
import { App, type FirstState } from './app.tsx'
import { leaveLostDraft } from './state/arrival.ts'
import { storeDraft, storedDraft } from './state/stored-draft.ts'

const root = document.getElementById('root')
const inlined = document.getElementById('first-state')?.textContent
const route = routeOf(location.pathname)

if (root && inlined && (route.name === 'sell' || route.name === 'let')) {
  const first = JSON.parse(inlined) as FirstState
  const uuid = storedDraft(route.appType)
  if (uuid === null) hydrateRoot(root, <App route={route} first={first} />)
  else void openDraft(root, first, uuid)
}

/** Loading the app with a draft (specification section 4): the loader stays until its answers are here. */
async function openDraft(container: HTMLElement, first: FirstState, uuid: string): Promise<void> {
  if (route.name !== 'sell' && route.name !== 'let') return
  const called = await getInitialData(route.appType, uuid)
  if (!called.ok) {
    document.documentElement.dataset['loading'] = 'failed'
    document.getElementById('try-again')?.addEventListener('click', () => location.reload(), { once: true })
    return
  }
  if (called.answer.data.uuid !== uuid) {
    storeDraft(route.appType, null)
    leaveLostDraft()
  }
  createRoot(container).render(<App route={route} first={{ ...first, data: called.answer.data }} />)
  delete document.documentElement.dataset['loading']
}
