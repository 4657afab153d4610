import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, runQuietly } from './children.mjs'
import { ensureInstalled, environment, nodeBinary } from './install.mjs'

const BUILD = path.join(ROOT, 'build')
/** Says of what sources the pages were built. */
export const STAMP = path.join(BUILD, 'stamp')
export const SIDES = [
  { label: 'Building the pages for the browser', folder: 'web', entry: null },
  { label: 'Building the pages for the server', folder: 'ssr', entry: 'src/web/entry-server.tsx' },
]
const SOURCES = ['src/shared', 'src/web', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json']

/** Builds the browser's and the server's side of the pages, unless their sources are as they were last time. */
export async function ensureBuilt() {
  const wanted = hashOf(SOURCES)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  const next = path.join(BUILD, `next-${process.pid}`)
  const node = nodeBinary()
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  for (const { label, folder, entry } of SIDES) {
    const args = entry === null ? [] : ['--ssr', entry]
    const outDir = ['--outDir', path.join(next, folder), '--emptyOutDir']
    const { code } = await runQuietly(
      label,
      node,
      [vite, 'build', ...args, ...outDir, '--logLevel', 'warn'],
      {
        env: environment({ NODE_ENV: 'production' }),
      },
    )
    if (code !== 0) throw new Error('The pages didn’t build (see above).')
  }
  // What is there is whole at any moment; without the stamp a change that is cut off is made again.
  rmSync(STAMP, { force: true })
  for (const { folder } of SIDES) {
    rmSync(path.join(BUILD, folder), { recursive: true, force: true })
    renameSync(path.join(next, folder), path.join(BUILD, folder))
  }
  rmSync(next, { recursive: true })
  writeFileSync(STAMP, wanted)
}

function hashOf(places) {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of filesIn(path.join(ROOT, place))) {
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesIn(place) {
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled()
  rmSync(STAMP, { force: true })
  await ensureBuilt()
}
