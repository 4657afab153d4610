import type { Page } from '@playwright/test'
import { LABELLED } from '../../tests/words/labelled.ts'
import { ordinaryAdvert } from '../../tests/words/ordinary-adverts.ts'
import { buildPage } from '../browser/build.ts'
import { launchChromium, withFreshPage } from '../browser/chromium.ts'
import { MEASURES, STACKS } from '../goals.ts'
import type { Samples } from '../samples.ts'

const CHARACTERS = 2_000
const TEXTS = 10

interface Wanted {
  readonly runs: number
  readonly print: (line: string) => void
}

/**
 * The reader of words on a processor slowed four times, in a fresh page for each run: its first text, when nothing is compiled, then
 * others, each again with a word more, as when somebody types on. The creation page has it in a worker; here it is in the page,
 * which alone can be slowed.
 */
export async function measureReader({ runs, print }: Wanted, samples: Samples): Promise<void> {
  const { script } = await buildPage('reader/entry.ts')
  const texts = textsToRead()
  const browser = await launchChromium()
  try {
    for (let run = 0; run < runs; run += 1) {
      print(`Reader of words, run ${run + 1} of ${runs} …`)
      await withFreshPage(browser, async (page) => {
        await page.addScriptTag({ content: script, type: 'module' })
        await page.waitForFunction(() => 'read' in globalThis)
        const timeOf = await timeOfReading(page)
        for (const [at, text] of texts.entries()) {
          const time = await timeOf(text)
          samples.add(STACKS.ours, at === 0 ? MEASURES.readFirst : MEASURES.readNew, time)
          samples.add(STACKS.ours, MEASURES.readAgain, await timeOf(`${text.slice(0, -5)} lawn`))
        }
      })
    }
  } finally {
    await browser.close()
  }
}

/** In milliseconds of the page's own processor time: on a busy machine it only waits. */
async function timeOfReading(page: Page): Promise<(text: string) => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
  }
  return async (text) => {
    const before = await spent()
    await page.evaluate((one) => Reflect.get(globalThis, 'read')(one), text)
    return (await spent()) - before
  }
}

/** Half of them ordinary, half full of what it finds: each text is another. */
function textsToRead(): readonly string[] {
  const guilty = LABELLED.map(({ text }) => text)
  return Array.from({ length: TEXTS }, (_, number) =>
    filled((at) =>
      number % 2 === 0
        ? ordinaryAdvert(number * CHARACTERS + at).text
        : (guilty[(number * 97 + at) % guilty.length] ?? ''),
    ),
  )
}

function filled(next: (at: number) => string): string {
  let text = ''
  for (let at = 0; text.length < CHARACTERS; at += 1) text += `${next(at)} `
  return text.slice(0, CHARACTERS)
}
