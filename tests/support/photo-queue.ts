import { afterEach, beforeEach, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { blocksFor } from '#shared/form/block.ts'
import type { Photo } from '#shared/form/photo.ts'
import type { Sent } from '#web/api/upload-photo.ts'
import { createFormStore, formActions } from '#web/form/form-store.ts'
import { type Chosen, chosenOf, type PhotosState } from '#web/form/photo-tiles.ts'
import { PhotoQueue } from '#web/photos/photo-queue.ts'
import type { Prepared } from '#web/photos/prepare.ts'

export const FIELD = 'files_uploaded'
const page = {
  blocks: blocksFor(ADVERT_PAGE, 'sell'),
  context: { appType: 'sell', addressType: 'orphan' },
  today: '2026-11-21',
} as const

const aFile = (name: string): File => new File([name], name, { type: 'image/jpeg', lastModified: 7 })
const files = (...names: string[]): Chosen<File>[] => names.map((name) => chosenOf(aFile(`${name}.jpg`)))
export const idOf = (number: number): string => number.toString(16).padStart(32, '0')
export const kept = (number: number): Sent => ({ is: 'kept', id: idOf(number) })

interface Upload {
  readonly name: string
  readonly uuid: string
  readonly isPlan: boolean
  readonly progress: (part: number) => void
  readonly end: (sent: Sent) => Promise<void>
  stopped: boolean
}

/** Lets every promise that is due come to its end. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** A queue on a form of its own, whose uploads end when and as the test says. */
export function aQueue(photos: readonly Photo[] = [], prepared: Partial<Record<string, Prepared>> = {}) {
  const formStore = createFormStore(page, { [FIELD]: photos.length > 0 ? photos : null })
  const form = { store: formStore, actions: formActions(page, formStore) }
  const store = createStore<PhotosState>(() => ({
    tiles: null,
    problems: [],
    waiting: 0,
    hasNoRoom: false,
    batch: [],
    part: null,
  }))
  const uploads: Upload[] = []
  const announced: string[] = []
  const keptUids = new Set<string>()
  const queue = new PhotoQueue({
    store,
    form,
    field: FIELD,
    max: { photos: 20, plans: 3 },
    uuid: () => 'the-draft',
    prepare: async (file) => prepared[file.name] ?? { blob: file, preview: null },
    send: ({ uuid, name, isPlan }, progress) => {
      const { promise, resolve } = Promise.withResolvers<Sent>()
      const end = async (sent: Sent): Promise<void> => {
        resolve(sent)
        await settle()
      }
      const upload: Upload = { name, uuid, isPlan, progress, end, stopped: false }
      uploads.push(upload)
      return {
        ended: promise,
        stop: () => {
          upload.stopped = true
          resolve({ is: 'stopped' })
        },
      }
    },
    announce: (text) => announced.push(text),
    kept: {
      keep: (chosen) => chosen.forEach(({ uid }) => keptUids.add(uid)),
      uploaded: (uid) => keptUids.delete(uid),
      drop: (uid) => keptUids.delete(uid),
    },
  })
  const states = () => queue.list.tiles.map(({ name, state }) => `${name.replace('.jpg', '')} ${state}`)
  const answer = () =>
    ((formStore.getState().answers[FIELD] ?? []) as readonly Photo[]).map(({ name }) => name)
  const uid = (name: string): string =>
    queue.list.tiles.find((tile) => tile.name === `${name}.jpg`)?.uid ?? ''
  const take = async (...names: string[]): Promise<void> => {
    queue.take(files(...names))
    await settle()
  }
  const takePlan = async (name: string): Promise<void> => {
    queue.take([chosenOf(aFile(`${name}.jpg`), { isPlan: true })])
    await settle()
  }
  return { takePlan, queue, form, store, uploads, announced, keptUids, states, answer, uid, take }
}

/** Each test of the file runs online, on a clock that it moves itself. */
export function onlineOnFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
