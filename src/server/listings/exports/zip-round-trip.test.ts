import { beforeAll, expect, test } from 'vitest'
import { paths } from '#shared/journey/paths.ts'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { anOwner, published } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { homeWith, zipFeeds } from '../../../../tests/support/zip-feeds.ts'
import { aPicture, filesInZip } from '../../../../tests/support/zips.ts'
import { photoNames } from '../../adverts/photos/photo-names.ts'

let server: Awaited<ReturnType<typeof aServer>>
let feeds: ReturnType<typeof zipFeeds>
beforeAll(async () => {
  server = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' } })
  feeds = zipFeeds(server)
})

interface Person {
  readonly browser: { readonly call: (url: string) => Promise<Response> }
}
const taken = async ({ browser }: Person, url: string) =>
  Buffer.from(await (await browser.call(url)).arrayBuffer())

test('all that an agency sent as zips comes back as one, whose pictures another agency’s feed shows', async () => {
  const { id, people } = await aStaffedAgency(server)
  const feed = await feeds.newFeed(id)
  const rows = [
    {
      ...homeWith('1234_1', 'Photos\\Front.JPG', 'logo.jpg', 'missing.jpg'),
      MEDIA_IMAGE_TEXT_00: 'The front',
      MEDIA_FLOOR_PLAN_00: 'ground.png',
    },
    { ...homeWith('1234_2', 'logo.jpg'), MEDIA_IMAGE_TEXT_00: '', MEDIA_FLOOR_PLAN_00: '' },
  ]
  await feeds.sent(feed, rows, {
    'Photos/Front.JPG': await aPicture(),
    'logo.jpg': await aPicture(),
    'ground.png': await aPicture(),
  })
  const zip = await taken(people.reader, paths.exportAgency('blm'))
  expect([...(await filesInZip(zip)).keys()].toSorted()).toEqual([
    'adverts.blm',
    'ground.png',
    'logo.jpg',
    'photos/front.jpg',
  ])
  const other = await feeds.newFeed()
  const report = await feeds.reportOf(other, zip)
  expect(report).toMatchObject({ state: 'done', created: 2, refused: [] })
  expect(report.pictures.map(({ message }) => message.split(':')[0])).toEqual(['missing.jpg'])
  for (const ref of ['1234_1', '1234_2']) {
    const [before, after] = [await feeds.shownOf(feed, ref), await feeds.shownOf(other, ref)]
    const words = (shown: typeof before) => shown.map(({ caption, isPlan }) => [caption, isPlan])
    expect([after.length, words(after)]).toEqual([before.length, words(before)])
    for (const { url } of after) expect(await feeds.isServed(url)).toBe(true)
  }
  expect((await feeds.shownOf(other, '1234_1')).length).toBe(3)
})

test('an owner’s advert goes into a zip that a feed shows with its pictures', async () => {
  const owner = await anOwner(server)
  const { listing, answers } = await published(server, owner)
  for (const { id } of answers.files_uploaded ?? [])
    for (const name of photoNames(id)) await server.photos.files.put(name, await aPicture())
  const zip = await taken(owner, paths.exportAdvert(listing, 'blm'))
  const feed = await feeds.newFeed(undefined, '0')
  expect(await feeds.reportOf(feed, zip)).toMatchObject({ created: 1, refused: [], pictures: [] })
  const shown = await feeds.shownOf(feed, `0_${listing}`)
  expect([shown.length, await feeds.isServed(shown[0]?.url)]).toEqual([answers.files_uploaded?.length, true])
})
