import type { PublishedPhoto } from '#shared/advert/published-advert.ts'
import { mediumPhotoUrl, photoUrl } from '#shared/form/photo.ts'
import { MEDIUM_WIDTH } from '#shared/form/photo-sizes.ts'

interface PhotoProps {
  readonly photo: Pick<PublishedPhoto, 'id' | 'width' | 'height'>
  /** How wide it is drawn, as the attribute of the same name has it. */
  readonly sizes: string
  /** Visible without scrolling. */
  readonly isFirst: boolean
}

/** A whole photo, in the size that the screen needs. What it shows is said beside it. */
export function Photo({ photo: { id, width, height }, sizes, isFirst }: PhotoProps) {
  const isSmall = width <= MEDIUM_WIDTH
  const sources = `${mediumPhotoUrl(id)} ${MEDIUM_WIDTH}w, ${photoUrl(id)} ${width}w`
  return (
    <img
      src={photoUrl(id)}
      {...(isSmall ? {} : { srcSet: sources, sizes })}
      width={width}
      height={height}
      alt=""
      {...loadingOf(isFirst)}
    />
  )
}

export const loadingOf = (isFirst: boolean) =>
  isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
