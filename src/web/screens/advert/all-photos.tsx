import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import { photoUrl } from '#shared/form/photo.ts'
import { paths } from '#shared/journey/paths.ts'
import { Photo } from '#web/advert/photo.tsx'
import { photoAnchor, photoLegend, photoWords } from './photo-words.ts'

interface AllPhotosProps {
  readonly advert: Pick<PublishedAdvert, 'photos' | 'listing'>
}

/** As wide as visitor.css draws them. */
const SIZES = '(min-width: 61em) 960px, 100vw'

/** One below the other. Each opens alone, where it can be enlarged. */
export function AllPhotos({ advert: { photos, listing } }: AllPhotosProps) {
  return (
    <>
      <ol className="all-photos">
        {photos.map((photo, i) => {
          const words = photoLegend(photo, i, photos.length)
          return (
            <li key={photo.id} id={photoAnchor(i)}>
              <a
                href={photoUrl(photo.id)}
                aria-label={photoWords(`Enlarge photo ${i + 1} of ${photos.length}`, photo)}
              >
                <Photo photo={photo} sizes={SIZES} isFirst={i === 0} />
              </a>
              {words === '' ? null : <p aria-hidden="true">{words}</p>}
            </li>
          )
        })}
      </ol>
      <p className="buttons">
        <a className="primary" href={paths.advert(listing)}>
          Back to the advert
        </a>
      </p>
    </>
  )
}
