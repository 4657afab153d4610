import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureChromium } from './browser.mjs'
import { ended, ROOT } from './children.mjs'
import { ensureInstalled, environment, nodeBinary } from './install.mjs'

// What asks to end reaches the benchmarks themselves; their end is ours.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)

try {
  await ensureInstalled()
  const chromium = await ensureChromium()
  const env = environment(chromium === null ? {} : { CHROMIUM_PATH: chromium })
  const command = [path.join(ROOT, 'bench/run.ts'), ...process.argv.slice(2)]
  process.exit(await ended(spawn(nodeBinary(), command, { cwd: ROOT, env, stdio: 'inherit' })))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
