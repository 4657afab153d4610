import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>
}

/** Installs what only the benchmarks need, where it is missing or the lock file has changed since. */
export function installPeers(benchFolder: string, print: (line: string) => void): void {
  refuseOtherVersions(benchFolder)
  const lock = createHash('sha256')
    .update(readFileSync(path.join(benchFolder, 'package-lock.json')))
    .digest('hex')
  const stamp = path.join(benchFolder, 'node_modules', '.lock-hash')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  print('Installing the packages that only the benchmarks need …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: benchFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('npm ci failed in bench.')
  writeFileSync(stamp, lock)
}

/** A peer measured with another React, Fastify or pg than ours would say nothing. */
function refuseOtherVersions(benchFolder: string): void {
  const read = (file: string): PackageFile => JSON.parse(readFileSync(file, 'utf8')) as PackageFile
  const ours = read(path.join(benchFolder, '..', 'package.json')).dependencies
  for (const [name, version] of Object.entries(read(path.join(benchFolder, 'package.json')).dependencies)) {
    if (ours[name] !== undefined && ours[name] !== version) {
      throw new Error(
        `bench has ${name} ${version} and the program ${ours[name]}. Bring them together first.`,
      )
    }
  }
}
