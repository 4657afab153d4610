import { LIMITS } from '#shared/advert/limits.ts'
import type { PageState } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { chosenDraft, forgetLost, lostDraft } from './arrival.ts'
import { chooseCopies, laterDraft } from './choose-copies.ts'
import type { Draft } from './draft.ts'
import {
  type KeptCopy,
  type KeptPhoto,
  leftCopies,
  photosLeftBy,
  putCopy,
  removeCopies,
  removeLeft,
  removeOld,
  reopen,
  takeOverGuests,
} from './kept-copies.ts'
import { isSharedComputer } from './shared-computer.ts'
import { draftKey } from './stored-draft.ts'
import { holdLock } from './window-lock.ts'
import { within } from './within.ts'

/** With the time that writing takes, a change is kept within 250 ms. */
const KEEP_AFTER_MS = 150
/** A save waits no longer for a browser that blocks storage. */
const KEEP_FIRST_MS = 500
const PHOTOS = 'files_uploaded'

export interface KeeperDeps {
  readonly window: string
  readonly appType: AppType
  readonly first: Pick<PageState, 'uuid' | 'version' | 'app_type'>
  readonly form: BoundForm
  readonly draft: Draft
  readonly isGuest: () => boolean
  /** The account's email; null for a guest. */
  readonly owner: string | null
  /** Resolves once the form has the question of every answer. Until then what was left stays where it is. */
  readonly ready: () => Promise<void>
  /** Whether photos of this window are kept that are not uploaded yet. */
  readonly hasPhotos: () => boolean
  /** Keeps them as this window's, and uploads those that the draft has not. Resolves to how many that are. */
  readonly takePhotos: (photos: readonly KeptPhoto[], isNew: boolean) => Promise<number>
  /** Whether the server lets this browser open that draft. */
  readonly opens: (uuid: string) => Promise<boolean>
  /** Shows that draft, or a new one, in place of this page's; false if the browser does not remember which. */
  readonly switchTo: (uuid: string | null) => boolean
  /** The answers when the page was ready: what differs from them now was typed meanwhile. */
  readonly atFirst: AnyAnswers
}

export interface BroughtBack {
  readonly hasAnswers: boolean
  readonly photos: number
}

const NOTHING: BroughtBack = { hasAnswers: false, photos: 0 }

/** Keeps what is typed in the browser until the server has it, and brings back what another window left. */
export class Keeper {
  readonly #deps: KeeperDeps
  readonly #listening = new AbortController()
  #release: () => void
  #isCleared = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #isWritten = false
  #isOff = false

  constructor(deps: KeeperDeps) {
    this.#deps = deps
    this.#release = holdLock(deps.window)
    const { form, draft } = deps
    const { signal } = this.#listening
    const soon = (): void => {
      this.#timer ??= setTimeout(() => this.#keepQuietly(), KEEP_AFTER_MS)
    }
    draft.keepFirst = () => within(KEEP_FIRST_MS, () => this.keep())
    const unsubscribes = [form.store.subscribe(soon), draft.store.subscribe(soon)]
    signal.addEventListener('abort', () => unsubscribes.forEach((end) => end()))
    document.addEventListener('visibilitychange', () => document.hidden && this.#keepQuietly(), { signal })
    addEventListener('storage', (event) => this.#hear(event), { signal })
    // A page that holds a lock cannot be shown again by the Back button.
    addEventListener('pagehide', () => (this.#keepQuietly(), this.#release()), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && this.#resume(), { signal })
  }

  /** Continues what other windows left. Call it once, before anything else. */
  async bringBack(): Promise<BroughtBack> {
    const { appType, first, isGuest, owner, takePhotos, opens } = this.#deps
    if (owner !== null) await takeOverGuests(owner)
    await removeOld(Date.now() - LIMITS.draftDays * DAY_MS)
    const left = await leftCopies(owner)
    const later = isGuest() && chosenDraft(appType) !== first.uuid ? laterDraft(left, first) : null
    if (later && this.#switchTo(later.version > 0 ? later.uuid : null)) return NOTHING
    const { copies, isNew } = chooseCopies(left, first)
    const uuid = copies[0]?.uuid ?? null
    if (isNew && uuid !== null && uuid !== lostDraft() && (await opens(uuid)) && this.#switchTo(uuid))
      return NOTHING
    if (uuid === lostDraft()) forgetLost()
    if (copies.length > 0) await this.#deps.ready()
    const hasAnswers = copies.map((copy) => this.#bringBackOne(copy, isNew)).includes(true)
    const windows = copies.map(({ window }) => window)
    const photos = (await Promise.all(windows.map(photosLeftBy))).flat()
    const uploads = photos.length > 0 ? await takePhotos(photos, isNew) : 0
    await this.keep()
    await removeLeft(windows)
    return { hasAnswers, photos: uploads }
  }

  async keep(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#isOff) return
    const copy = this.#copy()
    if (copy !== null) await putCopy(copy)
    else if (this.#isWritten) await removeCopies([this.#deps.window])
    this.#isWritten = copy !== null
  }

  /** Keeps nothing from now on. */
  turnOff(): void {
    this.#isOff = true
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#listening.abort()
    this.#release()
  }

  /** What this page would keep as it goes is older than what it goes to. */
  #switchTo(uuid: string | null): boolean {
    const isLeaving = this.#deps.switchTo(uuid)
    if (isLeaving) this.turnOff()
    return isLeaving
  }

  /** Without room or storage, everything is as it would be without a copy. */
  #keepQuietly(): void {
    void this.keep().catch(() => undefined)
  }

  #resume(): void {
    const { window, draft } = this.#deps
    this.#release = holdLock(window)
    // The Back button may show a form that was cleared.
    void reopen(draft.left.uuid).catch(() => undefined)
    // It may be a page from before the computer was said to be shared.
    if (isSharedComputer()) this.turnOff()
    this.#keepQuietly()
  }

  /** Another window cleared the draft: what this one has of it must not come back by itself. */
  #hear({ key, oldValue, newValue }: StorageEvent): void {
    const { appType, draft } = this.#deps
    if (key !== draftKey(appType) || newValue !== null || oldValue !== draft.store.getState().uuid) return
    this.#isCleared = true
    this.#keepQuietly()
  }

  #copy(): KeptCopy | null {
    const { window, appType, owner, form, draft, isGuest, hasPhotos } = this.#deps
    const { status } = draft.store.getState()
    const isAcknowledged = status === 'saved' || status === 'untouched'
    const isWhole = isGuest() && !this.#isCleared
    const isKept = hasPhotos() || !isAcknowledged || (status === 'saved' && isWhole)
    if (!isKept) return null
    const whole = isWhole ? form.store.getState().answers : null
    return { window, appType, owner, whole, at: Date.now(), ...draft.left }
  }

  /** Whether it had anything that the page did not. */
  #bringBackOne({ uuid, version, unsaved, whole }: KeptCopy, isNew: boolean): boolean {
    const { form, draft, atFirst, first } = this.#deps
    const { answers: here, context } = form.store.getState()
    const wanted = Object.entries((isNew ? whole : unsaved.answers) ?? {}).filter(
      ([name, value]) =>
        !sameValue(value, here[name]) &&
        sameValue(here[name], atFirst[name]) &&
        // The photos of a draft that does not open cannot be those of another.
        !(isNew && name === PHOTOS),
    )
    const answers = Object.fromEntries(wanted)
    const { addressType, acknowledged } = unsaved
    if (wanted.length === 0 && addressType === context.addressType) return false
    const nothing = { answers: {}, addressType: context.addressType }
    draft.bringBack(
      isNew
        ? { ...first, unsaved: { answers, addressType, acknowledged: nothing, lost: [] } }
        : { uuid, version, unsaved: { ...unsaved, answers } },
    )
    return wanted.length > 0 || addressType !== acknowledged.addressType
  }
}
