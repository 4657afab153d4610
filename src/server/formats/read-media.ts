import { LIMITS } from '#shared/advert/limits.ts'
import { isSecureAddress, withScheme } from '#shared/values/web-address.ts'
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
      notes.warn('GP_W_MEDIA_URL', fields.pathOf('media_url'), 'isn’t an address we can fetch.', url)
      return []
    }
    if (seen.has(url)) {
      notes.warn('GP_W_MEDIA_DUPLICATE', fields.pathOf('media_url'), 'is there twice. We show it once.', url)
      return []
    }
    seen.add(url)
    const order = fields.whole('sort_order') ?? index
    const changedAt = fields.exact('media_update_date') || null
    return [{ medium: { kind, url, caption: fields.line('caption'), changedAt }, order }]
  })
  const inOrder = media.toSorted((a, b) => a.order - b.order).map(({ medium }) => medium)
  return withoutRest(inOrder, property)
}

const MOST = [
  { kind: 'photo', most: LIMITS.photos, name: 'photos' },
  { kind: 'floor-plan', most: LIMITS.plans, name: 'floor plans' },
] as const

function withoutRest(media: readonly Medium[], property: Fields): readonly Medium[] {
  const rest = MOST.flatMap(({ kind, most, name }) => {
    const all = media.filter((medium) => medium.kind === kind)
    if (all.length > most)
      property.notes.warn(
        'GP_W_TRUNCATED',
        property.pathOf('media'),
        `has more than ${most} ${name}. We show the first.`,
        all.length,
      )
    return all.slice(most)
  })
  return media.filter((medium) => !rest.includes(medium))
}

/** The first tour that an advert can link to; null if there is none. */
export function readTour(media: readonly Medium[], property: Fields): string | null {
  const tours = media.filter(({ kind }) => kind === 'tour').map(({ url }) => url)
  const linked = tours.map((url) => withScheme(url.replace(/^\/\//, ''))).find(isLinked)
  const [first] = tours
  if (linked === undefined && first !== undefined)
    property.notes.warn(
      'GP_W_MEDIA_URL',
      property.pathOf('media'),
      `has a tour whose address doesn’t begin with https://, or is longer than ${LIMITS.videoTour} characters. The advert doesn’t link to it.`,
      first,
    )
  return linked ?? null
}

const isLinked = (url: string): boolean => url.length <= LIMITS.videoTour && isSecureAddress(url)
