import type { PoolClient } from 'pg'

/** In the rows of files that name it: it is shown, or here is why it is not. */
export const settleInFiles = (
  connection: PoolClient,
  {
    number,
    url,
    problem,
  }: { readonly number: number; readonly url: string; readonly problem: string | null },
) =>
  connection.query(
    problem === null
      ? 'delete from feed_import_pictures where advert = $1 and name = $2 and message is null'
      : `update feed_import_pictures set message = $2 || ': ' || $3 where advert = $1 and name = $2 and message is null`,
    problem === null ? [number, url] : [number, url, problem],
  )

export interface NamedPicture {
  readonly row: number
  readonly ref: string
  readonly advert: number
  readonly url: string
  /** Null while it is still to be drawn. */
  readonly problem: string | null
}

/** What is known is one line of the row. */
export async function writeNotes(
  connection: PoolClient,
  importId: string,
  named: readonly NamedPicture[],
): Promise<void> {
  const known = Map.groupBy(
    named.filter(({ problem }) => problem !== null),
    ({ row }) => row,
  )
  const lines = [...known].map(([row, pictures]) => ({
    row,
    name: '',
    ref: pictures[0]?.ref,
    advert: null,
    message: lineOf(pictures),
  }))
  const waiting = named
    .filter(({ problem }) => problem === null)
    .map(({ row, ref, advert, url: name }) => ({ row, name, ref, advert, message: null }))
  if (lines.length + waiting.length === 0) return
  await connection.query(
    `insert into feed_import_pictures (import_id, row, name, ref, advert, message)
     select $1, row, name, left(ref, 100), advert, left(message, 2000)
     from json_to_recordset($2) as given (row int, name text, ref text, advert bigint, message text)
     on conflict do nothing`,
    [importId, JSON.stringify([...lines, ...waiting])],
  )
}

const NAMED = 5

/** 'a.jpg, b.jpg and 3 more: It is not in the zip.' */
function lineOf(pictures: readonly NamedPicture[]): string {
  const byProblem = Map.groupBy(pictures, ({ problem }) => problem ?? '')
  const parts = [...byProblem].map(([problem, all]) => {
    const names = all.slice(0, NAMED).map(({ url }) => url)
    const rest = all.length > NAMED ? ` and ${all.length - NAMED} more` : ''
    return `${names.join(', ')}${rest}: ${problem}`
  })
  return parts.join(' ')
}
