import { useEffect, useRef, useState } from 'react'
import { SEEKERS } from '#shared/advert/kinds.ts'
import { changeLinkId, comesFromCheck } from '#shared/journey/from-check.ts'
import { paths } from '#shared/journey/paths.ts'
import { useForm } from '#web/form/form-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useBrowserValue } from '#web/ui/use-browser-value.ts'
import { useCreateAdvert } from './use-create-advert.ts'

const NOTHING_YET = 'Answer a question first. Then you can see your advert.'
const UPLOADING = 'Your photos are still uploading. You can see your advert once they’re done.'
const NOT_SAVED = 'We couldn’t save your last change. Check your connection and try again.'

interface SeeAdvert {
  /** `changed`: the field whose answer it is to show. */
  readonly see: (changed?: string) => Promise<void>
  /** Why it cannot be shown now. */
  readonly problem: string | null
}

/** Saves, then opens the page that shows the whole advert. */
function useSeeAdvert(): SeeAdvert {
  const { draft, photos, leaveFor } = useCreateAdvert()
  const [problem, setProblem] = useState<string | null>(null)
  const stop = (text: string): void => {
    setProblem(text)
    announce(text)
  }
  const see: SeeAdvert['see'] = async (changed = '') => {
    setProblem(null)
    if (photos.isBusy()) return stop(UPLOADING)
    if (!(await draft.save())) return stop(NOT_SAVED)
    const { status, uuid } = draft.store.getState()
    if (status === 'untouched') return stop(NOTHING_YET)
    leaveFor(paths.checkAdvert(uuid) + (changed === '' ? '' : `#${changeLinkId(changed)}`))
  }
  return { see, problem }
}

export function SeeAdvertButton() {
  const { see, problem } = useSeeAdvert()
  const { appType } = useForm().page.context
  return (
    <div className="see-advert">
      <p>Look at it once more, as {SEEKERS[appType]} will see it.</p>
      <button type="button" className="secondary" onClick={() => void see()}>
        <Icon name="eye" />
        See your whole advert
      </button>
      {problem ? <p>{problem}</p> : null}
    </div>
  )
}

/** On a phone, in the bar at the bottom. */
export function SeeAdvertInBar() {
  const { see, problem } = useSeeAdvert()
  return (
    <>
      <button type="button" className="see-in-bar" title="See your whole advert" onClick={() => void see()}>
        <Icon name="eye" />
        <span className="unseen">See your whole advert</span>
      </button>
      {problem ? <p className="see-problem">{problem}</p> : null}
    </>
  )
}

const isFromCheck = (): boolean => comesFromCheck(location.search)

/** For whoever came to change one answer. */
export function BackToCheck() {
  const { see, problem } = useSeeAdvert()
  const isShown = useBrowserValue(isFromCheck, false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (isShown && box.current ? keepClear(box.current) : undefined), [isShown])
  if (!isShown) return null
  return (
    <div className="back-to-check" ref={box}>
      <p>{problem ?? 'Change your answer, then go back.'}</p>
      <button type="button" className="primary" onClick={() => void see(location.hash.slice(1))}>
        Back to your whole advert
      </button>
    </div>
  )
}

/** What has the focus is scrolled clear of what this covers at the bottom. Returns a function that ends it. */
function keepClear(box: HTMLElement): () => void {
  const { style } = document.documentElement
  const measure = (): void => {
    const covered = box.offsetHeight + Number.parseFloat(getComputedStyle(box).bottom)
    style.setProperty('--covered', `${covered}px`)
  }
  const watching = new ResizeObserver(measure)
  watching.observe(box)
  return () => {
    watching.disconnect()
    style.removeProperty('--covered')
  }
}
