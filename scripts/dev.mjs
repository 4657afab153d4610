import { spawn } from 'node:child_process'
import { rmSync, watch } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt, SIDES, STAMP } from './build.mjs'
import { ended, print, ROOT, stopChildren, whenNpmIsGone } from './children.mjs'
import { ensureInstalled, environment, nodeBinary } from './install.mjs'

/** An editor writes a file in several steps. */
const SETTLE_MS = 30
const WEB = /^(?:web|shared)[/\\]/
/** Editors also write files of their own. */
const SOURCE = /\.(?:tsx?|css)$/
const IGNORED = /\.test\.tsx?$/

/** Before the building's own variable is set: the server has sandboxes, which production refuses. */
const SERVER_ENVIRONMENT = environment()
process.env.NODE_ENV = 'production'

let server = null
let isStopping = false

function startServer() {
  server = spawn(nodeBinary(), [path.join(ROOT, 'src/server/main.ts')], {
    cwd: ROOT,
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return ended(server)
}

let running = null

/** Killed, it leaves its database running, which the next one takes up: that is quicker than an orderly end. */
async function restartServer() {
  server.kill('SIGKILL')
  await running
  running = startServer()
}

async function stop() {
  isStopping = true
  stopChildren()
  await running
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop())

/** In this process, which has Vite at hand; what it builds is not as small as what `npm start` builds. */
async function buildPages() {
  const { build } = await import('vite')
  rmSync(STAMP, { force: true })
  await Promise.all(
    SIDES.map(({ folder, entry }) =>
      build({
        root: ROOT,
        mode: 'development',
        logLevel: 'warn',
        build: {
          outDir: path.join(ROOT, 'build', folder),
          emptyOutDir: true,
          minify: false,
          ...(entry ? { ssr: entry } : {}),
        },
      }),
    ),
  )
}

const changed = new Set()
let isUpdating = false

async function update() {
  if (isUpdating) return
  isUpdating = true
  while (changed.size > 0 && !isStopping) {
    await sleep(SETTLE_MS)
    const startedAt = Date.now()
    const files = [...changed]
    changed.clear()
    try {
      if (files.some((file) => WEB.test(file))) await buildPages()
      if (!isStopping) await restartServer()
      print(`${files.join(', ')}: ${Date.now() - startedAt} ms`)
    } catch (error) {
      // Half a change does not build; the next one may.
      print(error.message)
    }
  }
  isUpdating = false
}

whenNpmIsGone(() => void stop())
await ensureInstalled()
await ensureBuilt()
running = startServer()
watch(path.join(ROOT, 'src'), { recursive: true }, (_event, file) => {
  if (file === null || !SOURCE.test(file) || IGNORED.test(file)) return
  changed.add(file)
  void update()
})
// Loaded before the first change asks for it.
await import('vite')
