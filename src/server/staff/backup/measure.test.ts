import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { type Measured, measuring } from './measure.ts'

async function measure(chunks: readonly string[]): Promise<Measured> {
  const { stream, measured } = measuring()
  const nowhere = new Writable({ write: (_chunk, _encoding, next) => next() })
  await pipeline(
    Readable.from(
      chunks.map((chunk) => Buffer.from(chunk)),
      { objectMode: false },
    ),
    stream,
    nowhere,
  )
  return measured()
}

test('counts lines wherever the chunks end', async () => {
  const whole = await measure(['a\tb\nlonger line\n\nlast\n'])
  expect(whole).toMatchObject({ rows: 4, bytes: 22 })
  expect(await measure(['a\tb', '\nlonger', ' line', '\n\n', 'la', 'st\n'])).toEqual(whole)
  expect(await measure('a\tb\nlonger line\n\nlast\n'.split(''))).toEqual(whole)
})
test('knows the same lines in another order, and no others', async () => {
  const one = await measure(['a\nb\nb\nc\n'])
  const other = await measure(['c\nb\na\nb\n'])
  expect(other.rowsDigest).toBe(one.rowsDigest)
  expect(other.sha256).not.toBe(one.sha256)
  for (const changed of ['a\nb\nc\n', 'a\na\nb\nc\n', 'a\nb\nb\nd\n', 'a\nbb\nc\n', 'a\nb\nb\nc\n\n']) {
    expect((await measure([changed])).rowsDigest, JSON.stringify(changed)).not.toBe(one.rowsDigest)
  }
})
test('of nothing there are no rows', async () => {
  expect(await measure([])).toMatchObject({ rows: 0, bytes: 0, rowsDigest: '0'.repeat(64) })
})
test('a last line that was cut off is an error', async () => {
  await expect(measure(['a\nb'])).rejects.toThrow('no end')
})
