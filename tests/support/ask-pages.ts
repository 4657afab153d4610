import { setTimeout as sleep } from 'node:timers/promises'

/** A visitor in a process of its own, so that what the test does meanwhile takes none of its time: `node ask-pages.ts ORIGIN PAGE…`. */
const BETWEEN_MS = 20
const [origin, ...pages] = process.argv.slice(2)

let times = new Map<string, number[]>(pages.map((page) => [page, []]))
/** At each message what was measured since the last. */
process.on('message', () => {
  const since = times
  times = new Map(pages.map((page) => [page, []]))
  process.send?.([...since])
})

for (;;) {
  for (const page of pages) {
    const from = performance.now()
    await (await fetch(origin + page)).text()
    times.get(page)?.push(performance.now() - from)
  }
  await sleep(BETWEEN_MS)
}
