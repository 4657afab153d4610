import { expect, test } from 'vitest'
import { chosenOf } from '#web/form/photo-tiles.ts'
import { chooseFiles } from './choose-files.ts'

const FORMATS = 'Please upload document using one the following file formats: .jpg, .jpeg, .png, .gif'
const UNIQUE = 'Please upload unique images only'
const FULL = 'You can not upload any more files. (max: 20)'
const MAX = { photos: 20, plans: 3 }

const file = (name: string, type = 'image/jpeg', size = 1_000, lastModified = 5) =>
  chosenOf({ name, type, size, lastModified })
const many = (count: number) => Array.from({ length: count }, (_, i) => file(`${i}.jpg`))
const tiles = (count: number) => Array.from({ length: count }, (_, i) => ({ uid: `on-page-${i}` }))

test.each([
  ['a JPG', file('a.jpg'), null],
  ['a JPG in capitals', file('A.JPG'), null],
  ['a PNG', file('a.png', 'image/png'), null],
  ['a GIF', file('a.gif', 'image/gif'), null],
  ['a photo of an iPhone', file('a.heic', 'image/heic'), null],
  ['a WebP', file('a.webp', 'image/webp'), null],
  ['a photo whose type the system does not know', file('a.HEIC', ''), null],
  ['a pasted picture', file('image', 'image/png'), null],
  ['a document', file('plan.pdf', 'application/pdf'), FORMATS],
  ['a drawing that can hold scripts', file('a.svg', 'image/svg+xml'), FORMATS],
  ['a page that calls itself a photo', file('a.jpg', 'text/html'), FORMATS],
  ['nothing known of it at all', file('photo', ''), FORMATS],
  ['an empty file', file('a.jpg', 'image/jpeg', 0), 'The selected file is empty'],
])('%s is accepted, or refused with a reason', (_name, one, problem) => {
  const { taken, problems } = chooseFiles([one], [], MAX)
  expect(taken.map(({ file: { name } }) => name)).toEqual(problem ? [] : [one.file.name])
  expect(problems).toEqual(problem ? [{ message: problem, names: [one.file.name], isPlan: false }] : [])
})

test.each([
  ['none there, all fit', 0, 20, 20],
  ['none there, one too many', 0, 21, 20],
  ['19 there', 19, 3, 1],
  ['all 20 there', 20, 2, 0],
])('what fits is accepted, and the rest refused: %s', (_name, there, chosen, taken) => {
  const result = chooseFiles(many(chosen), tiles(there), MAX)
  expect(result.taken.map(({ name }) => name)).toEqual(many(taken).map(({ name }) => name))
  const left = many(chosen).slice(taken)
  expect(result.problems).toEqual(
    left.length > 0 ? [{ message: FULL, names: left.map(({ name }) => name), isPlan: false }] : [],
  )
})

test('the same file is taken once, whether it is on the page or chosen twice', () => {
  const [uid] = chooseFiles([file('a.jpg')], [], MAX).taken.map((one) => one.uid)
  const result = chooseFiles([file('a.jpg'), file('b.jpg'), file('b.jpg')], [{ uid: uid ?? '' }], MAX)
  expect(result.taken.map(({ name }) => name)).toEqual(['b.jpg'])
  expect(result.problems).toEqual([{ message: UNIQUE, names: ['a.jpg', 'b.jpg'], isPlan: false }])
})

test('what is no photo takes no place', () => {
  const { taken, problems } = chooseFiles([file('a.pdf', 'application/pdf'), file('b.jpg')], tiles(19), MAX)
  expect(taken.map(({ name }) => name)).toEqual(['b.jpg'])
  expect(problems.map(({ message }) => message)).toEqual([FORMATS])
})

test('a name is one clean line, and a time before 1970 none', () => {
  const [one] = chooseFiles([file('a\u0000\u202Eb.jpg', 'image/jpeg', 9, -5.5)], [], MAX).taken
  expect(one).toMatchObject({ name: 'ab.jpg', lastModified: 0 })
})

const plan = (name: string, type?: string) => ({ ...file(name, type), isPlan: true as const })

test('a floor plan takes no place of a photo, nor a photo one of a plan', () => {
  const plans = Array.from({ length: 3 }, (_, i) => ({ uid: `plan-${i}`, isPlan: true }))
  expect(chooseFiles([plan('plan.png')], tiles(20), MAX).problems).toEqual([])
  expect(chooseFiles([file('a.jpg')], [...tiles(19), ...plans], MAX).problems).toEqual([])
  expect(chooseFiles([plan('plan.png')], plans, MAX).problems).toEqual([
    { message: 'You can not upload any more files. (max: 3)', names: ['plan.png'], isPlan: true },
  ])
})

test('a plan that is a PDF is refused with what to do about it', () => {
  const { problems } = chooseFiles([plan('plan.pdf', 'application/pdf')], [], MAX)
  expect(problems).toMatchObject([{ message: expect.stringContaining('PDF'), isPlan: true }])
})
