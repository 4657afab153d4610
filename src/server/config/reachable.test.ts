import { expect, test } from 'vitest'
import { reachable } from './reachable.ts'
import { isProblem } from './values.ts'

test.each([
  ['10.0.0.0/8', [{ range: '10.0.0.0/8', port: null }]],
  [
    '127.0.0.1:9000, ::1',
    [
      { range: '127.0.0.1', port: '9000' },
      { range: '::1', port: null },
    ],
  ],
  ['[fd00::/8]', null],
  ['[fd00::1]:80', [{ range: 'fd00::1', port: '80' }]],
  [
    'http://localhost:90/',
    [
      { range: '127.0.0.0/8', port: '90' },
      { range: '::1', port: '90' },
    ],
  ],
])('FEED_MEDIA_ALLOW of %s', (text, allowed) => {
  const read = reachable(text)
  expect(isProblem(read) ? null : read).toEqual(allowed)
})
