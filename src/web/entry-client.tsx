import './styles/main.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PageProps } from '#shared/api/document-state.ts'
import type { AppType } from '#shared/form/block.ts'
import type { PageName } from '#shared/journey/pages.ts'
import { getInitialData } from './api/advert-api.ts'
import { CreationPage, type CreationPageProps } from './creation-page.tsx'
import { createTurns } from './form/turns.ts'
import { clearedDraft, forgetCleared, rememberLostDraft, takePreviousDraft } from './state/arrival.ts'
import { newUuid } from './state/new-uuid.ts'
import { isSharedComputer } from './state/shared-computer.ts'
import { storeDraft, storedDraft } from './state/stored-draft.ts'

const container = document.getElementById('root')
const inlined = document.getElementById('first-state')?.textContent

const props = inlined ? (JSON.parse(inlined) as PageProps<PageName>) : null

// The account pages load this file too, for the code they share with the creation page. It must do nothing there.
if (container && props && isCreation(props)) {
  const page = withUuid(props)
  const { appType } = page.route
  const uuid = storedDraft(appType)
  // In a task of its own: running this file has been one already.
  if (uuid === null) setTimeout(() => hydrate(container, page))
  else void openDraft(container, page, appType, uuid)
}

function withUuid(page: CreationPageProps): CreationPageProps {
  const { state } = page
  return { ...page, state: { ...state, data: { ...state.data, uuid: newUuid() } } }
}

function isCreation(page: PageProps<PageName>): page is CreationPageProps {
  return page.route.name === 'sell' || page.route.name === 'let'
}

function orShowFailure(draw: () => void): void {
  try {
    draw()
  } catch (error) {
    showFailure()
    throw error
  }
}

/** Shown if rendering failed or the draft did not load. Reloading brings back what was saved. */
function showFailure(): void {
  document.documentElement.dataset['loading'] = 'failed'
  document.getElementById('try-again')?.addEventListener('click', () => location.reload(), { once: true })
}

function hydrate(element: HTMLElement, page: CreationPageProps): void {
  orShowFailure(() => hydrateRoot(element, <CreationPage {...page} turns={createTurns()} />))
}

/** Loads the stored draft before the first render (specification section 4); the loader stays visible until then. */
async function openDraft(
  element: HTMLElement,
  page: CreationPageProps,
  appType: AppType,
  uuid: string,
): Promise<void> {
  const [called, part, isCleared] = await Promise.all([
    getInitialData(appType, uuid),
    import('./screens/create-advert/law-questions.ts').catch(() => null),
    wasCleared(uuid),
  ])
  if (part === null || (!called.ok && called.refusal === null)) {
    showFailure()
    return
  }
  const data = called.ok && !isCleared ? called.answer.data : page.state.data
  const previous = takePreviousDraft(appType)
  if (isCleared) storeDraft(appType, null)
  else if (data.uuid !== uuid) {
    storeDraft(appType, previous)
    rememberLostDraft(uuid)
    if (previous !== null) {
      location.reload()
      return
    }
  } else if (clearedDraft(appType) === uuid) forgetCleared(appType)
  orShowFailure(() =>
    createRoot(element).render(
      <CreationPage {...page} state={{ ...page.state, data }} law={part.LAW_QUESTIONS} />,
    ),
  )
  delete document.documentElement.dataset['loading']
}

/** A browser that was killed may still have the id of a draft that was cleared. On a shared computer the id is the tab's. */
async function wasCleared(uuid: string): Promise<boolean> {
  const part = isSharedComputer() ? null : await import('./state/kept-copies.ts').catch(() => null)
  return part !== null && part.wasCleared(uuid)
}
