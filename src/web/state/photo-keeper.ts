import { MEBIBYTE } from '#shared/values/mebibyte.ts'
import type { Chosen, FileKeeping } from '#web/form/photo-tiles.ts'
import { type KeptPhoto, putPhoto, removePhotos } from './kept-copies.ts'

/** Twenty photos as cameras make them. */
const MOST_BYTES = 200 * MEBIBYTE

interface PhotoKeeperDeps {
  readonly window: string
  readonly isGuest: () => boolean
  /** Writes the answers, so that they name a photo before its file goes. */
  readonly keepAnswers: () => Promise<void>
  readonly onNoRoom: () => void
}

/** Keeps this window's photos until they are uploaded, a guest's until the draft belongs to an account. */
export class PhotoKeeper implements FileKeeping {
  readonly #deps: PhotoKeeperDeps
  readonly #kept = new Map<string, KeptPhoto>()
  #chosen = 0
  #isOff = false

  constructor(deps: PhotoKeeperDeps) {
    this.#deps = deps
  }

  /** Whether any of them is not uploaded. */
  get hasPending(): boolean {
    return [...this.#kept.values()].some(({ isUploaded }) => !isUploaded)
  }

  get uploadedPhotos(): readonly KeptPhoto[] {
    return [...this.#kept.values()].filter(({ isUploaded }) => isUploaded)
  }

  keep(files: readonly Chosen<File>[]): void {
    const { window } = this.#deps
    for (const file of files.filter(({ uid }) => !this.#kept.has(uid)))
      void this.#put({ ...file, window, place: this.#chosen++, isUploaded: false })
    if (files.length > 0) void this.#deps.keepAnswers().catch(() => undefined)
  }

  /** Makes them this window's own. */
  async takeOver(photos: readonly KeptPhoto[]): Promise<void> {
    const { window } = this.#deps
    await Promise.all(photos.map((photo) => this.#put({ ...photo, window, place: this.#chosen++ })))
  }

  uploaded(uid: string, blob: Blob): void {
    const photo = this.#kept.get(uid)
    if (!photo) return
    const { name, lastModified } = photo
    const file = new File([blob], name, { type: blob.type, lastModified })
    const next = async (): Promise<void> => {
      await this.#deps.keepAnswers()
      if (!this.#kept.has(uid)) return
      if (this.#deps.isGuest()) await this.#put({ ...photo, file, isUploaded: true })
      else this.drop(uid)
    }
    void next().catch(() => undefined)
  }

  drop(uid: string): void {
    if (!this.#kept.delete(uid)) return
    const { window, keepAnswers } = this.#deps
    void removePhotos([{ window, uid }])
      .then(keepAnswers)
      .catch(() => undefined)
  }

  turnOff(): void {
    this.#isOff = true
  }

  async #put(photo: KeptPhoto): Promise<void> {
    this.#kept.set(photo.uid, photo)
    if (this.#isOff) return
    const bytes = [...this.#kept.values()].reduce((sum, { file }) => sum + file.size, 0)
    if (bytes > MOST_BYTES) this.#deps.onNoRoom()
    else await putPhoto(photo).catch((error: unknown) => this.#onFailure(error))
  }

  /** Storage that is blocked is not full. */
  #onFailure(error: unknown): void {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') this.#deps.onNoRoom()
  }
}
