import { ensureChromium } from './browser.mjs'
import { runProgram } from './program.mjs'

await runProgram('bench/run.ts', async () => {
  const chromium = await ensureChromium()
  return chromium === null ? {} : { CHROMIUM_PATH: chromium }
})
