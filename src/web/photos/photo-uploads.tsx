import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import { sendPhoto } from '#web/api/upload-photo.ts'
import type { Chosen } from '#web/form/photo-tiles.ts'
import { announce } from '#web/ui/announce.ts'
import { scrollToElement } from '#web/ui/scroll.ts'
import type { OpenOptions } from './inside-props.ts'
import { PhotoProblems, PhotoProgress, WaitingForPhotos } from './photo-progress.tsx'
import { PhotoQueue, type PhotoQueueDeps } from './photo-queue.ts'
import { preparer } from './prepare.ts'
import { TileInside } from './tile-inside.tsx'

export interface PhotoUploads {
  readonly take: (files: readonly Chosen<File>[]) => void
  readonly isBusy: () => boolean
  readonly settled: () => Promise<boolean>
  readonly stop: () => void
}

interface PhotoUploadsDeps extends Pick<PhotoQueueDeps, 'store' | 'form' | 'uuid' | 'max' | 'kept'> {
  readonly maxBytes: number
}

const FIELD = 'files_uploaded'

/** The upload code, loaded when the user first touches photos. */
export function startPhotoUploads({ maxBytes, ...deps }: PhotoUploadsDeps): PhotoUploads {
  const { store } = deps
  const { prepare, stop: stopPreparing } = preparer(maxBytes)
  const queue = new PhotoQueue({ ...deps, field: FIELD, prepare, send: sendPhoto, announce })
  const open = createStore<OpenOptions>(() => ({ uid: null }))
  store.setState({
    part: {
      Inside: (props) => <TileInside queue={queue} open={open} {...props} />,
      Problems: ({ ofPlans }) => <PhotoProblems store={store} ofPlans={ofPlans} />,
      Progress: () => <PhotoProgress store={store} />,
      Waiting: ({ children }) => (
        <WaitingForPhotos store={store} onStop={() => queue.stopWaiting()}>
          {children}
        </WaitingForPhotos>
      ),
    },
  })
  const online = (): void => queue.resume()
  addEventListener('online', online)
  return {
    take: (files) => queue.take(files),
    isBusy: () => queue.list.isBusy,
    settled: async () => {
      if (!(await queue.settled())) return false
      const { failed } = queue.list
      if (!failed) return true
      showFailed(failed.uid)
      return false
    },
    stop: () => {
      removeEventListener('online', online)
      queue.stop()
      stopPreparing()
      flushSync(() => store.setState({ tiles: null, part: null }))
    },
  }
}

/** A failed photo is not dropped silently: the user decides whether to retry. */
function showFailed(uid: string): void {
  const tile = document.querySelector(`[data-uid="${CSS.escape(uid)}"]`)
  if (!tile) return
  scrollToElement(tile)
  tile.querySelector('button')?.focus({ preventScroll: true })
}
