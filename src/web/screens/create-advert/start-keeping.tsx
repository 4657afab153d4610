import type { StoreApi } from 'zustand/vanilla'
import type { AppType } from '#shared/form/block.ts'
import { getInitialData } from '#web/api/advert-api.ts'
import type { FileKeeping, PhotoTile } from '#web/form/photo-tiles.ts'
import type { Draft } from '#web/state/draft.ts'
import { Keeper, type KeeperDeps } from '#web/state/keeper.ts'
import { type KeptPhoto, removeAll } from '#web/state/kept-copies.ts'
import { newUuid } from '#web/state/new-uuid.ts'
import { PhotoKeeper } from '#web/state/photo-keeper.ts'
import { isSharedComputer } from '#web/state/shared-computer.ts'
import { storeDraft, storedDraft } from '#web/state/stored-draft.ts'
import type { KeepingState } from './keeping-state.ts'
import type { Photos } from './photos.ts'
import { keepPlace } from './place.ts'

export interface KeepingDeps
  extends Pick<
    KeeperDeps,
    'appType' | 'first' | 'form' | 'draft' | 'isGuest' | 'owner' | 'ready' | 'atFirst'
  > {
  readonly store: StoreApi<KeepingState>
  readonly photos: Photos
}

export interface StartedKeeping {
  readonly files: FileKeeping
  /** Removes everything that is kept in this browser, clears these drafts, and keeps nothing more. */
  readonly forget: (uuids: readonly string[]) => Promise<void>
  readonly stop: () => void
}

const CHOOSE_AGAIN = 'We couldn’t move these photos to your new advert. Choose them again.'

/** Brings back what was left, and keeps what is typed. Loaded on demand. */
export function startKeeping({ store, photos, ...deps }: KeepingDeps): StartedKeeping {
  const window = newUuid()
  const files = new PhotoKeeper({
    window,
    isGuest: deps.isGuest,
    keepAnswers: () => keeper.keep(),
    onNoRoom: () => photos.store.setState({ hasNoRoom: true }),
  })
  const keeper = new Keeper({
    ...deps,
    window,
    hasPhotos: () => files.hasPending,
    opens: (uuid) => opens(deps.appType, uuid),
    switchTo: (uuid) => switchTo(deps.appType, uuid),
    takePhotos: (left, isNew) => takeLeft(left, isNew, files, photos),
  })
  const turnOff = (): void => {
    keeper.turnOff()
    files.turnOff()
  }
  if (isSharedComputer()) turnOff()
  const isBack = isSharedComputer() ? Promise.resolve() : bringBack(keeper, store)
  // What is brought back changes where things are.
  const stopPlace = keepPlace(deps.appType, isBack)
  const unsubscribe = sendAgainAfterRestart(deps.draft, photos, files)
  return {
    files,
    forget: async (uuids) => {
      turnOff()
      store.setState({ broughtBack: null })
      await removeAll(uuids)
    },
    stop: () => {
      unsubscribe()
      stopPlace()
      keeper.stop()
    },
  }
}

async function opens(appType: AppType, uuid: string): Promise<boolean> {
  const called = await getInitialData(appType, uuid)
  if (!called.ok) throw new Error('Whether the draft opens is not known now.')
  return called.answer.data.uuid === uuid
}

function switchTo(appType: AppType, uuid: string | null): boolean {
  storeDraft(appType, uuid)
  if (storedDraft(appType) !== uuid) return false
  location.reload()
  return true
}

async function takeLeft(
  left: readonly KeptPhoto[],
  isNew: boolean,
  files: PhotoKeeper,
  photos: Photos,
): Promise<number> {
  await files.takeOver(left)
  const again = left.filter(({ isUploaded }) => isNew || !isUploaded)
  void photos.takeAgain(again)
  return again.length
}

/** The photos of a draft that can no longer be opened cannot be those of the draft that follows it. */
function sendAgainAfterRestart(draft: Draft, photos: Photos, files: PhotoKeeper): () => void {
  return draft.store.subscribe(({ uuid }, before) => {
    // Until there is something to save, another id is that of a draft that was left.
    if (uuid === before.uuid || before.status === 'untouched') return
    const again = files.uploadedPhotos
    const uids = new Set(again.map(({ uid }) => uid))
    const lost = (photos.store.getState().tiles ?? []).filter(
      ({ state, uid }) => state === 'success' && !uids.has(uid),
    )
    queueMicrotask(() => void sendAgain(photos, again, lost))
  })
}

async function sendAgain(
  photos: Photos,
  again: readonly KeptPhoto[],
  lost: readonly PhotoTile[],
): Promise<void> {
  await photos.takeAgain(again)
  if (lost.length > 0)
    photos.store.setState({
      problems: [{ message: CHOOSE_AGAIN, names: lost.map(({ name }) => name), isPlan: false }],
    })
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
