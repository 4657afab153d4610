import { createHash, type Hash } from 'node:crypto'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Measured {
  readonly rows: number
  readonly bytes: number
  /** Of the lines in their order. */
  readonly sha256: string
  /** Of the lines in any order, since a table returns its rows in another order. */
  readonly rowsDigest: string
}

const LINE_END = 0x0a
const BITS = 256

/** Ends each line with a line feed, and holds none in memory. */
export function measuring(): { readonly stream: Transform; readonly measured: () => Measured } {
  const all = createHash('sha256')
  let [rows, bytes, sum] = [0, 0, 0n]
  let line: Hash = createHash('sha256')
  let isLineStarted = false
  const take = (chunk: Buffer): void => {
    all.update(chunk)
    bytes += chunk.length
    let from = 0
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, from)) {
      line.update(chunk.subarray(from, end + 1))
      sum = BigInt.asUintN(BITS, sum + BigInt(`0x${line.digest('hex')}`))
      line = createHash('sha256')
      rows += 1
      from = end + 1
    }
    isLineStarted = from < chunk.length || (isLineStarted && from === 0)
    line.update(chunk.subarray(from))
  }
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      take(chunk)
      next(null, chunk)
    },
    flush(next) {
      next(isLineStarted ? new Error('the last line has no end') : null)
    },
  })
  return {
    stream,
    measured: () => ({
      rows,
      bytes,
      sha256: all.copy().digest('hex'),
      rowsDigest: sum.toString(16).padStart(BITS / 4, '0'),
    }),
  }
}

export async function measure(source: Readable, signal?: AbortSignal): Promise<Measured> {
  const { stream, measured } = measuring()
  const nowhere = new Writable({ write: (_chunk, _encoding, next) => next() })
  await pipeline(source, stream, nowhere, { signal })
  return measured()
}
