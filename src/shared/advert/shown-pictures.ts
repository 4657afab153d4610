import { type Photo, plansIn, withoutPlans } from '../form/photo.ts'
import type { PublishedAdvert, PublishedPhoto } from './published-advert.ts'

/** The photos and floor plans that are stored, in the order of the answer, with what their owner says of them. */
export function shownPictures(
  files: readonly Photo[] | null | undefined,
  stored: ReadonlyMap<string, PublishedPhoto>,
): Pick<PublishedAdvert, 'photos' | 'plans'> {
  const shown = ({ id, caption, isAltered }: Photo): PublishedPhoto[] => {
    const photo = stored.get(id)
    if (photo === undefined) return []
    return [{ ...photo, ...(caption !== undefined && { caption }), ...(isAltered && { isAltered }) }]
  }
  return { photos: withoutPlans(files).flatMap(shown), plans: plansIn(files).flatMap(shown) }
}
