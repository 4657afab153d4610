import { paths } from './paths.ts'

export const HOME_STATES = [
  { id: 'wrong', label: 'With something wrong' },
  { id: 'live', label: 'Live' },
  { id: 'hidden', label: 'Hidden' },
  { id: 'removed', label: 'Taken off' },
] as const
export type HomeStateFilter = (typeof HOME_STATES)[number]['id']

export interface HomesQuery {
  /** A part of a reference, a street or a town; '' for all. */
  readonly text: string
  /** '' for all. */
  readonly branch: string
  /** Without one, all that are not taken off. */
  readonly state: HomeStateFilter | null
  /** From 1. */
  readonly page: number
}

const LONGEST_TEXT = 100
const LAST_PAGE = 10_000

/** What cannot be understood is left out. */
export function readHomesQuery(query: Readonly<Record<string, unknown>>): HomesQuery {
  const line = (name: string): string => {
    const value = query[name]
    return typeof value === 'string' ? value.trim().slice(0, LONGEST_TEXT).toWellFormed() : ''
  }
  const page = Number(line('page'))
  return {
    text: line('text').replaceAll('\0', ''),
    branch: line('branch').replaceAll('\0', ''),
    state: HOME_STATES.find(({ id }) => id === line('state'))?.id ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

export function homesPath({ text, branch, state, page }: HomesQuery): string {
  const wanted = Object.entries({ text, branch, state: state ?? '', page: page > 1 ? String(page) : '' })
  const query = wanted
    .flatMap(([name, value]) => (value === '' ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&')
  return query === '' ? paths.agency() : `${paths.agency()}?${query}`
}
