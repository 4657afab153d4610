import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { print, ROOT, runQuietly } from './children.mjs'

/** The oldest Node that runs TypeScript as it is. */
const OLDEST = [22, 18]

/** Installs what package-lock.json asks for, unless just that is there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const [command, ...args] = npm()
  const { code } = await runQuietly(
    'Installing packages (once, about half a minute)',
    command,
    // Building needs what a production install would leave out.
    [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
  )
  if (code !== 0) throw new Error('The packages didn’t install (see above).')
}

/** npm notes what it installed only when all of it is in place: an install that was cut off leaves no such file. */
function isInstalled() {
  const [wanted, found] = ['package-lock.json', 'node_modules/.package-lock.json'].map(packagesOf)
  if (!found) return false
  const isSame = ([name, entry]) => {
    const installed = found[name]
    if (!installed) return entry.optional === true || entry.devOptional === true
    return installed.version === entry.version && installed.integrity === entry.integrity
  }
  const entries = Object.entries(wanted).filter(([name]) => name !== '')
  return entries.every(isSame) && Object.keys(found).every((name) => name in wanted)
}

function packagesOf(file) {
  const full = path.join(ROOT, file)
  if (!existsSync(full)) return undefined
  try {
    return JSON.parse(readFileSync(full, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** The npm that runs us, else the one that belongs to this Node, else the first on the path. */
function npm() {
  const running = process.env.npm_execpath
  if (running?.endsWith('.js') && existsSync(running)) return [process.execPath, running]
  return ['npm']
}

/**
 * The Node that the lock file names. Its binary is placed by an install script: where those are forbidden, the system's
 * Node serves if it can run TypeScript.
 */
export function nodeBinary() {
  const pinned = path.join(ROOT, 'node_modules/.bin/node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const wanted = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).dependencies.node
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) {
    print(
      `Node ${wanted} was not installed (are install scripts forbidden?); Node ${process.versions.node} serves.`,
    )
    return process.execPath
  }
  throw new Error(
    `Node ${wanted} is missing: its install script did not run, and this Node is ${process.versions.node}. Allow install scripts (npm install-scripts approve, or npm config delete ignore-scripts), remove node_modules and start again; or use Node ${OLDEST.join('.')} or newer.`,
  )
}

/** Programs that are found by their names are found as npm would: ours first. */
export function environment(extra = {}) {
  const bin = path.join(ROOT, 'node_modules/.bin')
  return {
    // Without it a start takes more than twice as long. Where it cannot be written, Node does without.
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  }
}
