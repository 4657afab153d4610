import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const MOST_MIB = 64
const READER = `
  const { parentPort, workerData } = require('node:worker_threads')
  import(workerData.module).then(({ plainText }) => parentPort.postMessage(plainText(workerData.sent).length))`

/** In a thread of little memory. */
function lengthRead(sent: string): Promise<number> {
  const workerData = { module: new URL('./plain-text.ts', import.meta.url).href, sent }
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MIB }
  return new Promise((resolve, reject) => {
    const worker = new Worker(READER, { eval: true, workerData, resourceLimits })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

test.each([
  [
    'tags that differ in their attributes',
    Array.from({ length: 5_000 }, (_, n) => `<b ${n}>`).join('') + '<p>x'.repeat(5_000),
  ],
  ['links in links', '<a href=x>'.repeat(5_000) + '<p>x'.repeat(5_000)],
  ['boxes in boxes', '<div>'.repeat(20_000) + '<p>x'.repeat(20_000)],
])('%s cost no memory', async (_what, sent) => {
  expect(await lengthRead(`<p>${sent}`)).toBeGreaterThanOrEqual(0)
})
