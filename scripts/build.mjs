import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, runQuietly } from './children.mjs'
import { ensureInstalled, environment, nodeBinary } from './install.mjs'

const BUILD = path.join(ROOT, 'build')
const STAMP = path.join(BUILD, 'stamp')
const SOURCES = ['src/shared', 'src/web', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json']

/** Builds the browser's and the server's side of the pages, unless their sources are as they were last time. */
export async function ensureBuilt() {
  const wanted = hashOf(SOURCES)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  // Without the stamp a build that is cut off is done again.
  rmSync(BUILD, { recursive: true, force: true })
  const node = nodeBinary()
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const sides = [
    { label: 'Building the pages for the browser', args: [] },
    { label: 'Building the pages for the server', args: ['--ssr', 'src/web/entry-server.tsx'] },
  ]
  for (const { label, args } of sides) {
    const { code } = await runQuietly(label, node, [vite, 'build', ...args, '--logLevel', 'warn'], {
      env: environment({ NODE_ENV: 'production' }),
    })
    if (code !== 0) throw new Error('The pages could not be built (see above).')
  }
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
