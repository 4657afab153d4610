import { expect, test } from 'vitest'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { blocksFor } from './block.ts'
import { changesBetween } from './changes.ts'

const photo = (id: string) => ({ id, url: '', uid: id, name: `${id}.jpg`, size: 1, lastModified: 1 })

function changes(before: Record<string, unknown>, after: Record<string, unknown>, addresses = ['', '']) {
  const [was = '', is = ''] = addresses
  const blocks = blocksFor(ADVERT_PAGE, 'sell')
  return changesBetween(blocks, { answers: before, address: was }, { answers: after, address: is }).map(
    (change) => [change.name, change.before, change.after],
  )
}

test('an answer is told as people read it, old and new, and one that stayed is not told', () => {
  const before = { sellingPrice: 425_000, priceType: 0, summary: 'A home', parkingType: [17, 16] }
  const after = { sellingPrice: 399_950, priceType: 2, summary: 'A home', parkingType: [16, 17] }
  expect(changes(before, after)).toEqual([
    ['priceType', 'Asking price', 'Guide price'],
    ['sellingPrice', '£425,000', '£399,950'],
  ])
})

test('an answer that is new, or no longer asked, has nothing on its other side', () => {
  expect(changes({ houseType: 4 }, { flatType: 28 })).toEqual([
    ['houseType', 'Detached', ''],
    ['flatType', '', 'Apartment'],
  ])
})

test('photos are told by their number, their order, or that some are others', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(photo)
  const shownChange = (now: unknown) => changes({ files_uploaded: [a, b] }, { files_uploaded: now })[0]?.[2]
  expect(shownChange([a])).toBe('1 photo')
  expect(shownChange([b, a])).toBe('2 photos, in another order')
  expect(shownChange([a, c])).toBe('2 photos, not all the same')
  expect(shownChange([{ ...photo('a'), name: 'other.jpg' }, b])).toBeUndefined()
})

test('a caption and the mark of an altered photo are told', () => {
  const [a, b] = ['a', 'b'].map(photo)
  const before = { files_uploaded: [{ ...a, caption: 'Kitchen' }, b] }
  const after = { files_uploaded: [a, { ...b, caption: 'Garden', isAltered: true }] }
  expect(changes(before, after)).toEqual([
    ['files_uploaded', '2 photos (1: Kitchen)', '2 photos (2: Garden. Digitally altered)'],
  ])
})

test('of a long text only what changed is told, with what stands around it', () => {
  const text = (word: string) =>
    `${'Before it. '.repeat(20)}The garden faces ${word}.${' After it.'.repeat(20)}`
  const [[, before = '', after = ''] = []] = changes(
    { propertyDescription: text('south') },
    { propertyDescription: text('west') },
  )
  expect(before).toMatch(/^….*The garden faces south\. .*…$/)
  expect(after).toMatch(/^….*The garden faces west\. .*…$/)
  expect(before.length).toBeLessThan(100)
})

test('a text that was only lengthened shows what was added', () => {
  const [[, before = '', after = ''] = []] = changes(
    { propertyDescription: 'A quiet home.' },
    { propertyDescription: 'A quiet home. A quiet home.' },
  )
  expect([before, after]).toEqual(['A quiet home.', 'A quiet home. A quiet home.'])
})

test('an address is told in words', () => {
  expect(
    changes({ propertyAddress: '12345678' }, { propertyAddress: '12345679' }, [
      'Mill Lane, York',
      '2 Low Row',
    ]),
  ).toEqual([['propertyAddress', 'Mill Lane, York', '2 Low Row']])
})
