import { createReadStream } from 'node:fs'
import path from 'node:path'
import { diskPhotoFiles } from '../../gateways/disk-photo-files.ts'
import { sha256Of } from './copy-photos.ts'
import { type Manifest, tableFile } from './manifest.ts'
import { type Measured, measure } from './measure.ts'
import { CHECKSUMS, listedFiles, missingNames, namesOfRows, photosFolder } from './photo-list.ts'

/** Throws with the name of the first file that differs from what was stored. */
export async function verifyFiles(folder: string, manifest: Manifest, signal: AbortSignal): Promise<void> {
  for (const table of manifest.tables) {
    const { sha256, rows } = await measureFile(tableFile(folder, table), signal)
    if (sha256 !== table.sha256 || rows !== table.rows) throw damaged(tableFile(folder, table))
  }
  const list = path.join(folder, CHECKSUMS)
  if ((await measureFile(list, signal)).sha256 !== manifest.photos.listSha256) throw damaged(list)
  await verifyPhotos(folder, manifest, signal)
}

/** Every row has both files, in the same order, except those that were missing. */
async function verifyPhotos(
  folder: string,
  { tables, photos }: Manifest,
  signal: AbortSignal,
): Promise<void> {
  const copy = diskPhotoFiles(photosFolder(folder))
  const listed = listedFiles(folder)
  const missing = photos.missing === 0 ? null : missingNames(folder)[Symbol.asyncIterator]()
  let absent = await missing?.next()
  let [waiting, files] = [(await listed.next()).value ?? [], 0]
  for await (const names of namesOfRows(folder, tables)) {
    signal.throwIfAborted()
    for (const name of names) {
      if (absent?.value === name) {
        absent = await missing?.next()
        continue
      }
      if (waiting.length === 0) waiting = (await listed.next()).value ?? []
      const [next, ...rest] = waiting
      if (next?.name !== name) throw new Error(`the backup has no file for the photo ${name}.`)
      const bytes = await copy.get(name)
      if (bytes === null || sha256Of(bytes) !== next.sha256)
        throw damaged(path.join(photosFolder(folder), name))
      waiting = rest
      files += 1
    }
  }
  if (files !== photos.files) throw damaged(path.join(folder, CHECKSUMS))
}

const damaged = (file: string): Error => new Error(`${file} is not what was stored: the backup is damaged.`)

async function measureFile(file: string, signal: AbortSignal): Promise<Measured> {
  try {
    return await measure(createReadStream(file), signal)
  } catch (error) {
    if (signal.aborted) throw error
    throw damaged(file)
  }
}
