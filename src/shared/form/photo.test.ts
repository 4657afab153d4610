import { describe, expect, test } from 'vitest'
import { aPhoto, photos } from '../../../tests/support/photos.ts'
import { MESSAGES } from './messages.ts'
import { isPhoto, photoOf, photoUrl, thumbnailUrl } from './photo.ts'
import { photoName, photoUid } from './photo-file.ts'
import { uniquePhotos } from './rule.ts'
import { UPLOAD_MESSAGES } from './upload-messages.ts'

test('the same file has the same uid, whatever its name is dressed in; another file has another', () => {
  const file = { name: 'Front garden.JPG', size: 5, lastModified: 7 }
  expect(photoUid(file)).toBe('7-5-frontgardenjpg')
  expect(photoUid({ ...file, name: 'front-garden.jpg' })).toBe(photoUid(file))
  for (const other of [{ size: 6 }, { lastModified: 8 }, { name: 'Back garden.JPG' }]) {
    expect(photoUid({ ...file, ...other })).not.toBe(photoUid(file))
  }
})

describe('a name is kept as one clean line', () => {
  test.each([
    ['Küche (2).jpg', 'Küche (2).jpg'],
    ['a\u0000b\r\n\u202egpj.exe.jpg', 'abgpj.exe.jpg'],
    ['\ud800.jpg', '\ufffd.jpg'],
    ['  ', ''],
  ])('%j as %j', (name, kept) => {
    expect(photoName(name)).toBe(kept)
  })
  test('and not longer than a name may be, with its end', () => {
    const kept = photoName(`${'🏠'.repeat(300)}.jpeg`)
    expect(kept.length).toBeLessThanOrEqual(255)
    expect(kept.endsWith('.jpeg')).toBe(true)
    expect(isPhoto({ ...aPhoto(), name: kept })).toBe(true)
  })
})

test('an id has two addresses, and a photo only its own', () => {
  const { id } = aPhoto()
  expect([photoUrl(id), thumbnailUrl(id)]).toEqual([`/photos/${id}.jpg`, `/photos/${id}-thumbnail.jpg`])
  expect(isPhoto(aPhoto())).toBe(true)
  expect(isPhoto({ ...aPhoto(), url: thumbnailUrl(id) })).toBe(false)
  expect(photoOf({ ...aPhoto(), width: 1 } as never)).toEqual(aPhoto())
  const altered = { ...aPhoto(), isAltered: true } as const
  expect([isPhoto(altered), photoOf(altered)]).toEqual([true, altered])
  const unmarked = { ...aPhoto(), caption: null, isAltered: false, isPlan: null }
  expect([isPhoto(unmarked), photoOf(unmarked)]).toEqual([true, aPhoto()])
  expect(isPhoto({ ...aPhoto(), isAltered: 1 })).toBe(false)
})

test('photos of one uid are not unique', () => {
  const scope = { answers: {}, today: '2026-11-20' } as never
  expect(uniquePhotos.passes(photos(3), scope)).toBe(true)
  expect(uniquePhotos.passes([aPhoto(), { ...aPhoto(2), uid: aPhoto().uid }], scope)).toBe(false)
  expect(uniquePhotos.message('', '2026-11-20')).toBe(MESSAGES.uniquePhotos())
})

test('the uploader speaks with the words of the specification', () => {
  expect(UPLOAD_MESSAGES.tooBig(8_388_609, 8_388_608)).toBe('File is too big (8.01MiB). Max filesize: 8MiB.')
  expect(UPLOAD_MESSAGES.tooMany(20)).toBe('You can not upload any more files. (max: 20)')
  expect(UPLOAD_MESSAGES.failed(500)).toBe('Server responded with 500 code.')
  expect([UPLOAD_MESSAGES.wrongType, UPLOAD_MESSAGES.notUnique, UPLOAD_MESSAGES.canceled]).toEqual([
    "You can't upload files of this type.",
    'Please upload unique images only',
    'Upload canceled.',
  ])
  expect([UPLOAD_MESSAGES.notJson, UPLOAD_MESSAGES.confirmCancel, UPLOAD_MESSAGES.formats]).toEqual([
    'Invalid JSON response from server.',
    'Are you sure you want to cancel this upload?',
    'Please upload document using one the following file formats: .jpg, .jpeg, .png, .gif',
  ])
})

test('a caption is a clean line of text, and an empty one is none', () => {
  const photo = aPhoto()
  expect(photoOf({ ...photo, caption: '  The \u202egarden\u200b ' })).toEqual({
    ...photo,
    caption: 'The garden',
  })
  expect(photoOf({ ...photo, caption: ' \u200b' })).toEqual(photo)
  expect(isPhoto({ ...photo, caption: 'a'.repeat(60) })).toBe(true)
  for (const caption of [7, 'a\u0000b', 'a'.repeat(1_001)]) expect(isPhoto({ ...photo, caption })).toBe(false)
  expect(isPhoto({ ...photo, isPlan: 'yes' })).toBe(false)
})
