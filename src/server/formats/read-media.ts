import { LIMITS } from '#shared/advert/limits.ts'
import { MEDIA } from './codes.ts'
import { Fields } from './fields.ts'
import type { Medium } from './reading.ts'

const LONGEST_URL = 2_048

interface Placed {
  readonly medium: Medium
  readonly order: number
}

/** In the order in which they are shown. A wrong one is named, and never takes the home with it. */
export function readMedia(property: Fields): readonly Medium[] {
  const { notes } = property
  const seen = new Set<string>()
  const media = property.list('media').flatMap((sent, index): Placed[] => {
    const fields = new Fields(sent, `${property.pathOf('media')}[${index}]`, notes)
    const kind = fields.code('media_type', MEDIA)
    const url = fields.exact('media_url')
    if (kind === undefined) return []
    if (url === '' || url.length > LONGEST_URL || /^data:/i.test(url)) {
      notes.warn('GP_W_MEDIA_URL', fields.pathOf('media_url'), 'is no address that we can fetch.', url)
      return []
    }
    if (seen.has(url)) {
      notes.warn(
        'GP_W_MEDIA_DUPLICATE',
        fields.pathOf('media_url'),
        'stands there twice. We show it once.',
        url,
      )
      return []
    }
    seen.add(url)
    const order = fields.whole('sort_order') ?? index
    const changedAt = fields.exact('media_update_date') || null
    return [{ medium: { kind, url, caption: fields.line('caption'), changedAt }, order }]
  })
  const inOrder = media.toSorted((a, b) => a.order - b.order).map(({ medium }) => medium)
  const photos = inOrder.filter(({ kind }) => kind === 'photo')
  if (photos.length <= LIMITS.photos) return inOrder
  notes.warn(
    'GP_W_TRUNCATED',
    property.pathOf('media'),
    `has more than ${LIMITS.photos} photos. We show the first.`,
    photos.length,
  )
  const kept = new Set(photos.slice(0, LIMITS.photos))
  return inOrder.filter((medium) => medium.kind !== 'photo' || kept.has(medium))
}
