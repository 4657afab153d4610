import { describe, expect, test } from 'vitest'
import { canSendAsIs, fitWithin, type ImageTools, mustConvert, type ReadPicture, reduce } from './reduce.ts'

const MAX = 8_388_608
const aFile = (type: string, size: number): Blob => new Blob([new Uint8Array(size)], { type })

test.each([
  ['a small JPEG', 'image/jpeg', 900_000, 1_600, 1_200, true],
  ['a large JPEG', 'image/jpeg', 900_000, 4_000, 3_000, false],
  ['a tall JPEG', 'image/jpeg', 900_000, 1_200, 1_601, false],
  ['a heavy JPEG', 'image/jpeg', 1_048_577, 1_600, 1_200, false],
  ['a small PNG', 'image/png', 900_000, 800, 600, true],
  ['a large PNG', 'image/png', 900_000, 4_000, 3_000, false],
  ['a large GIF', 'image/gif', 5_000_000, 4_000, 3_000, true],
  ['a GIF that weighs too much', 'image/gif', MAX + 1, 400, 300, false],
  ['a WebP', 'image/webp', 1_000, 40, 30, false],
])('%s goes as it is, or does not', (_name, type, size, width, height, expected) => {
  expect(canSendAsIs({ type, size }, { width, height }, MAX)).toBe(expected)
})

test.each([
  [4_000, 3_000, { width: 1_600, height: 1_200 }],
  [3_000, 4_000, { width: 1_200, height: 1_600 }],
  [800, 600, { width: 800, height: 600 }],
  [20_000, 2, { width: 1_600, height: 1 }],
])('%d × %d fits into 1,600', (width, height, expected) => {
  expect(fitWithin(width, height, 1_600)).toEqual(expected)
})

test.each([
  ['image/heic', 'a.heic', true],
  ['image/webp', 'a.webp', true],
  ['', 'a.HEIF', true],
  ['', 'a.jpg', false],
  ['image/jpeg', 'a.heic', false],
])('%s, %s has to be converted: %s', (type, name, expected) => {
  expect(mustConvert(new File(['x'], name, { type }))).toBe(expected)
})

describe('a picture is reduced', () => {
  const studio = (picture: Partial<ReadPicture>, encoded: number) => {
    let released = 0
    const drawn: string[] = []
    const made: ImageTools = {
      read: async () => ({
        image: {} as CanvasImageSource,
        width: 4_000,
        height: 3_000,
        release: () => released++,
        ...picture,
      }),
      canvas: (width, height) => ({
        context: { fillRect: () => undefined, drawImage: () => undefined } as never,
        encode: async () => {
          drawn.push(`${width}x${height}`)
          return aFile('image/jpeg', encoded)
        },
      }),
    }
    return { made, drawn, released: () => released }
  }

  test('to 1,600 pixels, with a smaller one for the page, and its memory is given back', async () => {
    const { made, drawn, released } = studio({}, 300_000)
    const { blob } = await reduce(made, aFile('image/jpeg', 5_000_000), MAX)
    expect(drawn).toEqual(['720x540', '1600x1200'])
    expect(blob.size).toBe(300_000)
    expect(released()).toBe(1)
  })

  test('unless that made it heavier', async () => {
    const file = aFile('image/png', 200_000)
    expect((await reduce(studio({}, 300_000).made, file, MAX)).blob).toBe(file)
  })

  test('but a WebP is converted even then', async () => {
    const file = aFile('image/webp', 200_000)
    expect((await reduce(studio({}, 300_000).made, file, MAX)).blob.type).toBe('image/jpeg')
  })

  test('and its memory is given back when that fails', async () => {
    const { made, released } = studio({}, 1)
    const broken = {
      ...made,
      canvas: () => {
        throw new Error('no canvas')
      },
    }
    await expect(reduce(broken, aFile('image/jpeg', 9), MAX)).rejects.toThrow()
    expect(released()).toBe(1)
  })
})
