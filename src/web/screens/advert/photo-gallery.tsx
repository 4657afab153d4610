import type { PublishedPhoto } from '#shared/advert/published-advert.ts'
import { ALTERED, photoUrl, thumbnailUrl } from '#shared/form/photo.ts'
import { THUMBNAIL_SIDE } from '#shared/form/photo-sizes.ts'
import { Photo } from '#web/advert/photo.tsx'

interface GalleryProps {
  readonly photos: readonly PublishedPhoto[]
}

/** How wide a photo is drawn (gallery.css). */
const FILM_SIZES = '(min-width: 56.25em) 800px, 100vw'

/** The target of the skip link. */
export const AFTER_PHOTOS = 'home'

/** A horizontally scrolling strip of photos, with a thumbnail link to each. */
export function PhotoGallery({ photos }: GalleryProps) {
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
          <li key={photo.id} id={`photo-${i + 1}`}>
            <a
              href={photoUrl(photo.id)}
              aria-label={inWords(`Photo ${i + 1} of ${length} of this home`, photo)}
            >
              <Photo photo={photo} sizes={FILM_SIZES} isFirst={i === 0} />
            </a>
            <Legend photo={photo} of={length === 1 ? '' : `Photo ${i + 1} of ${length}`} />
          </li>
        ))}
      </ol>
      {length > 1 ? <Thumbnails photos={photos} /> : null}
    </section>
  )
}

/** 'Photo 2 of 5: Kitchen. Digitally altered.' */
function inWords(which: string, { caption, isAltered }: PublishedPhoto): string {
  const named = [which, caption].filter(Boolean).join(': ')
  return isAltered ? [named, `${ALTERED}.`].filter(Boolean).join('. ') : named
}

/** The link's label says it, too. */
function Legend({ photo, of }: { readonly photo: PublishedPhoto; readonly of: string }) {
  const words = inWords(of, photo)
  return words === '' ? null : (
    <p className={photo.isAltered ? 'film-count altered' : 'film-count'} aria-hidden="true">
      {words}
    </p>
  )
}

function Thumbnails({ photos }: GalleryProps) {
  return (
    <nav aria-label="Go to a photo">
      <ul className="thumbs">
        {photos.map(({ id }, i) => (
          <li key={id}>
            <a href={`#photo-${i + 1}`} aria-label={`To photo ${i + 1}`}>
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
