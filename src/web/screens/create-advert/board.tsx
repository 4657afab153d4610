import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import type { Values } from '#web/form/form-store.ts'
import { useCreateAdvert, useFormValue } from './use-create-advert.ts'

const AdvertBoard = lazy(() =>
  import('#web/advert/advert-board.tsx').then(({ AdvertBoard: Drawn }) => ({ default: Drawn })),
)

/** Where the style sheet has a place for the board. */
const WIDE = '(min-width: 73.75em)'
const AT_LATEST_MS = 500

/** Safari has no idle callback. */
const whenIdle = (draw: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(draw, { timeout: AT_LATEST_MS })
  else setTimeout(draw, AT_LATEST_MS)
}

/** The advert beside the form, growing as answers come; drawn when nothing else is to be done, so that no key press waits for it. */
export function Board() {
  const { appType, form } = useCreateAdvert()
  const isAgent = useFormValue('userAgent') === true
  const [answers, setAnswers] = useState<Values | null>(null)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    let isWaiting = false
    const draw = (): void => {
      isWaiting = false
      const { values, shown } = form.store.getState()
      const counting = Object.entries(values).filter(([name]) => shown.has(name))
      startTransition(() => setAnswers(Object.fromEntries(counting)))
    }
    const drawSoon = (): void => {
      if (isWaiting || !wide.matches) return
      isWaiting = true
      whenIdle(draw)
    }
    drawSoon()
    wide.addEventListener('change', drawSoon)
    const stop = form.store.subscribe((state, before) => {
      if (state.values !== before.values) drawSoon()
    })
    return () => {
      wide.removeEventListener('change', drawSoon)
      stop()
    }
  }, [form])
  if (isAgent) return null
  return (
    <aside className="beside" aria-label="Your advert so far">
      {answers ? (
        <Suspense>
          <AdvertBoard appType={appType} answers={answers} />
        </Suspense>
      ) : null}
    </aside>
  )
}
