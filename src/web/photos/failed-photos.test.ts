import { expect, test } from 'vitest'
import { aQueue, kept, onlineOnFakeTime } from '../../../tests/support/photo-queue.ts'
import { aPhoto } from '../../../tests/support/photos.ts'

onlineOnFakeTime()

test('a photo that failed is not counted, and takes no message from the others', async () => {
  const { queue, take, uploads, announced, uid } = aQueue([aPhoto(1)])
  await take('a')
  await uploads[0]?.end({ is: 'refused', message: 'No.' })
  await take('b')
  await uploads[1]?.end(kept(2))
  expect(announced.slice(-2)).toEqual([
    '1 photo added. Uploading.',
    'We’ve uploaded your other photos. 2 of 20.',
  ])
  queue.list.move(uid('b'), 0)
  expect(announced.at(-1)).toBe('b.jpg is now photo 1 of 2, the cover')
})
