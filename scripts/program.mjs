import { spawn } from 'node:child_process'
import path from 'node:path'
import { ended, ROOT, stopChildren } from './children.mjs'
import { ensureInstalled, environment, nodeBinary } from './install.mjs'

/** Installs the packages, runs one of our programs with our own arguments, and ends with its exit code. */
export async function runProgram(file, prepare = async () => ({})) {
  // A terminal sends these to the program itself too; its end is ours.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
  process.on('SIGTERM', stopChildren)
  try {
    await ensureInstalled()
    const env = environment(await prepare())
    const command = [path.join(ROOT, file), ...process.argv.slice(2)]
    process.exit(await ended(spawn(nodeBinary(), command, { cwd: ROOT, env, stdio: 'inherit' })))
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
