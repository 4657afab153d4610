import type { StoreApi } from 'zustand/vanilla'
import type { Photo } from '#shared/form/photo.ts'
import { sameValue } from '#shared/form/same-value.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { type PhotosState, type PhotoTile, tileOf } from '#web/form/photo-tiles.ts'
import { isUnderWay, moved, photosIn, standing, withPhotos } from './tile-order.ts'

export interface ListNeeds {
  readonly store: StoreApi<PhotosState>
  readonly form: Pick<BoundForm, 'store' | 'actions'>
  /** The field whose answer the photos are. */
  readonly field: string
  readonly say: (text: string) => void
}

type Tiles = readonly PhotoTile[]

/** The photos on the page in their order, and the form's answer in step with them. */
export class PhotoList {
  readonly #needs: ListNeeds
  readonly #unsubscribe: () => void
  /** Hears of a photo that left the page or is on the server, sent from here or from elsewhere. */
  onOver: (uid: string) => void = () => undefined
  /** Hears that nothing is on its way any more. */
  onSettled: () => void = () => undefined

  constructor(needs: ListNeeds) {
    this.#needs = needs
    const { store } = needs.form
    const answer = (): readonly Photo[] | null =>
      (store.getState().values[needs.field] ?? null) as readonly Photo[] | null
    needs.store.setState({ tiles: (answer() ?? []).map(tileOf) })
    this.#unsubscribe = store.subscribe(() => {
      const photos = answer()
      if (!sameValue(photos, photosIn(this.tiles))) this.set(withPhotos(this.tiles, photos ?? []))
    })
  }

  get tiles(): Tiles {
    return this.#needs.store.getState().tiles ?? []
  }

  get isBusy(): boolean {
    return this.tiles.some(isUnderWay)
  }

  /** The first that did not come through. */
  get failed(): PhotoTile | undefined {
    return standing(this.tiles).find(({ state }) => state === 'error' || state === 'canceled')
  }

  tile(uid: string): PhotoTile | undefined {
    return this.tiles.find((tile) => tile.uid === uid)
  }

  patch(uid: string, change: Partial<PhotoTile>): void {
    this.set(this.tiles.map((tile) => (tile.uid === uid ? { ...tile, ...change } : tile)))
  }

  set(tiles: Tiles): void {
    const { store, form, field } = this.#needs
    const before = this.tiles
    store.setState({ tiles })
    const kept = new Map(tiles.map((tile) => [tile.uid, tile]))
    for (const { uid, preview, state } of before) {
      const now = kept.get(uid)
      if (preview && now?.preview !== preview) URL.revokeObjectURL(preview)
      if (!now || (state !== 'success' && now.state === 'success')) this.onOver(uid)
    }
    const answer = photosIn(tiles)
    if (!sameValue(answer, form.store.getState().values[field])) form.actions.input(field, answer)
    form.actions.await(field, this.isBusy)
    if (!this.isBusy) this.onSettled()
  }

  /** What was removed can be put back until something else is done. */
  dropRemoved(): void {
    this.set(standing(this.tiles))
  }

  remove(uid: string): void {
    this.dropRemoved()
    this.patch(uid, { isRemoved: true })
    this.#needs.say(`${this.#nameOf(uid)} is removed.`)
  }

  undo(uid: string): void {
    this.patch(uid, { isRemoved: false })
    this.#needs.say(`${this.#nameOf(uid)} is back.`)
  }

  /** To a place among those that stand there, from 0. */
  move(uid: string, to: number): void {
    this.set(moved(this.tiles, uid, to))
    const at = this.tiles.findIndex((tile) => tile.uid === uid)
    const cover = at === 0 ? ', the cover' : ''
    this.#needs.say(`${this.#nameOf(uid)} is now photo ${at + 1} of ${this.tiles.length}${cover}`)
  }

  stop(): void {
    this.#unsubscribe()
    for (const { preview } of this.tiles) if (preview) URL.revokeObjectURL(preview)
  }

  #nameOf(uid: string): string {
    return this.tile(uid)?.name ?? ''
  }
}
