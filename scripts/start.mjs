import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ended, print, ROOT, stopChildren, whenNpmIsGone } from './children.mjs'
import { ensureInstalled, environment, nodeBinary } from './install.mjs'

let server = null
let isStopping = false

/** The server ends in order on SIGTERM; what comes before it is begun again at the next start. */
function stop() {
  isStopping = true
  stopChildren()
  if (server === null) process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)

/**
 * glibc keeps freed memory in an arena for each thread; with these it holds less and gives large pieces back
 * (mallopt(3)). Of 40 uploads of 8 MB at once the peak was 439 MB with them, and 647 MB without.
 */
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

try {
  whenNpmIsGone(stop)
  await ensureInstalled()
  await ensureBuilt()
  // The channel's end tells the server that this script is gone, even if it was killed.
  server = spawn(nodeBinary(), [path.join(ROOT, 'src/server/main.ts')], {
    cwd: ROOT,
    env: { ...MEMORY, ...environment() },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const code = await ended(server)
  // Told to stop before it could listen to signals, it ends by the signal.
  process.exit(isStopping && server.signalCode !== null ? 0 : code)
} catch (error) {
  print(error.message)
  process.exit(1)
}
