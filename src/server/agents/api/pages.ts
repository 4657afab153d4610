import type { ApiCall } from './api.ts'
import { PAGE } from './operations.ts'

interface Asked {
  readonly after: number
  readonly most: number
}

interface PageOfRows<T> {
  readonly rows: readonly T[]
  /** The address of the page after it; null for the last. */
  readonly next: string | null
}

/** Pages go on from the number of a row, so that nothing that comes meanwhile moves them. */
export async function pageOf<T extends { readonly number: number }>(
  { given, address }: Pick<ApiCall, 'given' | 'address'>,
  list: (asked: Asked) => Promise<readonly T[]>,
): Promise<PageOfRows<T>> {
  const size = Number(given['limit'] ?? PAGE.usual)
  const found = await list({ after: Number(given['after'] ?? 0), most: size + 1 })
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  if (last === undefined || found.length <= size) return { rows, next: null }
  const next = new URL(address)
  next.searchParams.set('after', String(last.number))
  return { rows, next: next.href }
}
