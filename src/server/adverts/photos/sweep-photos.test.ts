import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Actor, anActor, photoOfAnswer } from '../../../../tests/support/actor.ts'
import { aListeningServer } from '../../../../tests/support/browsers.ts'
import { addressOf } from '../../../../tests/support/database.ts'
import { aPicture } from '../../../../tests/support/pictures.ts'
import { toServer } from '../../../../tests/support/transports.ts'
import { openSnapshot } from '../../db/snapshot.ts'
import { draftStore } from '../drafts/draft-store.ts'
import { purgeDrafts } from '../drafts/purge-drafts.ts'
import { sweepPhotos } from './sweep-photos.ts'

const HOUR = 3_600_000
let server: Awaited<ReturnType<typeof aListeningServer>>
beforeAll(async () => {
  server = await aListeningServer()
})

const sweep = (hoursOn: number) =>
  sweepPhotos({ ...server.photos, now: () => new Date(Date.now() + hoursOn * HOUR) })
const isThere = async (browser: Actor, url = '') => (await browser.call(url)).status === 200

test('what no draft names for a day goes, its files too; what a draft names stays, and can be uploaded again', async () => {
  const browser = anActor(toServer(server.origin))
  const bytes = await aPicture()
  const [named, removed, never] = [
    (await browser.upload(await aPicture())).answer,
    (await browser.upload(bytes)).answer,
    (await browser.upload(await aPicture())).answer,
  ]
  await browser.savePhotos(
    0,
    [named, removed].map((answer) => photoOfAnswer(answer)),
  )
  await browser.savePhotos(1, [photoOfAnswer(named)])
  expect(await sweep(23)).toBe(0)
  expect(await sweep(25)).toBe(6)
  expect(await Promise.all([named, removed, never].map(({ url }) => isThere(browser, url)))).toEqual([
    true,
    false,
    false,
  ])
  expect((await browser.savePhotos(2, [photoOfAnswer(named), photoOfAnswer(removed)])).status).toBe(404)
  expect((await browser.upload(bytes)).answer.success).toBe(true)
})

test('what a crash left without a row goes after an hour; what is under way stays', async () => {
  const stray = path.join(server.dataDir, 'photos', 'ab')
  const incoming = path.join(server.dataDir, 'photos', 'incoming')
  mkdirSync(stray, { recursive: true })
  const id = 'ab'.repeat(16)
  const old = [
    path.join(stray, `${id}.jpg`),
    path.join(stray, `${id}-thumbnail.jpg.unfinished`),
    path.join(incoming, 'half'),
  ]
  for (const file of old) {
    writeFileSync(file, 'x')
    utimesSync(file, new Date(), new Date(Date.now() - 2 * HOUR))
  }
  writeFileSync(path.join(stray, `${'abc0'.repeat(8)}.jpg`), 'new')
  writeFileSync(path.join(incoming, 'now'), 'new')
  expect(await sweep(0)).toBe(3)
  // Another test's photo may be in the same folder: ids are random.
  const ours = readdirSync(stray).filter((name) => /^(?:abab|abc0)/.test(name))
  expect(ours).toEqual([`${'abc0'.repeat(8)}.jpg`])
  expect(readdirSync(incoming)).toEqual(['now'])
})

test('the photos of a draft that is removed go a day later', async () => {
  const browser = anActor(toServer(server.origin))
  const { answer } = await browser.upload(await aPicture())
  await browser.savePhotos(0, [photoOfAnswer(answer)])
  await sweep(100 * 24)
  expect(await isThere(browser, answer.url)).toBe(true)
  const now = () => new Date(Date.now() + 91 * 24 * HOUR)
  expect(await purgeDrafts({ drafts: draftStore(server.database), now })).toBeGreaterThan(0)
  await sweep(91 * 24 + 23)
  expect(await isThere(browser, answer.url)).toBe(true)
  await sweep(91 * 24 + 25)
  expect(await isThere(browser, answer.url)).toBe(false)
})

test('while a backup is made nothing goes that it knows; after it, it does', async () => {
  const browser = anActor(toServer(server.origin))
  const { answer } = await browser.upload(await aPicture())
  const snapshot = await openSnapshot(addressOf(server.owner))
  await snapshot.endRows()
  expect(await sweep(25)).toBe(0)
  expect(await isThere(browser, answer.url)).toBe(true)
  await snapshot.close()
  await expect.poll(() => sweep(25)).toBeGreaterThan(0)
  expect(await isThere(browser, answer.url)).toBe(false)
})

test('a save and the sweep at the same moment: what the save names is there', async () => {
  for (let round = 0; round < 25; round++) {
    const browser = anActor(toServer(server.origin))
    const { answer } = await browser.upload(await aPicture())
    const [, saved] = await Promise.all([sweep(25), browser.savePhotos(0, [photoOfAnswer(answer)])])
    expect(await isThere(browser, answer.url)).toBe(saved.status === 200)
  }
})
