import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { photoNames } from '../../src/server/adverts/photos/photo-names.ts'
import type { PhotoFiles } from '../../src/server/gateways/photo-files.ts'

const MOST_PHOTOS = 20

/**
 * What does not hold of the photos: every row has both its files, as they were where that is known by their names, no
 * draft keeps more than 20, and what an advert or a saved draft names is there.
 */
export async function photoBreaks(
  owner: Client,
  files: PhotoFiles,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> {
  const breaks: string[] = []
  const { rows } = await owner.query<{ id: string }>('select id from photos')
  for (const name of rows.flatMap(({ id }) => photoNames(id))) {
    const bytes = await files.get(name)
    const is = bytes === null ? null : createHash('sha256').update(bytes).digest('hex')
    if (is === null) breaks.push(`${name} has no file`)
    else if ((known.get(name) ?? is) !== is) breaks.push(`${name} is another file`)
  }
  const full = await owner.query<{ draft_uuid: string; count: number }>(
    `select draft_uuid, count(*)::int from photos where state <> 'removed' group by 1 having count(*) > $1`,
    [MOST_PHOTOS],
  )
  breaks.push(...full.rows.map(({ draft_uuid, count }) => `draft ${draft_uuid} keeps ${count} photos`))
  const named = await owner.query<{ id: string }>(
    `select distinct match[1] as id from drafts,
       regexp_matches(blocks, '"id":"([0-9a-f]{32})"', 'g') as match
     where not exists (select 1 from photos where id = match[1])`,
  )
  breaks.push(...named.rows.map(({ id }) => `a draft names the photo ${id}, which is none`))
  return breaks
}
