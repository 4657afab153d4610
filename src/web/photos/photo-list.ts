import type { StoreApi } from 'zustand/vanilla'
import { type Photo, photoOf } from '#shared/form/photo.ts'
import { sameValue } from '#shared/form/same-value.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { isCounted, isFailed, type PhotosState, type PhotoTile, tileOf } from '#web/form/photo-tiles.ts'
import { isUnderWay, likeTile, moved, photosIn, plansLast, withoutRemoved, withPhotos } from './tile-order.ts'

export interface PhotoListDeps {
  readonly store: StoreApi<PhotosState>
  readonly form: Pick<BoundForm, 'store' | 'actions'>
  /** The field that holds the photos. */
  readonly field: string
  readonly announce: (text: string) => void
}

interface PhotoListEvents {
  /** A photo was removed, or is now on the server. */
  readonly onDone: (uid: string) => void
  /** No upload is in progress any more. */
  readonly onSettled: () => void
}

type Tiles = readonly PhotoTile[]

/**
 * The tiles on the page. The form owns the answer: the photos on the server, in order. Changes made here go to the
 * form; the tiles follow an answer that changes elsewhere, such as in another window.
 */
export class PhotoList {
  readonly #deps: PhotoListDeps
  readonly #events: PhotoListEvents
  readonly #unsubscribe: () => void

  constructor(deps: PhotoListDeps, events: PhotoListEvents) {
    this.#deps = deps
    this.#events = events
    deps.store.setState({ tiles: (this.#answer ?? []).map(tileOf) })
    this.#unsubscribe = deps.form.store.subscribe(() => this.#followAnswer())
  }

  get tiles(): Tiles {
    return this.#deps.store.getState().tiles ?? []
  }

  get isBusy(): boolean {
    return this.tiles.some(isUnderWay)
  }

  /** The first photo that failed. */
  get failed(): PhotoTile | undefined {
    return withoutRemoved(this.tiles).find(isFailed)
  }

  tile(uid: string): PhotoTile | undefined {
    return this.tiles.find((tile) => tile.uid === uid)
  }

  patch(uid: string, change: Partial<PhotoTile>): void {
    this.set(this.tiles.map((tile) => (tile.uid === uid ? { ...tile, ...change } : tile)))
  }

  set(tiles: Tiles): void {
    const { form, field } = this.#deps
    const before = this.tiles
    this.#deps.store.setState({ tiles: plansLast(tiles) })
    const answer = photosIn(tiles)
    if (!sameValue(answer, this.#answer)) form.actions.input(field, answer)
    this.#afterChange(before)
  }

  /** A removed photo can be restored until the next change. */
  dropRemoved(): void {
    this.set(withoutRemoved(this.tiles))
  }

  remove(uid: string): void {
    this.dropRemoved()
    this.patch(uid, { isRemoved: true })
    this.#deps.announce(`You removed ${this.#nameOf(uid)}.`)
  }

  undo(uid: string): void {
    this.patch(uid, { isRemoved: false })
    this.#deps.announce(`${this.#nameOf(uid)} is back.`)
  }

  /** '' for none. */
  describe(uid: string, caption: string): void {
    const { photo } = this.tile(uid) ?? {}
    if (photo) this.patch(uid, { photo: photoOf({ ...photo, caption }) })
  }

  markAltered(uid: string, isIt: boolean): void {
    const { photo } = this.tile(uid) ?? {}
    if (!photo) return
    const { isAltered: _before, ...rest } = photo
    this.patch(uid, { photo: photoOf(isIt ? { ...rest, isAltered: true } : rest) })
  }

  /** Moves a photo to a position among those not removed, from 0; floor plans likewise. */
  move(uid: string, to: number): void {
    this.set(moved(this.tiles, uid, to))
    const one = this.tile(uid)
    // One that failed has no number on the page either.
    if (!one || isFailed(one)) return
    const like = likeTile(this.tiles, one).filter(isCounted)
    const at = like.indexOf(one)
    const what = one.isPlan ? 'floor plan' : 'photo'
    const cover = at === 0 && !one.isPlan ? ', the cover' : ''
    this.#deps.announce(`${one.name} is now ${what} ${at + 1} of ${like.length}${cover}`)
  }

  stop(): void {
    this.#unsubscribe()
    for (const { preview } of this.tiles) if (preview) URL.revokeObjectURL(preview)
  }

  get #answer(): readonly Photo[] | null {
    const { form, field } = this.#deps
    return (form.store.getState().answers[field] ?? null) as readonly Photo[] | null
  }

  #followAnswer(): void {
    const before = this.tiles
    if (sameValue(this.#answer, photosIn(before))) return
    this.#deps.store.setState({ tiles: withPhotos(before, this.#answer ?? []) })
    this.#afterChange(before)
  }

  #afterChange(before: Tiles): void {
    const now = new Map(this.tiles.map((tile) => [tile.uid, tile]))
    for (const { uid, preview, state } of before) {
      const tile = now.get(uid)
      if (preview && tile?.preview !== preview) URL.revokeObjectURL(preview)
      if (!tile || (state !== 'success' && tile.state === 'success')) this.#events.onDone(uid)
    }
    const stand = this.isBusy ? 'pending' : this.failed && 'failed'
    this.#deps.form.actions.setUploads(this.#deps.field, stand)
    if (!this.isBusy) this.#events.onSettled()
  }

  #nameOf(uid: string): string {
    return this.tile(uid)?.name ?? ''
  }
}
