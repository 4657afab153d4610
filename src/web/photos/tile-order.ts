import type { Photo } from '#shared/form/photo.ts'
import { type PhotoTile, tileOf } from '#web/form/photo-tiles.ts'

type Tiles = readonly PhotoTile[]

export const withoutRemoved = (tiles: Tiles): PhotoTile[] => tiles.filter(({ isRemoved }) => !isRemoved)

/** Whether the upload is still in progress. */
export const isUnderWay = ({ state, isRemoved }: PhotoTile): boolean =>
  !isRemoved && (state === 'added' || state === 'queued' || state === 'uploading')

/** The answer: the photos on the server in page order, or null. */
export function photosIn(tiles: Tiles): readonly Photo[] | null {
  const photos = withoutRemoved(tiles).flatMap(({ state, photo }) =>
    state === 'success' && photo ? [photo] : [],
  )
  return photos.length > 0 ? photos : null
}

/** Moves a photo to a position, from 0; a position out of range becomes the nearest one. */
export function moved(tiles: Tiles, uid: string, to: number): Tiles {
  const one = tiles.find((tile) => tile.uid === uid)
  if (!one) return tiles
  const rest = withoutRemoved(tiles).filter((tile) => tile.uid !== uid)
  rest.splice(Math.max(0, to), 0, one)
  return rest
}

/**
 * The tiles after the answer changed elsewhere: the new photos in their order, with unfinished uploads at about the
 * same position.
 */
export function withPhotos(tiles: Tiles, photos: readonly Photo[]): Tiles {
  const known = new Map(tiles.map((tile) => [tile.photo?.id, tile]))
  const next = photos.map((photo) => {
    const tile = known.get(photo.id)
    return tile && !tile.isRemoved ? tile : tileOf(photo)
  })
  const taken = new Set(photos.map(({ uid }) => uid))
  withoutRemoved(tiles).forEach((tile, at) => {
    if (tile.state !== 'success' && !taken.has(tile.uid)) next.splice(at, 0, tile)
  })
  return next
}
