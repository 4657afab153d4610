import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { chosenOf } from '#web/form/photo-tiles.ts'
import { aKeptBrowser } from '../../../tests/support/kept-browser.ts'
import { photosLeftBy } from './kept-copies.ts'
import { PhotoKeeper } from './photo-keeper.ts'

afterEach(() => vi.unstubAllGlobals())

let windows = 0

async function aPhotoKeeper({ isGuest = true } = {}) {
  await aKeptBrowser()
  const window = `photos-${windows++}`
  const heard: string[] = []
  const keeper = new PhotoKeeper({
    window,
    isGuest: () => isGuest,
    keepAnswers: async () => void heard.push('answers kept'),
    onNoRoom: () => heard.push('no room'),
  })
  onTestFinished(() => keeper.turnOff())
  const left = async () => (await photosLeftBy(window)).map(({ uid, isUploaded }) => ({ uid, isUploaded }))
  return { keeper, heard, left, window }
}

const photo = (name: string, size = 3) =>
  chosenOf(new File([new Uint8Array(size)], name, { type: 'image/jpeg', lastModified: 7 }))

test('chosen photos are kept in their order', async () => {
  const { keeper, left } = await aPhotoKeeper()
  const [one, two] = [photo('b.jpg'), photo('a.jpg')]
  keeper.keep([one, two])
  await expect.poll(left).toEqual([one, two].map(({ uid }) => ({ uid, isUploaded: false })))
  expect(keeper.hasPending).toBe(true)
})

test('of an account’s, a photo goes once its answer is kept; of a guest’s it stays', async () => {
  const ours = await aPhotoKeeper({ isGuest: false })
  const one = photo('a.jpg')
  ours.keeper.keep([one])
  ours.keeper.uploaded(one.uid, one.file)
  await expect.poll(ours.left).toEqual([])
  expect(ours.heard[0]).toBe('answers kept')
  const guests = await aPhotoKeeper()
  guests.keeper.keep([one])
  guests.keeper.uploaded(one.uid, one.file)
  await expect.poll(guests.left).toEqual([{ uid: one.uid, isUploaded: true }])
  expect(guests.keeper.hasPending).toBe(false)
})

test('a photo that was taken off goes', async () => {
  const { keeper, left } = await aPhotoKeeper()
  const one = photo('a.jpg')
  keeper.keep([one])
  await expect.poll(left).toHaveLength(1)
  keeper.drop(one.uid)
  await expect.poll(left).toEqual([])
})

test('another window’s photos become this window’s, after its own', async () => {
  const { keeper, left } = await aPhotoKeeper()
  const [one, two] = [photo('a.jpg'), photo('b.jpg')]
  keeper.keep([one])
  await keeper.takeOver([{ ...two, window: 'another', place: 0, isUploaded: false }])
  await expect.poll(left).toEqual([one, two].map(({ uid }) => ({ uid, isUploaded: false })))
})

test('without room it says so, and loses nothing that is on the page', async () => {
  const { keeper, heard } = await aPhotoKeeper()
  vi.stubGlobal('indexedDB', undefined)
  const full = photo('a.jpg')
  Object.defineProperty(full.file, 'size', { value: 201 * 2 ** 20 })
  keeper.keep([full])
  expect(heard).toContain('no room')
  expect(keeper.hasPending).toBe(true)
})
