import type { Photo } from '#shared/form/photo.ts'
import { type PhotoTile, tileOf } from '#web/form/photo-tiles.ts'

type Tiles = readonly PhotoTile[]

/** Those that take one of the places; a removed one takes none. */
export const standing = (tiles: Tiles): PhotoTile[] => tiles.filter(({ isRemoved }) => !isRemoved)

/** Whether it will be there without anybody doing anything. */
export const isUnderWay = ({ state, isRemoved }: PhotoTile): boolean =>
  !isRemoved && (state === 'added' || state === 'queued' || state === 'uploading')

/** The answer: what is on the server, in the order of the page. Null where there is none. */
export function photosIn(tiles: Tiles): readonly Photo[] | null {
  const photos = standing(tiles).flatMap(({ state, photo }) => (state === 'success' && photo ? [photo] : []))
  return photos.length > 0 ? photos : null
}

/** Moves a photo to a place among the standing ones, from 0; a place outside is the nearest there is. */
export function moved(tiles: Tiles, uid: string, to: number): Tiles {
  const one = tiles.find((tile) => tile.uid === uid)
  if (!one) return tiles
  const rest = standing(tiles).filter((tile) => tile.uid !== uid)
  rest.splice(Math.max(0, to), 0, one)
  return rest
}

/**
 * The tiles once the answer has become another one elsewhere: theirs in their order, and what is on its way or failed here
 * at about its own place.
 */
export function withPhotos(tiles: Tiles, photos: readonly Photo[]): Tiles {
  const known = new Map(tiles.map((tile) => [tile.photo?.id, tile]))
  const next = photos.map((photo) => {
    const tile = known.get(photo.id)
    return tile && !tile.isRemoved ? tile : tileOf(photo)
  })
  const taken = new Set(photos.map(({ uid }) => uid))
  standing(tiles).forEach((tile, at) => {
    if (tile.state !== 'success' && !taken.has(tile.uid)) next.splice(at, 0, tile)
  })
  return next
}
