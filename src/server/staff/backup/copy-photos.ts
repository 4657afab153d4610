import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskPhotoFiles } from '../../gateways/disk-photo-files.ts'
import type { PhotoFiles } from '../../gateways/photo-files.ts'
import type { StoredPhotos, StoredTable } from './manifest.ts'
import { CHECKSUMS, checksumLine, listedFiles, MISSING, namesOfRows, photosFolder } from './photo-list.ts'

const TRIES = 3
const RETRY_MS = 1_000

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Syncs each file, and writes a list of their checksums. */
export async function savePhotos(
  files: PhotoFiles,
  folder: string,
  tables: readonly StoredTable[],
  signal: AbortSignal,
): Promise<StoredPhotos> {
  const copy = diskPhotoFiles(photosFolder(folder))
  const [list, missing] = [lineFile(path.join(folder, CHECKSUMS)), lineFile(path.join(folder, MISSING))]
  let [bytes, found, lost] = [0, 0, 0]
  for await (const names of namesOfRows(folder, tables)) {
    signal.throwIfAborted()
    const saved = await Promise.all(names.map((name) => saveOne(files, copy, name)))
    for (const [index, one] of saved.entries()) {
      const name = names[index] ?? ''
      if (one === null) await missing.write(name)
      else await list.write(checksumLine({ name, sha256: one.sha256 }))
      bytes += one?.bytes ?? 0
      found += one === null ? 0 : 1
      lost += one === null ? 1 : 0
    }
  }
  const listSha256 = await list.end()
  await missing.end()
  return { files: found, bytes, listSha256, missing: lost }
}

async function saveOne(
  files: PhotoFiles,
  copy: PhotoFiles,
  name: string,
): Promise<{ sha256: string; bytes: number } | null> {
  const bytes = await again(() => files.get(name))
  if (bytes === null) return null
  await copy.put(name, bytes)
  return { sha256: sha256Of(bytes), bytes: bytes.length }
}

export async function restorePhotos(files: PhotoFiles, folder: string, signal: AbortSignal): Promise<void> {
  const copy = diskPhotoFiles(photosFolder(folder))
  for await (const listed of listedFiles(folder)) {
    signal.throwIfAborted()
    await Promise.all(
      listed.map(async ({ name, sha256 }) => {
        const bytes = await copy.get(name)
        if (bytes === null || sha256Of(bytes) !== sha256) throw new Error(`${name} is not what was stored.`)
        await again(() => files.put(name, bytes))
      }),
    )
  }
}

/** Buckets fail now and then, and a whole backup must not fail with them. */
async function again<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await run()
    } catch (error) {
      if (tried === TRIES) throw error
      await sleep(RETRY_MS * tried)
    }
  }
}

/** Synced at its end; returns its checksum. */
function lineFile(file: string) {
  const hash = createHash('sha256')
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  const done = finished(stream)
  // Awaited at the end; until then a failure must not count as unhandled.
  done.catch(() => undefined)
  return {
    write: async (line: string): Promise<void> => {
      hash.update(`${line}\n`)
      if (!stream.write(`${line}\n`)) await Promise.race([once(stream, 'drain'), done])
    },
    end: async (): Promise<string> => {
      stream.end()
      await done
      return hash.digest('hex')
    },
  }
}
