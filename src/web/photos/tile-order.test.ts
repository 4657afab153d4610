import { expect, test } from 'vitest'
import { type PhotoTile, tileOf } from '#web/form/photo-tiles.ts'
import { aPhoto } from '../../../tests/support/photos.ts'
import { moved, photosIn, withPhotos } from './tile-order.ts'

const tile = (number: number, change: Partial<PhotoTile> = {}): PhotoTile => ({
  ...tileOf(aPhoto(number)),
  ...change,
})
const failed = (number: number) => tile(number, { state: 'error', photo: null })
const removed = (number: number) => tile(number, { isRemoved: true })
const uid = (number: number): string => aPhoto(number).uid
const order = (tiles: readonly PhotoTile[]) => tiles.map((one) => Number(/\d+(?=\.jpg)/.exec(one.name)?.[0]))

test.each([
  ['one earlier', 3, 1, [1, 3, 2, 4]],
  ['one later', 2, 2, [1, 3, 2, 4]],
  ['to the cover', 4, 0, [4, 1, 2, 3]],
  ['to the end', 1, 3, [2, 3, 4, 1]],
  ['to where it stands', 2, 1, [1, 2, 3, 4]],
  ['before the first', 2, -1, [2, 1, 3, 4]],
  ['behind the last', 2, 9, [1, 3, 4, 2]],
])('a photo moves: %s', (_name, number, to, expected) => {
  expect(
    order(
      moved(
        [1, 2, 3, 4].map((one) => tile(one)),
        uid(number),
        to,
      ),
    ),
  ).toEqual(expected)
})

test('a removed photo takes no place, and is gone for good once another is moved', () => {
  expect(order(moved([removed(1), tile(2), tile(3)], uid(3), 0))).toEqual([3, 2])
})

test('a photo that is not there moves nothing', () => {
  const tiles = [tile(1)]
  expect(moved(tiles, 'no such', 0)).toBe(tiles)
})

test('the answer is what is on the server, in the order of the page', () => {
  const underWay = tile(4, { state: 'uploading', photo: null })
  expect(photosIn([tile(2), failed(3), underWay, removed(5), tile(1)])).toEqual([aPhoto(2), aPhoto(1)])
  expect(photosIn([failed(1)])).toBeNull()
  expect(photosIn([])).toBeNull()
})

test.each([
  ['one more there', [tile(1)], [1, 2], [1, 2]],
  ['one fewer there', [tile(1), tile(2)], [2], [2]],
  ['another order there', [tile(1), tile(2)], [2, 1], [2, 1]],
  ['none there', [tile(1)], [], []],
  ['what is on its way keeps its place', [tile(1), failed(9), tile(2)], [3, 1, 2], [3, 9, 1, 2]],
  ['what is on its way stays the last', [tile(1), failed(9)], [], [9]],
  ['what is here on its way is there already', [failed(2)], [1, 2], [1, 2]],
  ['a removed one that is back there', [removed(1)], [1], [1]],
])('another answer is drawn: %s', (_name, tiles, theirs, expected) => {
  const next = withPhotos(
    tiles,
    theirs.map((number) => aPhoto(number)),
  )
  expect(order(next)).toEqual(expected)
  expect(photosIn(next) ?? []).toEqual(theirs.map((number) => aPhoto(number)))
})

test('a photo that stays keeps what the page has drawn of it', () => {
  const [one] = withPhotos([tile(1, { preview: 'blob:here' })], [aPhoto(1)])
  expect(one?.preview).toBe('blob:here')
})
