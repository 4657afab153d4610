import { open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import type { AppliedMigration } from '../../db/migrate.ts'
import type { Sequence, Table } from '../../db/tables.ts'
import { syncFolder } from '../../gateways/disk-photo-files.ts'
import type { Measured } from './measure.ts'

const FORMAT = 1
export const MANIFEST = 'gatepost-backup.json'

export interface StoredTable extends Table, Measured {}

export interface StoredPhotos {
  /** Pictures and thumbnails. */
  readonly files: number
  readonly bytes: number
  /** Of the list of checksums. */
  readonly listSha256: string
  /** Files that rows name but that did not exist when the backup was made. */
  readonly missing: number
}

/** Written last: a folder without it is no backup. */
export interface Manifest {
  readonly format: number
  /** The program's version. */
  readonly version: string
  readonly madeAt: Date
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly StoredTable[]
  readonly sequences: readonly Sequence[]
  readonly photos: StoredPhotos
}

export const tableFile = (folder: string, { name }: Pick<Table, 'name'>): string =>
  path.join(folder, 'tables', `${name}.copy`)

export const manifestOf = (parts: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...parts })

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const unfinished = path.join(folder, `${MANIFEST}.unfinished`)
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path.join(folder, MANIFEST))
  await syncFolder(folder)
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
      throw new Error(`${folder} is no complete backup: there is no ${MANIFEST} in it.`)
    }
    throw error
  })
  const other = otherVersion(text)
  if (other !== null) {
    throw new Error(
      `${folder} was made by version ${other} in a form that this version does not know. Run that version, or a newer one.`,
    )
  }
  const manifest = parse(text)
  if (manifest === null) throw new Error(`${path.join(folder, MANIFEST)} is damaged.`)
  return manifest
}

/** For a manifest of another format, whose other fields we do not know. */
function otherVersion(text: string): string | null {
  try {
    const { format, version } = JSON.parse(text) as Partial<Record<keyof Manifest, unknown>>
    return typeof format === 'number' && format !== FORMAT && typeof version === 'string' ? version : null
  } catch {
    return null
  }
}

/** Names become parts of paths and of SQL statements. */
const NAME = /^[a-z_][a-z0-9_]{0,62}$/

function parse(text: string): Manifest | null {
  try {
    const { madeAt, migrations, ...rest } = JSON.parse(text) as Manifest
    const manifest = {
      ...rest,
      madeAt: new Date(madeAt),
      migrations: migrations.map((migration) => ({ ...migration, appliedAt: new Date(migration.appliedAt) })),
    }
    const names = [
      ...manifest.tables.flatMap(({ name, columns }) => [name, ...columns]),
      ...manifest.sequences.map(({ name }) => name),
    ]
    const isWhole = names.every((name) => NAME.test(name)) && typeof manifest.photos.listSha256 === 'string'
    return manifest.format === FORMAT && isWhole ? manifest : null
  } catch {
    return null
  }
}
