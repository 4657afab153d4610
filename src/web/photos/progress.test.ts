import { expect, test } from 'vitest'
import { type PhotoTile, tileOf } from '#web/form/photo-tiles.ts'
import { aPhoto } from '../../../tests/support/photos.ts'
import { progressOf } from './progress.ts'

const tile = (uid: string, state: PhotoTile['state'], progress: number, message: string | null = null) => ({
  ...tileOf(aPhoto(1)),
  uid,
  state,
  progress,
  message,
})

test.each([
  [
    'half of two',
    [tile('a', 'success', 1), tile('b', 'queued', 0)],
    { sent: 1, all: 2, part: 0.5, held: null },
  ],
  ['a part of one', [tile('a', 'uploading', 0.25)], { sent: 0, all: 1, part: 0.25, held: null }],
  [
    'an earlier one counts not',
    [tile('z', 'success', 1), tile('a', 'added', 0)],
    { sent: 0, all: 1, part: 0, held: null },
  ],
  [
    'a failed one counts not',
    [tile('a', 'error', 0), tile('b', 'success', 1)],
    { sent: 1, all: 1, part: 1, held: null },
  ],
  [
    'all wait',
    [tile('a', 'queued', 0, 'No connection.')],
    { sent: 0, all: 1, part: 0, held: 'No connection.' },
  ],
  [
    'one waits, one goes on',
    [tile('a', 'queued', 0, 'No.'), tile('b', 'uploading', 0)],
    { sent: 0, all: 2, part: 0, held: null },
  ],
  ['nothing', [], { sent: 0, all: 0, part: 0, held: null }],
])('progress of all: %s', (_name, tiles, expected) => {
  expect(progressOf(tiles, ['a', 'b'])).toEqual(expected)
})
