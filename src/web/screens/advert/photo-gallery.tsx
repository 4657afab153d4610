import type { PublishedPhoto } from '#shared/advert/published-advert.ts'
import { photoUrl, thumbnailUrl } from '#shared/form/photo.ts'
import { THUMBNAIL_SIDE } from '#shared/form/photo-sizes.ts'
import { paths } from '#shared/journey/paths.ts'
import { Photo } from '#web/advert/photo.tsx'
import { photoAnchor, photoLegend, photoWords } from './photo-words.ts'

interface GalleryProps {
  readonly photos: readonly PublishedPhoto[]
  /** Null of a draft, whose photos open alone. */
  readonly listing: string | null
}

/** How wide a photo is drawn (gallery.css). */
const FILM_SIZES = '(min-width: 56.25em) 800px, 100vw'

/** The target of the skip link. */
export const AFTER_PHOTOS = 'home'

/** A horizontally scrolling strip of photos, with a thumbnail link to each. */
export function PhotoGallery({ photos, listing }: GalleryProps) {
  const { length } = photos
  if (length === 0) return null
  return (
    <section className="gallery" aria-label="Photos">
      {length > 1 ? (
        <a className="skip-photos" href={`#${AFTER_PHOTOS}`}>
          Skip the photos
        </a>
      ) : null}
      <ol className={length === 1 ? 'film alone' : 'film'}>
        {photos.map((photo, i) => (
          <li key={photo.id} id={photoAnchor(i)}>
            <a
              href={listing === null ? photoUrl(photo.id) : paths.advertPhotos(listing, photoAnchor(i))}
              aria-label={photoWords(`Photo ${i + 1} of ${length} of this home`, photo)}
            >
              <Photo photo={photo} sizes={FILM_SIZES} isFirst={i === 0} />
            </a>
            <Legend words={photoLegend(photo, i, length)} isAltered={photo.isAltered === true} />
          </li>
        ))}
      </ol>
      {length > 1 ? <Thumbnails photos={photos} /> : null}
    </section>
  )
}

/** The link's label says it, too. */
function Legend({ words, isAltered }: { readonly words: string; readonly isAltered: boolean }) {
  return words === '' ? null : (
    <p className={isAltered ? 'film-count altered' : 'film-count'} aria-hidden="true">
      {words}
    </p>
  )
}

function Thumbnails({ photos }: Pick<GalleryProps, 'photos'>) {
  return (
    <nav aria-label="Go to a photo">
      <ul className="thumbs">
        {photos.map(({ id }, i) => (
          <li key={id}>
            <a href={`#${photoAnchor(i)}`} aria-label={`To photo ${i + 1}`}>
              <img
                src={thumbnailUrl(id)}
                width={THUMBNAIL_SIDE}
                height={THUMBNAIL_SIDE}
                loading="lazy"
                decoding="async"
                alt=""
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
