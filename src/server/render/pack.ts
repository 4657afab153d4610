import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

/** Above 5, compressing a page takes longer than sending the bytes saved. */
const QUICK_QUALITY = 5
/** 2^18 bytes: more than a page has, for a sixteenth of the default memory. */
const BROTLI_WINDOW = 18
/** More would only use memory while they wait for a thread. */
const packing = pLimit(4)

const packBrotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress)
const packGzip = promisify<Buffer, Buffer>(gzip)

const brotliOf = (html: string, quality: number): Promise<Buffer> => {
  const body = Buffer.from(html)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return packing(() => packBrotli(body, { params }))
}

export const brotliQuick = (html: string): Promise<Buffer> => brotliOf(html, QUICK_QUALITY)
export const brotliBest = (html: string): Promise<Buffer> => brotliOf(html, constants.BROTLI_MAX_QUALITY)
export const gzipped = (html: string): Promise<Buffer> => packing(() => packGzip(Buffer.from(html)))
