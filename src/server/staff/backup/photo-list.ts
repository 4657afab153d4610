import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { idIn, photoNames } from '../../adverts/photos/photo-names.ts'
import { photoFilePath } from '../../gateways/disk-photo-files.ts'
import { type StoredTable, tableFile } from './manifest.ts'

/** In sha256sum's format, in the order of the rows. */
export const CHECKSUMS = 'photos.sha256'
/** One name a line, of files that did not exist. */
export const MISSING = 'photos.missing'
const PHOTOS_TABLE = 'photos'
const AT_ONCE = 16

export const photosFolder = (folder: string): string => path.join(folder, 'photos')

export interface ListedFile {
  readonly name: string
  readonly sha256: string
}

const SEPARATOR = '  '
export const checksumLine = ({ name, sha256 }: ListedFile): string =>
  `${sha256}${SEPARATOR}${photoFilePath('photos', name)}`

export async function* namesOfRows(
  folder: string,
  tables: readonly StoredTable[],
): AsyncGenerator<readonly string[]> {
  const table = tables.find(({ name }) => name === PHOTOS_TABLE)
  if (table === undefined) return
  const column = table.columns.indexOf('id')
  for await (const lines of batches(linesOf(tableFile(folder, table)))) {
    yield lines.flatMap((line) => photoNames(checkedId(line.split('\t')[column] ?? '')))
  }
}

export async function* listedFiles(folder: string): AsyncGenerator<readonly ListedFile[]> {
  for await (const lines of batches(linesOf(path.join(folder, CHECKSUMS)))) {
    yield lines.map((line) => {
      const [sha256 = '', file = ''] = line.split(SEPARATOR)
      return { sha256, name: checkedName(path.basename(file)) }
    })
  }
}

/** Names become parts of paths: a tampered backup must not choose where its restore writes. */
function checkedId(id: string): string {
  if (idIn(id) !== id) throw new Error(`the backup is damaged: ${JSON.stringify(id)} is no id of a photo.`)
  return id
}

function checkedName(name: string): string {
  const id = idIn(name)
  if (id === null || !photoNames(id).includes(name))
    throw new Error(`the backup is damaged: ${JSON.stringify(name)} is no name of a photo.`)
  return name
}

export const missingNames = (folder: string): AsyncIterable<string> => linesOf(path.join(folder, MISSING))

async function* linesOf(file: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) yield line
}

async function* batches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
