import { hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { PoolClient } from 'pg'
import type { Database } from '../../db/pool.ts'
import { fileName, LONGEST_FILE_NAME } from '../../formats/zip-names.ts'
import type { Feed } from './feed.ts'
import { NO_PICTURE, SMALLEST_SIDE, TOO_LARGE } from './media.ts'
import type { ZippedFile } from './read-zip.ts'

const PART_BYTES = 1_048_576

const SIGNATURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('\x89PNG', 'latin1'), Buffer.from('GIF8')]

interface Import {
  readonly id: string
  readonly feed: Pick<Feed, 'id'>
}

interface NewFile {
  readonly name: string
  readonly base: string
  readonly hash: Buffer
  readonly problem: string | null
  readonly bytes: Buffer
}

/** Notes what a zip has beside its stock, and keeps the bytes of pictures that are in no advert yet. Call it in the import's transaction. */
export async function addFiles(
  connection: PoolClient,
  sent: Import,
  files: AsyncIterable<ZippedFile>,
  at: Date,
): Promise<void> {
  let waiting: NewFile[] = []
  let size = 0
  for await (const { name: path, bytes } of files) {
    const named = fileName(path)
    if (named === null || path.length > LONGEST_FILE_NAME) continue
    const problem = problemOf(bytes)
    const hashed = hash('sha256', bytes ?? path, 'buffer')
    waiting.push({ ...named, hash: hashed, problem, bytes: problem === null && bytes ? bytes : EMPTY })
    size += bytes?.length ?? 0
    if (waiting.length < MOST_AT_ONCE && size < PART_BYTES) continue
    await addSome(connection, sent, waiting, at)
    waiting = []
    size = 0
  }
  await addSome(connection, sent, waiting, at)
}

const EMPTY = Buffer.alloc(0)
const MOST_AT_ONCE = 200

function problemOf(bytes: Buffer | null): string | null {
  if (bytes === null) return TOO_LARGE
  const isPicture = SIGNATURES.some((signature) => bytes.subarray(0, signature.length).equals(signature))
  return isPicture ? null : NO_PICTURE
}

async function addSome(
  connection: PoolClient,
  { id, feed }: Import,
  files: readonly NewFile[],
  at: Date,
): Promise<void> {
  const { rows } = await connection.query<{ hash: Buffer }>({
    name: 'feed-pictures-add',
    text: ADD,
    values: [
      feed.id,
      id,
      at,
      files.map(({ name }) => name),
      files.map(({ base }) => base),
      files.map(({ hash: hashed }) => hashed),
      files.map(({ problem }) => problem),
      files.map(({ bytes }) => bytes.length),
      SMALLEST_SIDE,
    ],
  })
  const bytesOf = new Map(files.map((file) => [file.hash.toString('hex'), file.bytes]))
  const parts = rows.flatMap(({ hash: hashed }) =>
    partsOf(hashed, bytesOf.get(hashed.toString('hex')) ?? EMPTY),
  )
  for (const group of grouped(parts)) await addParts(connection, feed, group)
}

/** Gives those whose bytes are to be kept. */
const ADD = `with mine as (
    select agency_id, branch, owner_key from feeds join agencies on agencies.id = agency_id join accounts on accounts.id = account_id
    where feeds.id = $1),
  given as (
    select * from mine, unnest($4::text[], $5::text[], $6::bytea[], $7::text[], $8::int[]) as given (name, base, hash, problem, size)),
  named as (
    insert into feed_pictures (import_id, name, base, agency_id, branch, content_hash, problem)
    select $2, name, base, agency_id, branch, hash, problem from given on conflict do nothing),
  kept as (
    insert into feed_picture_files (agency_id, branch, content_hash, size, sent_at)
    select distinct on (hash) agency_id, branch, hash, size, $3::timestamptz from given
    where problem is null and not exists (
      select from photos join listing_photos on photo_id = photos.id
      where photos.owner_key = given.owner_key and photos.content_hash = hash and photos.state <> 'removed'
        and least(photos.width, photos.height) >= $9)
    order by hash
    on conflict (agency_id, branch, content_hash) do update set sent_at = excluded.sent_at
    returning content_hash, xmax = 0 as is_new)
  select content_hash as hash from kept where is_new`

interface Part {
  readonly hash: Buffer
  readonly place: number
  readonly bytes: Buffer
}

const partsOf = (hashed: Buffer, bytes: Buffer): readonly Part[] =>
  Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, place) => ({
    hash: hashed,
    place,
    bytes: bytes.subarray(place * PART_BYTES, (place + 1) * PART_BYTES),
  }))

/** Small ones go together; the driver sends a large one as it is, and many as text of twice the length. */
function* grouped(parts: readonly Part[]): Generator<readonly Part[]> {
  let group: Part[] = []
  for (const part of parts) {
    if (part.bytes.length > SMALL_BYTES) yield [part]
    else group.push(part)
    if (group.length < MOST_AT_ONCE) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

const SMALL_BYTES = 8_192

async function addParts(connection: PoolClient, feed: Import['feed'], parts: readonly Part[]): Promise<void> {
  const [first] = parts
  if (first === undefined) return
  if (parts.length === 1) {
    await connection.query({
      name: 'feed-picture-part-add',
      text: `insert into feed_picture_parts (agency_id, branch, content_hash, place, bytes)
        select agency_id, branch, $2, $3, $4 from feeds where id = $1`,
      values: [feed.id, first.hash, first.place, first.bytes],
    })
    return
  }
  await connection.query({
    name: 'feed-picture-parts-add',
    text: `insert into feed_picture_parts (agency_id, branch, content_hash, place, bytes)
      select agency_id, branch, hash, place, bytes
      from feeds, unnest($2::bytea[], $3::int[], $4::bytea[]) as given (hash, place, bytes) where feeds.id = $1`,
    values: [
      feed.id,
      parts.map(({ hash: hashed }) => hashed),
      parts.map(({ place }) => place),
      parts.map(({ bytes }) => bytes),
    ],
  })
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
