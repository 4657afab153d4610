import { expect, test, vi } from 'vitest'
import { flagsOf } from '#web/form/flags.ts'
import { aQueue, FIELD, idOf, kept, onlineOnFakeTime, settle } from '../../../tests/support/photo-queue.ts'
import { aPhoto } from '../../../tests/support/photos.ts'

onlineOnFakeTime()

test('two are sent at a time, in the order of the page, and each success is an answer', async () => {
  const { take, uploads, states, answer, announced } = aQueue()
  await take('a', 'b', 'c')
  expect(states()).toEqual(['a uploading', 'b uploading', 'c queued'])
  await uploads[1]?.end(kept(2))
  expect(states()).toEqual(['a uploading', 'b success', 'c uploading'])
  expect(answer()).toEqual(['b.jpg'])
  await uploads[0]?.end(kept(1))
  await uploads[2]?.end(kept(3))
  expect(answer()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(uploads.map(({ uuid }) => uuid)).toEqual(['the-draft', 'the-draft', 'the-draft'])
  expect(announced).toEqual(['3 photos added. Uploading.', 'We’ve uploaded all your photos. 3 of 20.'])
})

test('the answer tells of the person’s own file', async () => {
  const { take, uploads, form, uid } = aQueue([], { 'a.jpg': { blob: new Blob(['xx']), preview: null } })
  await take('a')
  await uploads[0]?.end(kept(1))
  expect(form.store.getState().answers[FIELD]).toEqual([
    { id: idOf(1), url: `/photos/${idOf(1)}.jpg`, uid: uid('a'), name: 'a.jpg', size: 5, lastModified: 7 },
  ])
})

test('while a photo is on its way none is missing; when it fails one is, and no other ticks the block', async () => {
  const { queue, take, uploads, form, uid } = aQueue()
  const status = () => form.store.getState().blocks['photos']?.status
  form.actions.leave(FIELD)
  const error = () => form.store.getState().errors[FIELD]
  expect(error()).toBe('At least one photo is required')
  await take('a')
  expect(error()).toBeNull()
  await uploads[0]?.end({ is: 'refused', message: 'No.' })
  expect(error()).toBe('At least one photo is required')
  expect(flagsOf(form.store.getState(), FIELD).isErrorShown).toBe(true)
  await take('b')
  await uploads[1]?.end(kept(2))
  expect(status()).toBe('invalid')
  queue.list.remove(uid('a'))
  expect(status()).toBe('valid')
})

test('a chosen photo is kept until it is on the server or is taken off', async () => {
  const { queue, take, uploads, keptUids, uid } = aQueue()
  await take('a', 'b')
  expect([...keptUids]).toEqual([uid('a'), uid('b')])
  await uploads[0]?.end(kept(1))
  expect([...keptUids]).toEqual([uid('b')])
  await uploads[1]?.end({ is: 'refused', message: 'No.' })
  expect(keptUids.size).toBe(1)
  queue.list.remove(uid('b'))
  queue.list.dropRemoved()
  expect(keptUids.size).toBe(0)
})

test('what is canceled ends, says so, and can be tried again', async () => {
  const { queue, take, uploads, states, uid } = aQueue()
  await take('a', 'b', 'c')
  queue.cancel(uid('a'))
  await settle()
  expect(uploads[0]?.stopped).toBe(true)
  expect(states()).toEqual(['a canceled', 'b uploading', 'c uploading'])
  expect(queue.list.tile(uid('a'))?.message).toBe('Upload canceled.')
  queue.retry(uid('a'))
  expect(states()[0]).toBe('a queued')
  await uploads[1]?.end(kept(2))
  expect(states()[0]).toBe('a uploading')
})

test('a photo that was canceled as its answer came stays canceled', async () => {
  const { queue, take, uploads, states, uid, answer } = aQueue()
  await take('a')
  queue.cancel(uid('a'))
  await uploads[0]?.end(kept(1))
  expect(states()).toEqual(['a canceled'])
  expect(answer()).toEqual([])
})

test('what cannot be prepared is not sent, and the next goes on', async () => {
  const { take, uploads, states, announced } = aQueue([], { 'a.jpg': { problem: 'Unreadable.' } })
  await take('a', 'b')
  expect(states()).toEqual(['a error', 'b uploading'])
  expect(uploads.map(({ name }) => name)).toEqual(['b.jpg'])
  expect(announced).toContain('a.jpg: Unreadable.')
})

test('a photo that the draft has and the page shows is refused; one that the page does not show came through before', async () => {
  const { take, uploads, states } = aQueue([aPhoto(1)])
  await take('a', 'b')
  await uploads[0]?.end({ is: 'known', id: aPhoto(1).id, message: 'Please upload unique images only' })
  await uploads[1]?.end({ is: 'known', id: idOf(9), message: 'Please upload unique images only' })
  expect(states()).toEqual(['Room 1 success', 'a error', 'b success'])
})

test('without a connection it waits longer each time, and goes on by itself', async () => {
  const { take, uploads, states, queue, uid } = aQueue()
  vi.stubGlobal('navigator', { onLine: false })
  await take('a')
  for (const ms of [2_000, 4_000, 8_000]) {
    await uploads.at(-1)?.end({ is: 'later', afterMs: null, status: 0, message: null })
    expect(states()).toEqual(['a queued'])
    expect(queue.list.tile(uid('a'))?.message).toBe('You’re offline. We’ll carry on when you’re back.')
    const calls = uploads.length
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(uploads).toHaveLength(calls)
    await vi.advanceTimersByTimeAsync(1)
    expect(uploads).toHaveLength(calls + 1)
  }
  await uploads.at(-1)?.end(kept(1))
  expect(states()).toEqual(['a success'])
})

test('a line that is there and fails five times is the person’s to judge', async () => {
  const { take, uploads, states } = aQueue()
  await take('a')
  for (let i = 0; i < 5; i++) {
    await uploads.at(-1)?.end({ is: 'later', afterMs: null, status: 0, message: null })
    await vi.advanceTimersByTimeAsync(30_000)
  }
  expect(states()).toEqual(['a error'])
  expect(uploads).toHaveLength(5)
})

test.each([
  ['429 for 3 seconds', 429, 3_000],
  ['503 for 5 seconds', 503, 5_000],
])('%s is waited for, by all', async (_name, status, afterMs) => {
  const { take, uploads, states } = aQueue()
  await take('a', 'b', 'c')
  await uploads[0]?.end({ is: 'later', afterMs, status, message: 'Busy.' })
  await uploads[1]?.end(kept(2))
  expect(states()).toEqual(['a queued', 'b success', 'c queued'])
  await vi.advanceTimersByTimeAsync(afterMs)
  expect(states()).toEqual(['a uploading', 'b success', 'c uploading'])
})

test('a wait of an hour is an error', async () => {
  const { take, uploads, states, queue, uid } = aQueue()
  await take('a')
  await uploads[0]?.end({ is: 'later', afterMs: 3_600_000, status: 429, message: 'Too many today.' })
  expect(states()).toEqual(['a error'])
  expect(queue.list.tile(uid('a'))?.message).toBe('Too many today.')
})

test('a removed photo leaves the answer, can be put back where it was, and is gone with the next change', async () => {
  const { queue, answer, states } = aQueue([aPhoto(1), aPhoto(2), aPhoto(3)])
  queue.list.remove(aPhoto(2).uid)
  expect(answer()).toEqual(['Room 1.jpg', 'Room 3.jpg'])
  queue.list.undo(aPhoto(2).uid)
  expect(answer()).toEqual(['Room 1.jpg', 'Room 2.jpg', 'Room 3.jpg'])
  queue.list.remove(aPhoto(2).uid)
  queue.list.move(aPhoto(3).uid, 0)
  expect(states()).toEqual(['Room 3 success', 'Room 1 success'])
  queue.list.remove(aPhoto(3).uid)
  queue.list.remove(aPhoto(1).uid)
  expect(states()).toEqual(['Room 1 success'])
  expect(answer()).toEqual([])
})

test('moving says where the photo is now, and the answer follows', () => {
  const { queue, answer, announced } = aQueue([aPhoto(1), aPhoto(2), aPhoto(3)])
  queue.list.move(aPhoto(3).uid, 1)
  queue.list.move(aPhoto(3).uid, 0)
  expect(announced).toEqual(['Room 3.jpg is now photo 2 of 3', 'Room 3.jpg is now photo 1 of 3, the cover'])
  expect(answer()).toEqual(['Room 3.jpg', 'Room 1.jpg', 'Room 2.jpg'])
})

test('what another window saved is drawn, and what is on its way here goes on', async () => {
  const { take, form, states, uploads } = aQueue([aPhoto(1)])
  await take('a')
  form.actions.assign({ [FIELD]: [aPhoto(2)] })
  expect(states()).toEqual(['Room 2 success', 'a uploading'])
  await uploads[0]?.end(kept(7))
  expect(states()).toEqual(['Room 2 success', 'a success'])
})

test('a photo that another window takes the place of is sent no further', async () => {
  const { queue, take, form, uploads, uid } = aQueue()
  await take('a')
  form.actions.assign({ [FIELD]: [{ ...aPhoto(1), uid: uid('a') }] })
  expect(uploads[0]?.stopped).toBe(true)
  expect(queue.list.isBusy).toBe(false)
})

test('who waits for the photos hears when the last has ended, or that they would not wait', async () => {
  const { queue, take, uploads } = aQueue()
  expect(await queue.settled()).toBe(true)
  await take('a')
  const first = queue.settled()
  queue.stopWaiting()
  expect(await first).toBe(false)
  const second = queue.settled()
  await uploads[0]?.end({ is: 'refused', message: 'No.' })
  expect(await second).toBe(true)
  expect(queue.list.failed?.name).toBe('a.jpg')
})

test('a floor plan stands behind photos that come later, and moves among plans alone', async () => {
  const { queue, takePlan, take, uploads, states, form, announced, uid } = aQueue()
  await takePlan('ground floor')
  await uploads[0]?.end(kept(1))
  await take('a')
  await uploads[1]?.end(kept(2))
  await takePlan('first floor')
  await uploads[2]?.end(kept(3))
  expect(uploads.map(({ isPlan }) => isPlan)).toEqual([true, false, true])
  expect(states()).toEqual(['a success', 'ground floor success', 'first floor success'])
  expect(announced.at(-1)).toBe('We’ve uploaded all your photos. 1 of 20.')
  queue.list.move(uid('first floor'), 0)
  expect(states()).toEqual(['a success', 'first floor success', 'ground floor success'])
  expect(announced.at(-1)).toBe('first floor.jpg is now floor plan 1 of 2')
  expect(form.store.getState().answers[FIELD]).toMatchObject([
    { id: idOf(2) },
    { isPlan: true },
    { isPlan: true },
  ])
})

test('a floor plan alone is no photo', async () => {
  const { takePlan, uploads, form } = aQueue()
  await takePlan('plan')
  await uploads[0]?.end(kept(1))
  form.actions.leave(FIELD)
  expect(form.store.getState().errors[FIELD]).toBe('At least one photo is required')
})

test('a caption, and that it was altered, belong to a photo wherever that goes, until they are taken away', () => {
  const { queue, form } = aQueue([aPhoto(1), aPhoto(2)])
  const [{ uid }, answer] = [aPhoto(1), () => form.store.getState().answers[FIELD]]
  queue.list.describe(uid, 'Kitchen ')
  queue.list.markAltered(uid, true)
  queue.list.move(uid, 1)
  expect(answer()).toEqual([aPhoto(2), { ...aPhoto(1), caption: 'Kitchen', isAltered: true }])
  queue.list.describe(uid, ' ')
  queue.list.markAltered(uid, false)
  expect(answer()).toEqual([aPhoto(2), aPhoto(1)])
})
