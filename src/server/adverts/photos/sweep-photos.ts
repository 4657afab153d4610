import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS, HOUR_MS } from '#shared/values/time-units.ts'
import type { PhotoFiles } from '../../gateways/photo-files.ts'
import type { PhotoStore } from './photo.ts'
import { idIn, photoNames } from './photo-names.ts'

export interface SweepDeps {
  readonly photos: Pick<PhotoStore, 'forgetUnnamedSince' | 'known'>
  readonly files: Pick<PhotoFiles, 'remove' | 'namesBefore'>
  readonly incoming: string
  readonly now: () => Date
}

/** Time to undo a removal, or to save the draft after an upload. */
const UNNAMED_MS = DAY_MS
/** Longer than any upload takes. */
const UNDER_WAY_MS = HOUR_MS
const AT_ONCE = 500

/** Removes unnamed photos, and files that a crash left without a row or incomplete. Returns how many files. */
export async function sweepPhotos(deps: SweepDeps): Promise<number> {
  const now = deps.now().getTime()
  const unnamed = await removeUnnamed(deps, new Date(now - UNNAMED_MS))
  const startedBefore = new Date(now - UNDER_WAY_MS)
  return (
    unnamed + (await removeStrays(deps, startedBefore)) + (await removeHalves(deps.incoming, startedBefore))
  )
}

async function removeUnnamed({ photos, files }: SweepDeps, then: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const ids = await photos.forgetUnnamedSince(then, AT_ONCE)
    const names = ids.flatMap(photoNames)
    await files.remove(names)
    removed += names.length
    if (ids.length < AT_ONCE) return removed
  }
}

async function removeStrays({ photos, files }: SweepDeps, then: Date): Promise<number> {
  let removed = 0
  for await (const names of files.namesBefore(then)) {
    const known = await photos.known(names.flatMap((name) => idIn(name) ?? []))
    const strays = names.filter((name) => !known.has(idIn(name) ?? ''))
    await files.remove(strays)
    removed += strays.length
  }
  return removed
}

async function removeHalves(incoming: string, then: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name)
    // Another process may have removed it.
    const { mtime } = await stat(file).catch(() => ({ mtime: then }))
    if (mtime >= then) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
