import type { Browser, Page } from '@playwright/test'
import { MEASURES, STACKS } from '../goals.ts'
import { median, type Samples } from '../samples.ts'
import { throughCheckout } from './checkout-journey.ts'
import { launchChromium, SCREENS, withFreshPage } from './chromium.ts'
import { throughTheForm } from './form-journey.ts'
import { firstAnswer, keyPresses, nextAllInvalid, reveals } from './interact.ts'
import type { Felt } from './interactions.ts'
import { readLoad, settle } from './load.ts'
import type { MeasuredPage } from './measured-page.ts'
import { fetchOurPage } from './our-page.ts'
import { openPages } from './pages.ts'

interface Wanted {
  readonly origin: string
  readonly runs: number
  readonly print: (line: string) => void
}

/** Every page once in each run, in an order that shifts by one from run to run; then the journeys. */
export async function measureBrowser({ origin, runs, print }: Wanted, samples: Samples): Promise<void> {
  const { pages, close } = await openPages(origin, await fetchOurPage(origin), print)
  const browser = await launchChromium()
  try {
    for (let run = 0; run < runs; run += 1) {
      const first = run % pages.length
      for (const page of [...pages.slice(first), ...pages.slice(0, first)]) {
        print(`Browser, run ${run + 1} of ${runs}: ${page.stack} …`)
        await measurePage(browser, page, samples).catch((cause: unknown) => {
          throw new Error(`${page.stack} could not be measured.`, { cause })
        })
      }
    }
    // They come last: what they publish is in the list, and leaves work for our server.
    for (let run = 0; run < runs; run += 1) {
      print(`Browser, run ${run + 1} of ${runs}: the whole journey …`)
      const form = await onEachScreen(browser, throughTheForm, origin)
      const checkout = await onEachScreen(browser, throughCheckout, origin)
      samples.add(STACKS.ours, MEASURES.slowest, Math.max(form.slowest, checkout.slowest))
      samples.add(STACKS.ours, MEASURES.journeyShift, form.layoutShift)
      samples.add(STACKS.ours, MEASURES.checkoutShift, checkout.layoutShift)
    }
  } finally {
    await browser.close()
    close()
  }
}

/** The slowest on any screen, and all that moved. */
async function onEachScreen(
  browser: Browser,
  journey: (page: Page) => Promise<Felt>,
  baseURL: string,
): Promise<Felt> {
  const all = { slowest: 0, layoutShift: 0 }
  for (const width of Object.values(SCREENS)) {
    const { slowest, layoutShift } = await withFreshPage(browser, journey, { baseURL, width })
    all.slowest = Math.max(all.slowest, slowest)
    all.layoutShift += layoutShift
  }
  return all
}

async function measurePage(browser: Browser, measured: MeasuredPage, samples: Samples): Promise<void> {
  const { stack, url, hydrates, does, parts } = measured
  const add = (measure: string, value: number | null): void => {
    if (value !== null && !Number.isNaN(value)) samples.add(stack, measure, value)
  }
  await withFreshPage(browser, async (page) => {
    await page.goto(url)
    await settle(page, hydrates)
    const loaded = await readLoad(page)
    add(MEASURES.js, loaded.scriptKb)
    add(MEASURES.fcp, loaded.firstPaint)
    add(MEASURES.lcp, loaded.largestPaint)
    add(MEASURES.hydrated, loaded.hydrated)
    add(MEASURES.blocked, loaded.blocked)
    add(MEASURES.shift, loaded.layoutShift)
    if (!does.includes('next') || !parts.next) return
    add(MEASURES.next, await nextAllInvalid(page, parts.next))
    add(MEASURES.keyErrors, median(await keyPresses(page, parts)))
    add(MEASURES.revealErrors, median(await reveals(page, parts)))
  })
  if (does.length === 0) return
  await withFreshPage(browser, async (page) => {
    if (does.includes('radio')) add(MEASURES.radio, await firstAnswer(page, url, parts))
    else await page.goto(url)
    await settle(page, hydrates)
    if (does.includes('key')) add(MEASURES.key, median(await keyPresses(page, parts)))
    if (does.includes('reveal')) add(MEASURES.reveal, median(await reveals(page, parts)))
  })
}

export const BROWSER_NOTES = [
  `Form.io is not measured: performance.md has it slower than ${STACKS.survey} in loading, and as slow at Next.`,
]
