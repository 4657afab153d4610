import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { onTestFinished } from 'vitest'
import { CHROMIUM_OPTIONS } from './chromium.ts'

/** A browser with a profile on the disk, which can be killed and started again. */
export async function aCutBrowser(origin: string) {
  const profile = mkdtempSync(path.join(tmpdir(), 'gatepost-cuts-'))
  let context: BrowserContext = await start()
  onTestFinished(async () => {
    await context.close().catch(() => undefined)
    rmSync(profile, { recursive: true, force: true })
  })
  function start(): Promise<BrowserContext> {
    return chromium.launchPersistentContext(profile, {
      ...CHROMIUM_OPTIONS,
      baseURL: origin,
      reducedMotion: 'reduce',
    })
  }
  return {
    newPage: (): Promise<Page> => context.newPage(),
    comesFrom: (address: string) => context.setExtraHTTPHeaders({ 'x-forwarded-for': address }),
    crashTab: async (page: Page): Promise<void> => {
      const crashed = page.waitForEvent('crash')
      const client = await context.newCDPSession(page)
      client.send('Page.crash').catch(() => undefined)
      await crashed
    },
    kill: async (): Promise<void> => {
      const closed = new Promise((resolve) => context.once('close', resolve))
      for (const pid of processesOf(profile)) killIfThere(pid)
      await closed
    },
    startAgain: async (): Promise<void> => {
      context = await start()
    },
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with another of them.
  }
}

/** All processes of the browser with this profile. */
function processesOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile)
      } catch {
        return false
      }
    })
}
