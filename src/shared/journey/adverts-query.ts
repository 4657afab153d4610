import type { AppType } from '../form/block.ts'
import { cleanLine } from '../values/clean-text.ts'
import { isListingId } from '../values/listing-id.ts'
import { paths } from './paths.ts'

export interface AdvertsQuery {
  /** Null means both. */
  readonly type: AppType | null
  readonly place: string
  readonly page: number
}

/** Where a page begins: behind this advert of the one before it, or in front of one of the page after it. */
export interface PageStart {
  readonly side: 'after' | 'before'
  readonly listing: string
}

export const ADVERTS_PER_PAGE = 20
/** Of pages that are asked for by number alone: the database counts past all those before it. */
const LAST_PAGE = 500
export const LONGEST_PLACE = 100

export function readAdvertsQuery(query: Readonly<Record<string, unknown>>): AdvertsQuery {
  const { type, place, page } = query
  const number = typeof page === 'string' && /^\d{1,5}$/.test(page) ? Number(page) : 1
  const last = readPageStart(query) === null ? LAST_PAGE : number
  return {
    type: type === 'sell' || type === 'let' ? type : null,
    place:
      typeof place === 'string' ? cleanLine(place).trim().slice(0, LONGEST_PLACE).trim().toWellFormed() : '',
    page: Math.max(Math.min(number, last), 1),
  }
}

/** Null on a first page, and where there is only a number. */
export function readPageStart(query: Readonly<Record<string, unknown>>): PageStart | null {
  for (const side of ['after', 'before'] as const) {
    const listing = query[side]
    if (typeof listing === 'string' && isListingId(listing)) return { side, listing }
  }
  return null
}

export function advertsPath({ type, place, page }: AdvertsQuery, from: PageStart | null = null): string {
  const query = [
    type === null ? '' : `type=${type}`,
    place === '' ? '' : `place=${encodeURIComponent(place)}`,
    page > 1 ? `page=${page}` : '',
    page > 1 && from !== null ? `${from.side}=${from.listing}` : '',
  ].filter(Boolean)
  return query.length === 0 ? paths.adverts() : `${paths.adverts()}?${query.join('&')}`
}
