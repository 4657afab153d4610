import { spawn } from 'node:child_process'
import path from 'node:path'
import { ended, ROOT } from './children.mjs'
import { ensureInstalled, environment, nodeBinary } from './install.mjs'

// What asks to end reaches the command itself; its end is ours.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)

try {
  await ensureInstalled()
  const command = [path.join(ROOT, 'src/server/operator.ts'), ...process.argv.slice(2)]
  process.exit(await ended(spawn(nodeBinary(), command, { cwd: ROOT, env: environment(), stdio: 'inherit' })))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
