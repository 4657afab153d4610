import type { StoreApi } from 'zustand/vanilla'
import { Keeper, type KeeperDeps } from '#web/state/keeper.ts'
import { removeAll } from '#web/state/kept-copies.ts'
import { isSharedComputer } from '#web/state/shared-computer.ts'
import type { KeepingState } from './keeping-state.ts'

export interface KeepingDeps
  extends Pick<KeeperDeps, 'appType' | 'first' | 'form' | 'draft' | 'isGuest' | 'atFirst'> {
  readonly store: StoreApi<KeepingState>
}

export interface StartedKeeping {
  readonly forget: () => Promise<void>
  readonly stop: () => void
}

/** Unlike a uuid, it is also there without https. */
const newWindowId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')

/** Brings back what was left, and keeps what is typed. Loaded on demand. */
export function startKeeping({ store, ...deps }: KeepingDeps): StartedKeeping {
  const keeper = new Keeper({
    ...deps,
    window: newWindowId(),
    hasPhotos: () => false,
    takePhotos: async () => undefined,
  })
  if (isSharedComputer()) keeper.turnOff()
  else void bringBack(keeper, store)
  return {
    forget: async () => {
      keeper.turnOff()
      store.setState({ broughtBack: null })
      await removeAll()
    },
    stop: () => keeper.stop(),
  }
}

async function bringBack(keeper: Keeper, store: StoreApi<KeepingState>): Promise<void> {
  const { hasAnswers, photos } = await keeper.bringBack().catch(() => ({ hasAnswers: false, photos: 0 }))
  if (!hasAnswers && photos === 0) return
  const hide = (): void => {
    store.setState({ broughtBack: null })
    focusHeading()
  }
  const Line = () => <BroughtBackLine {...{ hasAnswers, photos }} onHide={hide} />
  store.setState({ broughtBack: { Line } })
}

interface LineProps {
  readonly hasAnswers: boolean
  readonly photos: number
  readonly onHide: () => void
}

function BroughtBackLine({ hasAnswers, photos, onHide }: LineProps) {
  const ofPhotos = photos === 1 ? '1 photo' : `${photos} photos`
  const what = [hasAnswers ? 'what you typed' : '', photos > 0 ? `${ofPhotos} you chose` : ''].filter(Boolean)
  return (
    <p className="note">
      We’ve brought back {what.join(' and ')} last time.{' '}
      <button type="button" className="link" onClick={onHide}>
        Hide this message
      </button>
    </p>
  )
}

/** The button that had the focus is gone. */
function focusHeading(): void {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
