import type { AppType } from '../form/block.ts'
import { cleanLine } from '../values/clean-text.ts'
import { paths } from './paths.ts'

export interface AdvertsQuery {
  /** Null means both. */
  readonly type: AppType | null
  readonly place: string
  readonly page: number
}

export const ADVERTS_PER_PAGE = 20
/** Nobody looks further, and the database would have to count past all those rows. */
const LAST_PAGE = 500
export const LONGEST_PLACE = 100

export function readAdvertsQuery(query: Readonly<Record<string, unknown>>): AdvertsQuery {
  const { type, place, page } = query
  const number = typeof page === 'string' && /^\d{1,3}$/.test(page) ? Number(page) : 1
  return {
    type: type === 'sell' || type === 'let' ? type : null,
    place:
      typeof place === 'string' ? cleanLine(place).trim().slice(0, LONGEST_PLACE).trim().toWellFormed() : '',
    page: Math.min(Math.max(number, 1), LAST_PAGE),
  }
}

export function advertsPath({ type, place, page }: AdvertsQuery): string {
  const query = [
    type === null ? '' : `type=${type}`,
    place === '' ? '' : `place=${encodeURIComponent(place)}`,
    page > 1 ? `page=${page}` : '',
  ].filter(Boolean)
  return query.length === 0 ? paths.adverts() : `${paths.adverts()}?${query.join('&')}`
}
