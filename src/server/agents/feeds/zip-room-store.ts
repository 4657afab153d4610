import type { PoolClient } from 'pg'
import type { Database } from '../../db/pool.ts'
import type { Feed } from './feed.ts'

/** A file that comes while there is room may go over it. */
const MOST_BYTES = {
  /** Of pictures that are not drawn yet, or that no home names. */
  ofBranch: 2_147_483_648,
  ofAgency: 8_589_934_592,
  /** Of an agency's files that are not read yet; a branch's has some megabytes. */
  unread: 1_073_741_824,
}

/** False if the agency's files have to be read first, or its pictures drawn. Those of the branch that no home names make room. */
export async function hasRoomForFiles(
  database: Database,
  feed: Pick<Feed, 'id'>,
  most = MOST_BYTES,
): Promise<boolean> {
  if ((await unreadBytes(database, feed)) > most.unread) return false
  const hasRoom = async (): Promise<boolean> => {
    const { rows } = await database.query<{ ofBranch: string; ofAgency: string }>(
      `select coalesce(sum(size) filter (where file.branch = feeds.branch), 0) as "ofBranch", coalesce(sum(size), 0) as "ofAgency"
       from feed_picture_files file join feeds using (agency_id) where feeds.id = $1`,
      [feed.id],
    )
    const { ofBranch = 0, ofAgency = 0 } = rows[0] ?? {}
    return Number(ofBranch) <= most.ofBranch && Number(ofAgency) <= most.ofAgency
  }
  if (await hasRoom()) return true
  await forgetFiles(database, `(agency_id, branch) = (select agency_id, branch from feeds where id = $1)`, [
    feed.id,
  ])
  return hasRoom()
}

/** The lengths alone are read, not the files. */
async function unreadBytes(database: Database, feed: Pick<Feed, 'id'>): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(
    `select coalesce(sum(octet_length(bytes)), 0) as bytes from feeds
       join feeds theirs using (agency_id) join feed_imports on feed_imports.feed_id = theirs.id
       join feed_import_parts on import_id = feed_imports.id
     where feeds.id = $1 and feed_imports.state in ('waiting', 'running', 'held')`,
    [feed.id],
  )
  return Number(rows[0]?.bytes ?? 0)
}

/** What a file has takes the place of what came before under the same names, once all of it is done. */
export const replaceEarlier = (connection: PoolClient, importId: string) =>
  connection.query(
    `delete from feed_pictures old using feed_pictures mine, feed_imports before, feed_imports now
     where mine.import_id = $1 and now.id = $1 and not now.is_dry_run and old.agency_id = mine.agency_id
       and old.branch = mine.branch and old.base = mine.base and old.name = mine.name and before.id = old.import_id
       and before.received_at < now.received_at`,
    [importId],
  )

/** An import that failed, or was a dry run, changed nothing. */
export const forgetUnusedNames = (connection: PoolClient, importId: string) =>
  connection.query(
    `delete from feed_pictures using feed_imports
     where import_id = $1 and id = $1 and (is_dry_run or state = 'failed')`,
    [importId],
  )

/**
 * Names that came before `then`, and the bytes that have been drawn or that no name leads to; how many pictures. What a home
 * waits for stays, and what a file has that is not read yet.
 */
export async function forgetZipFiles(database: Database, then: Date, drawnBefore: Date): Promise<number> {
  await database.query(
    `delete from feed_pictures using feed_imports where feed_imports.id = import_id and received_at < $1 and state not in ('waiting', 'running')`,
    [then],
  )
  return forgetFiles(
    database,
    `sent_at < $1 and (not exists (select from feed_pictures p where p.content_hash = file.content_hash
         and p.agency_id = file.agency_id and p.branch = file.branch)
       or exists (${NAMED_BY} and feed_media.state <> 'waiting'))`,
    [drawnBefore],
  )
}

const NAMED_BY = `select from feed_media join feed_adverts on number = advert
  where file_hash = file.content_hash and feed_adverts.agency_id = file.agency_id and feed_adverts.branch = file.branch`
const IN_USE = `exists (${NAMED_BY} and feed_media.state = 'waiting' and feed_adverts.state <> 'removed')
  or exists (select from feed_pictures p join feed_imports i on i.id = p.import_id
    where p.content_hash = file.content_hash and p.agency_id = file.agency_id and p.branch = file.branch
      and i.state in ('waiting', 'running'))`
/** Each may have 20 MiB. */
const AT_ONCE = 20

async function forgetFiles(database: Database, which: string, values: readonly unknown[]): Promise<number> {
  let forgotten = 0
  for (;;) {
    const { rowCount } = await database.query(
      `delete from feed_picture_files file where (agency_id, branch, content_hash) in (
         select agency_id, branch, content_hash from feed_picture_files file
         where ${which} and not (${IN_USE}) limit ${AT_ONCE} for update skip locked)`,
      [...values],
    )
    forgotten += rowCount ?? 0
    if ((rowCount ?? 0) < AT_ONCE) return forgotten
  }
}
