import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { LIMITS } from '#shared/advert/limits.ts'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import type { Chosen } from '#web/form/photo-tiles.ts'
import type { LeftDraft } from './draft-state.ts'
import { heldLocks } from './window-lock.ts'

/** What a window has typed and the server has not acknowledged. */
export interface KeptCopy extends LeftDraft {
  /** The window's id. It holds a lock of this name while it is open. */
  readonly window: string
  readonly appType: AppType
  /** The email of the account whose it is; null for a guest's. Nobody else's page gets it. */
  readonly owner: string | null
  /**
   * All answers, while the draft is a guest's: only the browser's cookie opens it, and the cookie can be cleared. Null
   * for an account's, which the next user of the browser must not see.
   */
  readonly whole: AnyAnswers | null
  /** When it was written. */
  readonly at: number
}

/** A photo that a window has not uploaded yet, or one of a guest's draft. */
export interface KeptPhoto extends Chosen<File> {
  readonly window: string
  /** Its place among the photos that were chosen. */
  readonly place: number
  readonly isUploaded: boolean
}

const DAY_MS = 86_400_000

/** Each has a database of its own: reading the answers must not read the photos. */
const stores = new Map<string, UseStore>()
function storeOf(name: 'copies' | 'photos'): UseStore {
  const store = stores.get(name) ?? createStore(`draft_${name}`, name)
  stores.set(name, store)
  return store
}

/** Committed at once: a page that is closing gets no answer, and would take its changes with it. */
const write = (name: 'copies' | 'photos', change: (store: IDBObjectStore) => void): Promise<unknown> =>
  storeOf(name)('readwrite', (store) => {
    const ended = promisifyRequest(store.transaction)
    change(store)
    store.transaction.commit()
    return ended
  })

const read = <T>(name: 'copies' | 'photos', query: IDBKeyRange | null = null): Promise<T[]> =>
  storeOf(name)('readonly', (store) => promisifyRequest(store.getAll(query) as IDBRequest<T[]>))

export const putCopy = (copy: KeptCopy): Promise<unknown> =>
  write('copies', (store) => store.put(copy, copy.window))

const photosOf = (window: string): IDBKeyRange => IDBKeyRange.bound([window], [window, []])

export const removeCopies = (windows: readonly string[]): Promise<unknown> =>
  write('copies', (store) => {
    for (const window of windows) store.delete(window)
  })

const allCopies = (): Promise<KeptCopy[]> => read<KeptCopy>('copies')

/** What a guest left is for whoever comes next, who may have signed in since. */
const isFor = (copy: KeptCopy, owner: string | null): boolean => copy.owner === null || copy.owner === owner

/** The copies of windows that are no longer open and that this account, or a guest, may have again: the oldest first. */
export async function leftCopies(owner: string | null, now: number): Promise<KeptCopy[]> {
  const copies = await allCopies()
  const open = await heldLocks()
  const left = copies.filter(({ window }) => !open.has(window)).toSorted((one, other) => one.at - other.at)
  const isOld = ({ at }: KeptCopy): boolean => now - at > LIMITS.draftDays * DAY_MS
  const old = left.filter(isOld).map(({ window }) => window)
  if (old.length > 0) await removeLeft(old)
  return left.filter((copy) => !isOld(copy) && isFor(copy, owner))
}

/** With their photos. */
export async function removeLeft(windows: readonly string[]): Promise<void> {
  await removeCopies(windows)
  await write('photos', (store) => {
    for (const window of windows) store.delete(photosOf(window))
  })
}

/** Once somebody is signed in, what they left as a guest is the account's. */
export async function takeOverGuests(owner: string): Promise<void> {
  const copies = await allCopies()
  const guests = copies.filter((copy) => copy.owner === null)
  if (guests.length === 0) return
  const photos = (await Promise.all(guests.map(({ window }) => photosLeftBy(window)))).flat()
  await removePhotos(photos.filter(({ isUploaded }) => isUploaded))
  await write('copies', (store) => {
    for (const copy of guests) store.put({ ...copy, owner, whole: null } satisfies KeptCopy, copy.window)
  })
}

/** Removes every copy and photo, those of open windows too. */
export async function removeAll(): Promise<void> {
  await write('copies', (store) => store.clear())
  await write('photos', (store) => store.clear())
}

/** For a new form: nothing that was left may come back into it, but for what an account's other draft waits for. */
export async function removeCleared(
  owner: string | null,
  appType: AppType,
  uuid: string | null,
): Promise<void> {
  const left = await leftCopies(owner, Date.now())
  const cleared = left.filter(
    (copy) => copy.appType === appType && (copy.version === 0 || copy.whole !== null || copy.uuid === uuid),
  )
  if (cleared.length > 0) await removeLeft(cleared.map(({ window }) => window))
}

export const putPhoto = (photo: KeptPhoto): Promise<unknown> =>
  write('photos', (store) => store.put(photo, [photo.window, photo.uid]))

export const removePhotos = (photos: readonly Pick<KeptPhoto, 'window' | 'uid'>[]): Promise<unknown> =>
  write('photos', (store) => {
    for (const { window, uid } of photos) store.delete([window, uid])
  })

export async function photosLeftBy(window: string): Promise<KeptPhoto[]> {
  const photos = await read<KeptPhoto>('photos', photosOf(window))
  return photos.toSorted((one, other) => one.place - other.place)
}
