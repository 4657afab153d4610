import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import type { Chosen } from '#web/form/photo-tiles.ts'
import { forgetReopened, rememberReopened, reopenedDraft } from './arrival.ts'
import type { LeftDraft } from './draft-state.ts'
import { isSharedComputer } from './shared-computer.ts'
import { heldLocks } from './window-lock.ts'
import { STORAGE_MS, within } from './within.ts'

/** What a window has typed and the server has not acknowledged. */
export interface KeptCopy extends LeftDraft {
  /** The window's id. It holds a lock of this name while it is open. */
  readonly window: string
  readonly appType: AppType
  /** The email of the account whose it is; null for a guest's. Nobody else's page gets it. */
  readonly owner: string | null
  /** While the draft is a guest's, whose cookie can be cleared. Null for an account's, which the browser's next user must not see. */
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

/** A draft that was cleared: it comes back only if somebody opens it. */
interface ClearedDraft {
  readonly mark: string
  readonly at: number
}

/** Each has a database of its own: reading the answers must not read the photos. */
const stores = new Map<string, UseStore>()
function storeOf(name: 'copies' | 'photos'): UseStore {
  const store = stores.get(name) ?? createStore(`draft_${name}`, name)
  stores.set(name, store)
  return store
}

/** Committed at once: a page that is closing gets no answer, and would take its changes with it. */
const write = async (name: 'copies' | 'photos', change: (store: IDBObjectStore) => void): Promise<unknown> =>
  storeOf(name)('readwrite', (store) => {
    const ended = promisifyRequest(store.transaction)
    change(store)
    store.transaction.commit()
    return ended
  })

const read = async <T>(name: 'copies' | 'photos', query: IDBKeyRange | null = null): Promise<T[]> =>
  storeOf(name)('readonly', (store) => promisifyRequest(store.getAll(query) as IDBRequest<T[]>))

export const putCopy = (copy: KeptCopy): Promise<unknown> =>
  write('copies', (store) => store.put(copy, copy.window))

/** In the order of keys a text, such as a window's id, stands before every list. */
const copiesRange = (): IDBKeyRange => IDBKeyRange.upperBound([])
const clearedRange = (): IDBKeyRange => IDBKeyRange.lowerBound([])
const clearedKey = (mark: string): IDBValidKey => ['cleared', mark]

/** Tells drafts apart but opens none: the whole id would open the draft for the next person at a shared computer. */
const markOf = (uuid: string): string => uuid.slice(0, 8)

/** Beside the copies, and in one transaction with their removal: the browser writes localStorage down later (decision 0068). */
function putCleared(store: IDBObjectStore, uuid: string): void {
  const mark = markOf(uuid)
  store.put({ mark, at: Date.now() } satisfies ClearedDraft, clearedKey(mark))
}

/** Whether the draft was cleared in this browser, and not opened since, as far as the browser says. */
export async function wasCleared(uuid: string): Promise<boolean> {
  if (uuid === reopenedDraft()) {
    await within(STORAGE_MS, () => reopen(uuid))
    return false
  }
  const found = await within(STORAGE_MS, async () =>
    read('copies', IDBKeyRange.only(clearedKey(markOf(uuid)))),
  )
  return found !== null && found.length > 0
}

/**
 * Somebody opens the draft again: the tab remembers it until the browser has written it down. On a shared computer no
 * page of the tab asks whether it was cleared, and for whoever comes next it stays so.
 */
export async function reopen(uuid: string): Promise<void> {
  if (isSharedComputer()) return
  rememberReopened(uuid)
  await write('copies', (store) => store.delete(clearedKey(markOf(uuid))))
  forgetReopened()
}

const photosOf = (window: string): IDBKeyRange => IDBKeyRange.bound([window], [window, []])

export const removeCopies = (windows: readonly string[]): Promise<unknown> =>
  write('copies', (store) => {
    for (const window of windows) store.delete(window)
  })

const allCopies = (): Promise<KeptCopy[]> => read('copies', copiesRange())
const allCleared = (): Promise<ClearedDraft[]> => read('copies', clearedRange())

/** What a guest left is for whoever comes next, who may have signed in since. */
const isFor = (copy: KeptCopy, owner: string | null): boolean => copy.owner === null || copy.owner === owner

/** A draft of this type that no response acknowledged, or a guest's. */
export const comesBackByItself = ({ appType, version, whole }: KeptCopy, wanted: AppType): boolean =>
  appType === wanted && (version === 0 || whole !== null)

/** Of windows that are no longer open. */
async function closedCopies(): Promise<KeptCopy[]> {
  const copies = await allCopies()
  const open = await heldLocks()
  return copies.filter(({ window }) => !open.has(window))
}

/**
 * The copies of closed windows that this account, or a guest, may have again: the oldest first. A window may write one
 * of a draft that another has just cleared: it waits until the draft is opened again.
 */
export async function leftCopies(owner: string | null): Promise<KeptCopy[]> {
  const [closed, cleared] = await Promise.all([closedCopies(), allCleared()])
  const marks = new Set(cleared.map(({ mark }) => mark))
  const left = closed.filter((copy) => !marks.has(markOf(copy.uuid)) && isFor(copy, owner))
  return left.toSorted((one, other) => one.at - other.at)
}

/** Removes what closed windows left before this time, and which drafts were cleared before it. */
export async function removeOld(time: number): Promise<void> {
  const [closed, cleared] = await Promise.all([closedCopies(), allCleared()])
  const old = closed.filter(({ at }) => at < time)
  if (old.length > 0) await removeLeft(old.map(({ window }) => window))
  const marks = cleared.filter(({ at }) => at < time).map(({ mark }) => mark)
  if (marks.length > 0)
    await write('copies', (store) => {
      for (const mark of marks) store.delete(clearedKey(mark))
    })
}

/** With their photos. */
export async function removeLeft(windows: readonly string[]): Promise<void> {
  await removeCopies(windows)
  await removePhotosOf(windows)
}

const removePhotosOf = (windows: readonly string[]): Promise<unknown> =>
  write('photos', (store) => {
    for (const window of windows) store.delete(photosOf(window))
  })

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

/** Removes every copy and photo, those of open windows too. These drafts are cleared. */
export async function removeAll(uuids: readonly string[]): Promise<void> {
  await write('copies', (store) => {
    store.delete(copiesRange())
    for (const uuid of uuids) putCleared(store, uuid)
  })
  await write('photos', (store) => store.clear())
}

/** For a new form: nothing that was left may come back into it, but for what an account's other draft waits for. */
export async function removeCleared(
  owner: string | null,
  appType: AppType,
  uuid: string | null,
): Promise<void> {
  const left = await leftCopies(owner)
  const cleared = left.filter(
    (copy) => comesBackByItself(copy, appType) || (copy.appType === appType && copy.uuid === uuid),
  )
  const windows = cleared.map(({ window }) => window)
  await write('copies', (store) => {
    for (const window of windows) store.delete(window)
    if (uuid !== null) putCleared(store, uuid)
  })
  if (windows.length > 0) await removePhotosOf(windows)
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
