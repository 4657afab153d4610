import type { PoolClient } from 'pg'
import type { HomeToKeep, Kept } from './feed.ts'
import type { Batch } from './import.ts'
import { writePictures } from './media-store.ts'
import type { NamedPicture } from './picture-note-store.ts'

interface Taken {
  readonly row: number
  readonly home: HomeToKeep
  readonly number: number
  readonly isSame: boolean
}

interface Stored {
  readonly advert: number
  readonly url: string
  readonly hash: Buffer | null
  readonly state: 'waiting' | 'kept' | 'failed'
  readonly problem: string | null
}

/**
 * Homes that are as they were may have other pictures under the names of before. Gives the pictures that are named by files and
 * not shown, of all homes that were taken. Call it in their transaction.
 */
export async function takeFiles(
  connection: PoolClient,
  homes: Batch['homes'],
  keptAs: (home: HomeToKeep) => Kept,
  at: Date,
): Promise<readonly NamedPicture[]> {
  const taken = homes.flatMap(({ row, home }) => takenOf(row, home, keptAs(home)))
  if (taken.length === 0) return []
  const before = await storedOf(connection, taken)
  for (const one of taken)
    if (one.isSame && hasOther(one, before))
      await writePictures(connection, one.number, one.home.pictures, at)
  const now = await storedOf(connection, taken)
  return taken.flatMap(({ row, home: { ref }, number }) =>
    (now.get(number) ?? [])
      .filter(({ state }) => state !== 'kept')
      .map(({ url, state, problem }) => ({
        row,
        ref,
        advert: number,
        url,
        problem: state === 'failed' ? problem : null,
      })),
  )
}

function takenOf(row: number, home: HomeToKeep, kept: Kept): readonly Taken[] {
  const isTaken = kept.kind === 'created' || kept.kind === 'updated' || kept.kind === 'unchanged'
  const namesFiles = home.pictures.some(({ file }) => file !== null)
  return isTaken && namesFiles ? [{ row, home, number: kept.number, isSame: kept.kind === 'unchanged' }] : []
}

function hasOther({ home, number }: Taken, before: ReadonlyMap<number, readonly Stored[]>): boolean {
  const stored = before.get(number) ?? []
  return home.pictures.some(({ url, file }) => {
    if (file === null) return false
    const known = stored.find((one) => one.url === url)
    if (known === undefined) return true
    const isSameFile = file.hash === null ? known.hash === null : known.hash?.equals(file.hash) === true
    return !isSameFile
  })
}

/** Of those that are named by files. */
async function storedOf(
  connection: PoolClient,
  taken: readonly Taken[],
): Promise<ReadonlyMap<number, readonly Stored[]>> {
  const files = taken.flatMap(({ home, number }) =>
    home.pictures.flatMap(({ url, file }) => (file === null ? [] : [{ number, url }])),
  )
  const { rows } = await connection.query<Stored>({
    name: 'feed-media-of-files',
    text: `select advert::int as advert, url, file_hash as hash, state, problem
      from feed_media join unnest($1::bigint[], $2::text[]) as named (advert, url) using (advert, url)
      order by advert, place`,
    values: [files.map(({ number }) => number), files.map(({ url }) => url)],
  })
  return Map.groupBy(rows, ({ advert }) => advert)
}
