import { type Photo, plansIn, withoutPlans } from '#shared/form/photo.ts'
import { type PhotoTile, tileOf } from '#web/form/photo-tiles.ts'

type Tiles = readonly PhotoTile[]

export const withoutRemoved = (tiles: Tiles): PhotoTile[] => tiles.filter(({ isRemoved }) => !isRemoved)

/** Whether the upload is still in progress. */
export const isUnderWay = ({ state, isRemoved }: PhotoTile): boolean =>
  !isRemoved && (state === 'added' || state === 'queued' || state === 'uploading')

/** The answer: the photos on the server in page order, or null. */
export function photosIn(tiles: Tiles): readonly Photo[] | null {
  const photos = plansLast(withoutRemoved(tiles)).flatMap(({ state, photo }) =>
    state === 'success' && photo ? [photo] : [],
  )
  return photos.length > 0 ? photos : null
}

/** Floor plans are no photos, and never the cover. */
export const plansLast = (tiles: Tiles): Tiles => [...withoutPlans(tiles), ...plansIn(tiles)]

/** Those that a tile stands among: the photos, or the floor plans. */
export const likeTile = (tiles: Tiles, { isPlan }: PhotoTile): PhotoTile[] =>
  withoutRemoved(tiles).filter((tile) => tile.isPlan === isPlan)

/** Moves a photo to a position among its like, from 0; a position out of range becomes the nearest one. */
export function moved(tiles: Tiles, uid: string, to: number): Tiles {
  const one = tiles.find((tile) => tile.uid === uid)
  if (!one) return tiles
  const like = likeTile(tiles, one).filter((tile) => tile.uid !== uid)
  const others = withoutRemoved(tiles).filter(({ isPlan }) => isPlan !== one.isPlan)
  like.splice(Math.max(0, to), 0, one)
  return plansLast([...like, ...others])
}

/** After the answer changed elsewhere: the new photos in their order, with unfinished uploads at about the same position. */
export function withPhotos(tiles: Tiles, photos: readonly Photo[]): Tiles {
  const known = new Map(tiles.map((tile) => [tile.photo?.id, tile]))
  const next = photos.map((photo) => {
    const tile = known.get(photo.id)
    return tile && !tile.isRemoved ? { ...tile, photo } : tileOf(photo)
  })
  const taken = new Set(photos.map(({ uid }) => uid))
  withoutRemoved(tiles).forEach((tile, at) => {
    if (tile.state !== 'success' && !taken.has(tile.uid)) next.splice(at, 0, tile)
  })
  return plansLast(next)
}
