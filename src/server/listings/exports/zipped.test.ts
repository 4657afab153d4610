import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { type FileToZip, zipped } from './zipped.ts'

const MIB = 1_048_576
const FILES = 40

function manyFiles() {
  const made = { count: 0, isLeft: false }
  const files = async function* (): AsyncGenerator<FileToZip> {
    try {
      for (; made.count < FILES; made.count++) {
        // Not to be pressed, as photos are not.
        yield { name: `${made.count}.jpg`, content: Buffer.alloc(MIB, made.count) }
      }
    } finally {
      made.isLeft = true
    }
  }
  return { made, zip: zipped(files()) }
}

test('a file is asked for when the one before it has been read', async () => {
  const { made, zip } = manyFiles()
  const seen: number[] = []
  let bytes = 0
  for await (const chunk of zip) {
    bytes += (chunk as Buffer).length
    seen.push(made.count - bytes / MIB)
  }
  expect(Math.max(...seen)).toBeLessThan(3)
  expect(bytes).toBeGreaterThan(FILES * MIB)
})

test('the files come out as they went in', async () => {
  const zip = await fromBufferPromise(await buffer(manyFiles().zip))
  const found: string[] = []
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    found.push(`${entry.fileName} ${content.length / MIB} ${content[0]}`)
  }
  expect(found).toEqual(Array.from({ length: FILES }, (_, index) => `${index}.jpg 1 ${index}`))
})

test('nothing more is made for a reader who leaves, nor after a file that fails', async () => {
  const { made, zip } = manyFiles()
  zip.once('data', () => zip.destroy())
  await expect.poll(() => made.isLeft).toBe(true)
  expect(made.count).toBeLessThan(4)
  const failing = async function* (): AsyncGenerator<FileToZip> {
    yield { name: 'a.jpg', content: Buffer.from('a') }
    throw new Error('the storage is away')
  }
  await expect(buffer(zipped(failing()))).rejects.toThrow('the storage is away')
})
