import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { atFileEnd } from './at-file-end.ts'
import { startStandIn } from './stand-in-server.ts'
import { aPicture } from './zips.ts'

const LATEST_MS = 4_000

/** A site on which every address has a picture of its own. Each takes its time, until the site is told to hurry. */
export async function aPictureHost() {
  const picture = await aPicture()
  const bytesOf = (path: string) => Buffer.concat([picture, Buffer.from(path)])
  let open = 0
  let isInAHurry = false
  const site = await startStandIn((request, response) => {
    open += 1
    response.once('close', () => {
      open -= 1
    })
    const wait = isInAHurry ? 0 : Math.random() * LATEST_MS
    void sleep(wait).then(() => response.end(bytesOf(request.url ?? '')))
  })
  atFileEnd(site.close)
  return {
    origin: site.origin,
    /** How many are asked for and not answered yet. */
    open: () => open,
    hurry: () => {
      isInAHurry = true
    },
    hashOf: (url: string) =>
      createHash('sha256')
        .update(bytesOf(new URL(url).pathname))
        .digest('hex'),
  }
}
