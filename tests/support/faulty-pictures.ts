import sharp from 'sharp'
import { startStandIn } from './stand-in-server.ts'

const FAULTY = 0.05
const FAULTS = ['none', 'page', 'half', 'small', 'busy'] as const
type Fault = (typeof FAULTS)[number]
const PROBLEMS: Readonly<Record<Exclude<Fault, 'busy'>, string>> = {
  none: 'There’s no picture at its address.',
  page: 'It isn’t a whole JPEG, PNG or GIF.',
  half: 'It isn’t a whole JPEG, PNG or GIF.',
  small: 'It’s smaller than 200 pixels.',
}

/** Of every twentieth picture, each kind in turn. */
const faultOf = (number: number): Fault | null =>
  number % (1 / FAULTY) === 0 ? (FAULTS[(number * FAULTY) % FAULTS.length] ?? null) : null

/** What an agent is told of it; null if it can be had, a busy host's at the second try. */
export function problemOf(number: number): string | null {
  const fault = faultOf(number)
  return fault === null || fault === 'busy' ? null : PROBLEMS[fault]
}

export const numberIn = (url: string): number => Number(/(\d+)\.jpg$/.exec(url)?.[1])

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 20 } } })
    .jpeg()
    .toBuffer() // biome-ignore format: a picture

/** Serves /1.jpg and so on, of this size and each with bytes of its own; five in a hundred are faulty. */
export async function serveFaultyPictures(width: number, height: number) {
  const [photo, small] = [await drawn(width, height), await drawn(100, 100)]
  const asked = new Set<string>()
  const bodyOf = (number: number): Buffer | null => {
    const own = Buffer.concat([photo, Buffer.from(`picture ${number}`)])
    switch (faultOf(number)) {
      case 'none':
        return null
      case 'page':
        return Buffer.from('<!doctype html><p>Not found')
      case 'half':
        return own.subarray(0, photo.length / 2)
      case 'small':
        return small
      default:
        return own
    }
  }
  const site = await startStandIn(({ url = '' }, response) => {
    const isBusy = faultOf(numberIn(url)) === 'busy' && !asked.has(url)
    asked.add(url)
    const body = bodyOf(numberIn(url))
    response.writeHead(isBusy ? 503 : body === null ? 404 : 200).end(isBusy ? '' : body)
  })
  return { host: new URL(site.origin).host, close: site.close }
}
