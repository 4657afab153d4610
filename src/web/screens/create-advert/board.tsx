import { startTransition, useEffect, useState } from 'react'
import type { AppType } from '#shared/form/block.ts'
import type { ListedAddress } from '#web/api/lookup-api.ts'
import type { FormState, Values } from '#web/form/form-store.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'
import { useCreateAdvert, useFormValue } from './use-create-advert.ts'

const load = () => import('#web/advert/advert-board.tsx')

/** Where the style sheet has a place for the board. */
const WIDE = '(min-width: 73.75em)'
const AT_LATEST_MS = 500

/** Safari has no idle callback. */
const whenIdle = (draw: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(draw, { timeout: AT_LATEST_MS })
  else setTimeout(draw, AT_LATEST_MS)
}

/** The answers that count, and what a chosen address and its certificate tell. */
function shownAnswers({ values, shown, facts }: FormState, address: ListedAddress | null): Values {
  const fromRegister = facts['haveEpcInDatabase'] ? ['currentEpc', 'potentialEpc'] : []
  const counting = Object.entries(values).filter(([name]) => shown.has(name) || fromRegister.includes(name))
  return { ...Object.fromEntries(counting), ...(address ? { streetName: address.street } : {}) }
}

/** The advert beside the form, growing as answers come; drawn when nothing else is to be done, so that no key press waits for it. */
export function Board() {
  const { appType, form, lookups } = useCreateAdvert()
  const isAgent = useFormValue('userAgent') === true
  const [answers, setAnswers] = useState<Values | null>(null)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    let isWaiting = false
    const draw = (): void => {
      isWaiting = false
      const shown = shownAnswers(form.store.getState(), lookups.chosen())
      startTransition(() => setAnswers(shown))
    }
    const drawSoon = (): void => {
      if (isWaiting || !wide.matches) return
      isWaiting = true
      whenIdle(draw)
    }
    drawSoon()
    wide.addEventListener('change', drawSoon)
    const stop = form.store.subscribe((state, before) => {
      if (state.walked !== before.walked || state.lists !== before.lists) drawSoon()
    })
    return () => {
      wide.removeEventListener('change', drawSoon)
      stop()
    }
  }, [form, lookups])
  if (isAgent) return null
  return (
    <aside className="beside" aria-label="Your advert so far">
      {answers ? <Drawn appType={appType} answers={answers} /> : null}
    </aside>
  )
}

/** Without the network there is no board, and nothing else is lost. */
function Drawn(props: { readonly appType: AppType; readonly answers: Values }) {
  const loaded = useLoaded(load)
  return loaded !== null && loaded !== 'failed' ? <loaded.part.AdvertBoard {...props} /> : null
}
