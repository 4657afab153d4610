import { type Browser, chromium, type Page } from '@playwright/test'
import { installProbe } from './probe.ts'

export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The line and the machine of performance.md: 150 ms round trip, 1.6 Mbit/s down, a CPU four times as slow. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: -1 }
const CPU_SLOWED = 4

/** Playwright's own where `npm run bench` found no other. */
export const chromiumPath = process.env['CHROMIUM_PATH']

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: CHROMIUM_FLAGS,
  })
}

/** Widths in pixels. */
export const SCREENS = { phone: 360, wide: 1_280 } as const

interface Opened {
  readonly baseURL?: string
  readonly width?: number
}

/** A page of a browser that has never been anywhere: no cache, no storage, no compiled code. */
export async function withFreshPage<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
  { baseURL, width = SCREENS.wide }: Opened = {},
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    ...(baseURL !== undefined && { baseURL }),
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
    await page.addInitScript(installProbe)
    return await work(page)
  } finally {
    await context.close()
  }
}
