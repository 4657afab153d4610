import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runQuietly } from './children.mjs'
import { environment, nodeBinary } from './install.mjs'

/** Chromium without windows: it takes half the time, and is what Playwright itself brings for tests. */
const SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium that the browser tests use; null for the one that Playwright downloaded for itself. */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Error(`CHROMIUM_PATH is ${asked}, and there is no such file.`)
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && !PLACES.some(existsSync)) await installWithApt()
  const found = PLACES.find(existsSync)
  if (found) return found
  const playwright = path.join(ROOT, 'node_modules/playwright/cli.js')
  const download = await runQuietly("Fetching Playwright's own browser", nodeBinary(), [
    playwright,
    'install',
    '--only-shell',
    'chromium',
  ])
  if (download.code === 0) return null
  throw new Error('There is no Chromium for the browser tests. Install one, or set CHROMIUM_PATH to one.')
}

async function installWithApt() {
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' })
  await runQuietly('Reading the lists of packages', 'apt-get', ['update', '-q'], { env })
  // Older systems have no shell of its own.
  for (const name of [path.basename(SHELL), 'chromium']) {
    if (PLACES.some(existsSync)) return
    const args = ['install', '-y', '-q', '--no-install-recommends', name]
    await runQuietly(`Installing ${name}`, 'apt-get', args, { env })
  }
}
