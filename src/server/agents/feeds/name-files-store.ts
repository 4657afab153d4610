import type { PoolClient } from 'pg'
import { type FileName, fileName } from '../../formats/zip-names.ts'
import type { Batch, ImportToRun } from './import.ts'
import { NOT_SENT, type SentFile, type SentPicture } from './media.ts'

const LEADS_OUTSIDE = 'Its name leads outside the zip.'
const AMBIGUOUS = 'Two files in the zip have this name. Name its folder, too.'

type Homes = Batch['homes']

/** The homes with what is known of the files that they name: from this zip, from one before, or from an advert that shows them. */
export async function withFiles(connection: PoolClient, run: ImportToRun, homes: Homes): Promise<Homes> {
  const named = homes.flatMap(({ home }) => home.pictures.filter(({ file }) => file !== null))
  if (named.length === 0) return homes
  const zipped = await filesOfZips(connection, run, named)
  const shown = await filesOfAdverts(connection, run, named)
  const fileOf = (ref: string, { url }: SentPicture): SentFile => {
    const name = fileName(url)
    if (name === null) return { hash: null, problem: LEADS_OUTSIDE }
    return zipped(name) ?? shown(ref, url) ?? { hash: null, problem: NOT_SENT }
  }
  return homes.map(({ row, home }) => {
    const pictures = home.pictures.map((picture) =>
      picture.file === null ? picture : { ...picture, file: fileOf(home.ref, picture) },
    )
    return { row, home: { ...home, pictures } }
  })
}

interface Zipped extends SentFile, FileName {
  readonly importId: string
}

/** Names that came in 30 days are there; of two zips the later counts, and this one before any. */
async function filesOfZips(
  connection: PoolClient,
  { id, feed }: ImportToRun,
  named: readonly SentPicture[],
): Promise<(name: FileName) => SentFile | null> {
  const bases = new Set(named.flatMap(({ url }) => fileName(url)?.base ?? []))
  const { rows } = await connection.query<Zipped>({
    name: 'feed-pictures-find',
    text: `select import_id as "importId", name, base, content_hash as hash, feed_pictures.problem
      from feed_pictures join feed_imports on feed_imports.id = import_id
      where agency_id = $1 and branch = $2 and base = any($3::text[])
        and (import_id = $4 or state in ('done', 'held') and not is_dry_run)
      order by import_id <> $4, received_at desc`,
    values: [feed.agencyId, feed.branch, [...bases], id],
  })
  const byBase = Map.groupBy(rows, ({ base }) => base)
  return (name) => {
    const fitting = (byBase.get(name.base) ?? []).filter((file) => isSamePath(file.name, name.name))
    const [newest] = fitting
    if (newest === undefined) return null
    const ofOne = fitting.filter(({ importId }) => importId === newest.importId)
    const file = ofOne.find((one) => one.name === name.name) ?? newest
    const isOne = file.name === name.name || ofOne.length === 1
    return isOne ? { hash: file.hash, problem: file.problem } : { hash: null, problem: AMBIGUOUS }
  }
}

/** One may say more of the folders: 'C:/export/photos/a.jpg' is 'photos/a.jpg', and 'a.jpg'. */
const isSamePath = (a: string, b: string): boolean => `/${a}`.endsWith(`/${b}`) || `/${b}`.endsWith(`/${a}`)

interface Shown {
  readonly ref: string
  readonly url: string
  readonly hash: Buffer
}

/** The home's own comes before another home's. */
async function filesOfAdverts(
  connection: PoolClient,
  { feed }: ImportToRun,
  named: readonly SentPicture[],
): Promise<(ref: string, url: string) => SentFile | null> {
  const { rows } = await connection.query<Shown>({
    name: 'feed-media-files',
    text: `select ref, lower(url) as url, file_hash as hash from feed_media join feed_adverts on number = advert
      where lower(url) = any($3::text[]) and file_hash is not null and photo_id is not null
        and agency_id = $1 and branch = $2
      order by feed_media.state <> 'kept', number desc`,
    values: [feed.agencyId, feed.branch, [...new Set(named.map(({ url }) => url.toLowerCase()))]],
  })
  const byUrl = Map.groupBy(rows, ({ url }) => url)
  return (ref, url) => {
    const all = byUrl.get(url.toLowerCase()) ?? []
    const one = all.find((shown) => shown.ref === ref) ?? all[0]
    return one === undefined ? null : { hash: one.hash, problem: null }
  }
}
