import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createGuestPages } from './guest-pages.ts'

const pageOf = (words: string) => `<p>${words.repeat(200)}</p>`

test('a page is drawn once, and packed for those who come later', async () => {
  const pages = createGuestPages()
  let drawn = 0
  const ask = () =>
    pages.pageOf('sell', () => {
      drawn += 1
      return pageOf('Sell your home. ')
    })
  expect(ask()).toEqual({ html: pageOf('Sell your home. '), brotli: null })
  await expect.poll(() => ask().brotli).not.toBeNull()
  expect(brotliDecompressSync(ask().brotli ?? '').toString()).toBe(ask().html)
  expect(drawn).toBe(1)
})

test('another key is another page, however many there are', () => {
  const pages = createGuestPages()
  for (let day = 0; day < 40; day += 1) expect(pages.pageOf(`day ${day}`, () => `${day}`).html).toBe(`${day}`)
  expect(pages.pageOf('day 0', () => 'drawn again').html).toBe('drawn again')
  expect(pages.pageOf('day 39', () => 'drawn again').html).toBe('39')
})
