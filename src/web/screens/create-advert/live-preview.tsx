import { startTransition, useEffect, useState } from 'react'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import type { ListedAddress } from '#web/api/lookup-api.ts'
import type { FormState } from '#web/form/form-store.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { shownAnswers } from './shown-answers.ts'
import { useCreateAdvert, useFormValue } from './use-create-advert.ts'

const load = () => import('#web/advert/advert-preview.tsx')

/** The width from which the CSS shows the preview. */
const WIDE = '(min-width: 73.75em)'
/** With the chosen address's street and town. */
const previewed = (state: FormState, address: ListedAddress | null): AnyAnswers => ({
  ...shownAnswers(state),
  ...(address ? { streetName: address.street, townName: address.town } : {}),
})

/** The live preview next to the form. It renders when the browser is idle, so that typing stays fast. */
export function LivePreview() {
  const { appType, form, lookups } = useCreateAdvert()
  const isAgent = useFormValue('userAgent') === true
  const [answers, setAnswers] = useState<AnyAnswers | null>(null)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    let isWaiting = false
    const draw = (): void => {
      isWaiting = false
      const shown = previewed(form.store.getState(), lookups.chosen())
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
    <aside className="preview-column" aria-label="Your advert so far">
      {answers ? <Drawn appType={appType} answers={answers} /> : null}
    </aside>
  )
}

/** If it does not load, the form works without it. */
function Drawn(props: { readonly appType: AppType; readonly answers: AnyAnswers }) {
  const loaded = useLoaded(load)
  return loaded !== null && loaded !== 'failed' ? <loaded.part.AdvertPreview {...props} /> : null
}
