import { hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { PoolClient } from 'pg'
import type { Database } from '../db/pool.ts'
import { fileName, LONGEST_FILE_NAME } from '../formats/zip-names.ts'
import type { Feed } from './feed.ts'
import type { ZippedFile } from './read-zip.ts'

const PART_BYTES = 1_048_576
/** Of pictures of one branch that are not drawn yet, or that no home names. */
const MOST_BYTES = 2_147_483_648

const SIGNATURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('\x89PNG', 'latin1'), Buffer.from('GIF8')]
const NO_PICTURE = 'It is not a whole JPEG, PNG or GIF.'
const TOO_LARGE = 'It is larger than 20 MiB.'

interface Import {
  readonly id: string
  readonly feed: Pick<Feed, 'id'>
}

/** Notes what a zip has beside its stock, and keeps the bytes of pictures that are in no advert yet. Call it in the import's transaction. */
export async function addFiles(
  connection: PoolClient,
  { id, feed }: Import,
  files: AsyncIterable<ZippedFile>,
  at: Date,
): Promise<void> {
  for await (const { name, bytes } of files) {
    const named = fileName(name)
    if (named === null || name.length > LONGEST_FILE_NAME) continue
    const contentHash = hash('sha256', bytes ?? name, 'buffer')
    const problem = problemOf(bytes)
    const { rows } = await connection.query<{ branch: string; agencyId: string }>({
      name: 'feed-pictures-add',
      text: ADD,
      values: [feed.id, id, named.name, named.base, contentHash, problem, bytes?.length ?? 0, at],
    })
    const [kept] = rows
    if (kept && bytes) await addParts(connection, [kept.agencyId, kept.branch, contentHash], bytes)
  }
}

function problemOf(bytes: Buffer | null): string | null {
  if (bytes === null) return TOO_LARGE
  const isPicture = SIGNATURES.some((signature) => bytes.subarray(0, signature.length).equals(signature))
  return isPicture ? null : NO_PICTURE
}

/** Gives a row if the bytes are to be kept. */
const ADD = `with mine as (
    select agency_id, branch, owner_key from feeds join agencies on agencies.id = agency_id join accounts on accounts.id = account_id
    where feeds.id = $1),
  named as (
    insert into feed_pictures (import_id, name, base, agency_id, branch, content_hash, problem)
    select $2, $3, $4, agency_id, branch, $5, $6 from mine on conflict do nothing),
  kept as (
    insert into feed_picture_files (agency_id, branch, content_hash, size, sent_at)
    select agency_id, branch, $5, $7, $8 from mine
    where $6::text is null and not exists (
      select from photos join listing_photos on photo_id = photos.id
      where photos.owner_key = mine.owner_key and photos.content_hash = $5)
    on conflict (agency_id, branch, content_hash) do update set sent_at = excluded.sent_at
    returning agency_id, branch, xmax = 0 as is_new)
  select agency_id as "agencyId", branch from kept where is_new`

async function addParts(
  connection: PoolClient,
  key: readonly [agencyId: string, branch: string, contentHash: Buffer],
  bytes: Buffer,
): Promise<void> {
  for (let place = 0; place * PART_BYTES < bytes.length; place++) {
    await connection.query({
      name: 'feed-picture-parts-add',
      text: 'insert into feed_picture_parts (agency_id, branch, content_hash, place, bytes) values ($1, $2, $3, $4, $5)',
      values: [...key, place, bytes.subarray(place * PART_BYTES, (place + 1) * PART_BYTES)],
    })
  }
}

/** False if the branch's pictures have to be drawn first. Those that no home names make room. */
export async function hasRoomForFiles(database: Database, feed: Pick<Feed, 'id'>): Promise<boolean> {
  const size = async (): Promise<number> => {
    const { rows } = await database.query<{ size: string }>(
      `select coalesce(sum(size), 0) as size from feed_picture_files join feeds using (agency_id, branch) where feeds.id = $1`,
      [feed.id],
    )
    return Number(rows[0]?.size ?? 0)
  }
  if ((await size()) <= MOST_BYTES) return true
  await forgetFiles(database, `(agency_id, branch) = (select agency_id, branch from feeds where id = $1)`, [
    feed.id,
  ])
  return (await size()) <= MOST_BYTES
}

/** Once a file is known to be whole, what it has takes the place of what came before under the same names. */
export const replaceEarlier = (connection: Database | PoolClient, importId: string) =>
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

interface WantedFile {
  readonly agencyId: string
  readonly branch: string
  readonly fileHash: Buffer
}

/** How many bytes; null if they are not there any more. */
export async function writeFileBytes(
  database: Database,
  { agencyId, branch, fileHash }: WantedFile,
  target: string,
): Promise<number | null> {
  const file = await open(target, 'wx', 0o600)
  let bytes = 0
  try {
    for (let place = 0; ; place++) {
      const { rows } = await database.query<{ bytes: Buffer }>({
        name: 'feed-picture-part',
        text: `select bytes from feed_picture_parts where agency_id = $1 and branch = $2 and content_hash = $3 and place = $4`,
        values: [agencyId, branch, fileHash, place],
      })
      const [part] = rows
      if (!part) return bytes === 0 ? null : bytes
      await file.writeFile(part.bytes)
      bytes += part.bytes.length
    }
  } finally {
    await file.close()
  }
}
