import { beforeAll, expect, test } from 'vitest'
import { aBrowser } from '../../../../tests/support/browsers.ts'
import {
  aFinishedDraft,
  anOrder,
  anOwner,
  countOf,
  listingOf,
  type Owner,
  published,
  uploaded,
} from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { draftStore } from '../../adverts/drafts/draft-store.ts'
import { purgeDrafts } from '../../adverts/drafts/purge-drafts.ts'
import { photoNames } from '../../adverts/photos/photo-names.ts'
import { sweepPhotos } from '../../adverts/photos/sweep-photos.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const HOUR = 3_600_000
let now = NOON
let server: Awaited<ReturnType<typeof aServer>>
let seller: Owner
beforeAll(async () => {
  server = await aServer({ now: () => now })
  seller = await anOwner(server)
})
const get = (url: string, owner?: Owner) =>
  server.app.inject({ url, cookies: Object.fromEntries(owner?.browser.cookies ?? []) })
const seen = async (url: string) => {
  const anybody = await get(url)
  if (anybody.statusCode === 200) return `everybody, ${anybody.headers['cache-control']}`
  const own = await get(url, seller)
  return own.statusCode === 200 ? `owner, ${own.headers['cache-control']}` : 'nobody'
}
const EVERYBODY = 'everybody, public, max-age=31536000, immutable'
const OWNER = 'owner, private, max-age=31536000, immutable'
async function withFiles(photos: readonly { readonly id: string }[]): Promise<void> {
  for (const name of photos.flatMap(({ id }) => photoNames(id)))
    await server.photos.files.put(name, Buffer.from('x'))
}
const sweep = (hours: number) =>
  sweepPhotos({ ...server.photos, now: () => new Date(Date.now() + hours * HOUR) })

test('a photo is its owner’s until its advert is shown, then everybody’s, and its owner’s again once it is not', async () => {
  const draft = await aFinishedDraft(server, seller, {
    answers: { publishDate: true, startDate: '2026-11-21' },
  })
  await withFiles(draft.answers.files_uploaded)
  const url = draft.answers.files_uploaded[0]?.url ?? ''
  const thumbnail = url.replace('.jpg', '-thumbnail.jpg')
  expect(await seen(url)).toBe(OWNER)
  await draft.finish()
  expect(await listingOf(server, draft.uuid)).toMatchObject({ live_from: '2026-11-21' })
  now = new Date('2026-11-20T23:59:59Z')
  expect(await seen(url)).toBe(OWNER)
  now = new Date('2026-11-21T00:00:00Z')
  expect([await seen(url), await seen(thumbnail)]).toEqual([EVERYBODY, EVERYBODY])
  await draft.withdraw()
  expect(await seen(url)).toBe(OWNER)
  await draft.republish()
  expect(await seen(url)).toBe(EVERYBODY)
  await server.database.query(`update listings set state = 'removed' where draft_uuid = $1`, [draft.uuid])
  expect(await seen(url)).toBe(OWNER)
  now = NOON
})

test('a photo that the draft names no more stays while its advert shows it, and goes a day after that', async () => {
  const draft = await published(server, seller, { photos: 2 })
  const [first, second] = draft.answers.files_uploaded
  if (!first || !second) throw new Error('there are no photos')
  await withFiles([first, second])
  await draft.save(1, { files_uploaded: [second] })
  await sweep(25)
  expect(await seen(first.url)).toBe(EVERYBODY)
  const [third] = await uploaded(server, seller, draft.uuid)
  if (!third) throw new Error('there is no photo')
  await withFiles([third])
  expect(await seen(third.url)).toBe(OWNER)
  expect((await draft.finish(2, { files_uploaded: [third, second] })).body.success).toBe(true)
  expect([await seen(first.url), await seen(third.url)]).toEqual([OWNER, EVERYBODY])
  await sweep(25)
  expect([await seen(first.url), await seen(second.url)]).toEqual(['nobody', EVERYBODY])
})

test('a photo that was confirmed at the checkout stays until its order is done with', async () => {
  const draft = await aFinishedDraft(server, seller, {
    photos: 2,
    answers: { marketingOption: 'Premium-Advert-1-Month' },
  })
  const [first, second] = draft.answers.files_uploaded
  if (!first || !second) throw new Error('there are no photos')
  await withFiles([first, second])
  const order = await anOrder(server, draft.uuid, { state: 'open' })
  await draft.save(1, { files_uploaded: [second] })
  await sweep(25)
  expect(await seen(first.url)).toBe(OWNER)
  await server.database.query(`update orders set state = 'expired' where id = $1`, [order])
  await sweep(25)
  expect([await seen(first.url), await seen(second.url)]).toEqual(['nobody', OWNER])
})

test('drafts that were published, are paid for, or are being paid for are not removed when they are old', async () => {
  const [plain, live, paid, open, expired] = [
    await aFinishedDraft(server, seller),
    await published(server, seller),
    await aFinishedDraft(server, seller),
    await aFinishedDraft(server, seller),
    await aFinishedDraft(server, seller),
  ]
  await live.withdraw()
  await anOrder(server, paid.uuid)
  await anOrder(server, open.uuid, { state: 'open' })
  await anOrder(server, expired.uuid, { state: 'expired' })
  const later = () => new Date(NOON.getTime() + 91 * 24 * HOUR)
  await purgeDrafts({ drafts: draftStore(server.database), now: later })
  const isThere = ({ uuid }: { readonly uuid: string }) => countOf(server, 'drafts where uuid = $1', [uuid])
  expect(await Promise.all([plain, live, paid, open, expired].map(isThere))).toEqual([0, 1, 1, 1, 0])
})

test('somebody else’s photo cannot be published', async () => {
  const other = await anOwner(server)
  const theirs = await aFinishedDraft(server, other)
  const draft = await aFinishedDraft(server, seller)
  const { status } = await draft.finish(1, { files_uploaded: theirs.answers.files_uploaded })
  expect(status).toBe(404)
  expect(await listingOf(server, draft.uuid)).toBeNull()
  expect((await aBrowser(server).state(draft.uuid))['uuid']).not.toBe(draft.uuid)
})
