import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PhotoFiles } from './photo-files.ts'
import { ProviderFailed } from './provider-failed.ts'

const UNFINISHED = '.unfinished'

export const photoFilePath = (folder: string, name: string): string =>
  path.join(folder, name.slice(0, 2), name)

/** Subfolders by the first two characters keep each folder small. */
export function diskPhotoFiles(folder: string): PhotoFiles {
  const pathOf = (name: string): string => photoFilePath(folder, name)
  return {
    put: (name, bytes) => asOurs(() => put(pathOf(name), bytes)),
    get: (name) => asOurs(() => readFile(pathOf(name)).catch(nullWhereThereIsNone)),
    remove: (names) =>
      asOurs(async () => {
        await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
      }),
    namesBefore: (then) => namesBefore(folder, then),
  }
}

async function put(file: string, bytes: Buffer): Promise<void> {
  const folder = path.dirname(file)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${file}${UNFINISHED}`
  try {
    const handle = await open(unfinished, 'w', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
    await syncFolder(folder)
    if (made !== undefined) await syncFolder(path.dirname(folder))
  } catch (error) {
    await Promise.allSettled([unfinished, file].map((written) => rm(written, { force: true })))
    throw error
  }
}

/** The names in the folder then survive a crash of the machine. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* namesBefore(folder: string, then: Date): AsyncIterable<readonly string[]> {
  for (const shelf of (await list(folder)).filter((name) => name.length === 2)) {
    const names: string[] = []
    for (const name of await list(path.join(folder, shelf))) {
      const { mtime } = await stat(path.join(folder, shelf, name)).catch(() => ({ mtime: null }))
      if (mtime !== null && mtime < then) names.push(name)
    }
    if (names.length > 0) yield names
  }
}

const list = (folder: string): Promise<string[]> =>
  asOurs(async () => (await readdir(folder).catch(nullWhereThereIsNone)) ?? [])

function nullWhereThereIsNone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** A path shows where our data is, so an error keeps only its code. */
async function asOurs<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ProviderFailed(`disk ${code ?? ''}`.trim(), 'broken')
  }
}
