import type { AppType } from '#shared/form/block.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

/** Where somebody is on the page. */
interface Place {
  readonly top: number
  /** The selector of what has the focus. */
  readonly focus: string | null
  /** The caret, in a text. */
  readonly caret: number | null
}

const KEY = 'place_'

/** Returns to the place once the page is ready, and remembers it in this tab; returns a function that stops it. */
export function keepPlace(appType: AppType, ready: Promise<void>): () => void {
  const ended = new AbortController()
  void ready.then(() => {
    if (ended.signal.aborted) return
    returnToPlace(appType)
    rememberPlace(appType, ended.signal)
  })
  return () => ended.abort()
}

function rememberPlace(appType: AppType, signal: AbortSignal): void {
  const remember = (): void => store(appType, placeNow())
  // A tab that crashes does not say goodbye. Looking where one is lays the page out: not in the frame of an answer.
  const rememberSoon = (): void => whenIdle(remember)
  for (const type of ['focusin', 'scrollend'] as const) {
    document.addEventListener(type, rememberSoon, { signal })
  }
  addEventListener('pagehide', remember, { signal })
}

/** Returns to the place after a reload, unless the user has already gone elsewhere. */
function returnToPlace(appType: AppType): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const place = entry?.type === 'reload' || entry?.type === 'back_forward' ? stored(appType) : null
  if (place === null || document.activeElement !== document.body) return
  const element = place.focus === null ? null : document.querySelector<HTMLElement>(place.focus)
  element?.focus({ preventScroll: true })
  if (element instanceof HTMLTextAreaElement || isText(element))
    element.setSelectionRange(place.caret, place.caret)
  scrollTo({ top: place.top, behavior: 'instant' })
}

const isText = (element: HTMLElement | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.selectionStart !== null

function placeNow(): Place {
  const { activeElement } = document
  const caret =
    activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement
      ? activeElement.selectionStart
      : null
  return { top: scrollY, focus: activeElement && selectorOf(activeElement), caret }
}

function selectorOf(element: Element): string | null {
  if (element.id) return `#${CSS.escape(element.id)}`
  const name = element.getAttribute('name')
  if (name === null) return null
  const value = element.matches('[type="radio"], [type="checkbox"]') ? element.getAttribute('value') : null
  return `[name="${CSS.escape(name)}"]${value === null ? '' : `[value="${CSS.escape(value)}"]`}`
}

function store(appType: AppType, place: Place): void {
  try {
    sessionStorage.setItem(KEY + appType, JSON.stringify(place))
  } catch {
    // Where storage is blocked, a reload begins at the top.
  }
}

function stored(appType: AppType): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + appType) ?? 'null') as Place | null
  } catch {
    return null
  }
}
