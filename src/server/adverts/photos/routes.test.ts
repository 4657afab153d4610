import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { anActor, photoOfAnswer } from '../../../../tests/support/actor.ts'
import { aListeningServer } from '../../../../tests/support/browsers.ts'
import { aPhoto } from '../../../../tests/support/photos.ts'
import { aPicture } from '../../../../tests/support/pictures.ts'
import { toServer } from '../../../../tests/support/transports.ts'

let server: Awaited<ReturnType<typeof aListeningServer>>
beforeAll(async () => {
  server = await aListeningServer()
})
const aBrowser = () => anActor(toServer(server.origin))
const incoming = () => readdirSync(path.join(server.dataDir, 'photos', 'incoming'))
const rows = async (uuid: string) =>
  (await server.owner.query('select id, state from photos where draft_uuid = $1', [uuid])).rows

describe('an upload', () => {
  test('becomes two pictures of ours, with an address each, and nothing is left of what was received', async () => {
    const browser = aBrowser()
    const { status, answer } = await browser.upload(await aPicture(2_000, 1_000))
    expect(status).toBe(200)
    expect(answer).toEqual({
      success: true,
      error_message: '',
      id: expect.stringMatching(/^[\da-f]{32}$/),
      url: `/photos/${answer.id}.jpg`,
      thumbnail: `/photos/${answer.id}-thumbnail.jpg`,
      width: 1_600,
      height: 800,
    })
    expect(incoming()).toEqual([])
    for (const [url, width, height] of [
      [answer.url, 1_600, 800],
      [answer.thumbnail, 200, 200],
    ] as const) {
      const response = await browser.call(url ?? '')
      expect(response.status).toBe(200)
      const { format, ...size } = await sharp(await response.arrayBuffer()).metadata()
      expect([format, size.width, size.height]).toEqual(['jpeg', width, height])
    }
  })

  test('is served as a picture and nothing else, for ever, to its owner alone', async () => {
    const browser = aBrowser()
    const { answer } = await browser.upload(await aPicture(), { name: 'secret garden.jpg' })
    const own = await browser.call(answer.url ?? '')
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(JSON.stringify([...own.headers])).not.toContain('secret')
    for (const call of [aBrowser().call, (url: string) => fetch(server.origin + url)]) {
      const refused = await call(answer.url ?? '')
      const unknown = await call(aPhoto().url)
      expect(refused.status).toBe(404)
      expect(await refused.text()).toBe(await unknown.text())
    }
  })

  test.each([
    '',
    'x.jpg',
    `${'0'.repeat(32)}.jpg`,
    '..%2f..%2fetc%2fpasswd',
    `${'0'.repeat(32)}.jpg.unfinished`,
  ])('is not found as %j', async (name) => {
    expect((await aBrowser().call(`/photos/${name}`)).status).toBe(404)
  })

  test('for a draft of another browser is refused, and leaves nothing', async () => {
    const owner = aBrowser()
    expect((await owner.savePhotos(0, null)).status).toBe(200)
    const { status, answer } = await anActor(toServer(server.origin), owner.uuid).upload(await aPicture())
    expect([status, answer.success]).toEqual([404, false])
    expect(await rows(owner.uuid)).toEqual([])
    expect(incoming()).toEqual([])
  })

  test('under one uuid that is not stored yet is each browser’s own', async () => {
    const [one, other] = [aBrowser(), aBrowser()]
    const bytes = await aPicture()
    const [first, second] = [await one.upload(bytes), await other.upload(bytes, { uuid: one.uuid })]
    expect([first.answer.success, second.answer.success]).toEqual([true, true])
    expect((await other.call(first.answer.url ?? '')).status).toBe(404)
    expect((await one.savePhotos(0, [photoOfAnswer(first.answer)])).status).toBe(200)
  })

  test('of the same bytes is refused, and told which photo they are', async () => {
    const browser = aBrowser()
    const bytes = await aPicture()
    const first = await browser.upload(bytes)
    const again = await browser.upload(bytes, { name: 'renamed.png', type: 'image/png' })
    expect(again).toEqual({
      status: 200,
      answer: { ...first.answer, success: false, error_message: 'Please upload unique images only' },
    })
    expect((await anActor(toServer(server.origin)).upload(bytes)).answer.success).toBe(true)
  })
})

describe('of many at once', () => {
  test('twenty are kept, and the others are told so', async () => {
    const browser = aBrowser()
    await browser.savePhotos(0, null)
    const pictures = await Promise.all(Array.from({ length: 40 }, () => aPicture()))
    const answers = await Promise.all(pictures.map((bytes) => browser.upload(bytes)))
    const refused = answers.filter(({ answer }) => !answer.success)
    expect(answers.length - refused.length).toBe(20)
    expect(new Set(refused.map(({ answer }) => answer.error_message))).toEqual(
      new Set(['You can not upload any more files. (max: 20)']),
    )
    expect(await rows(browser.uuid)).toHaveLength(20)
    const kept = answers.flatMap(({ answer }) => (answer.success ? [photoOfAnswer(answer)] : []))
    expect((await browser.savePhotos(1, kept)).body.success).toBe(true)
    const files = readdirSync(path.join(server.dataDir, 'photos'), { recursive: true }).map(String)
    for (const { answer } of refused) expect(files.join()).not.toContain(answer.id ?? 'no id')
  })

  test('of the same bytes one is kept', async () => {
    const browser = aBrowser()
    await browser.savePhotos(0, null)
    const bytes = await aPicture()
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.upload(bytes)))
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1)
    expect(await rows(browser.uuid)).toHaveLength(1)
  })
})

describe('a save', () => {
  test('names photos in its order, and removes those that it names no more; they can be named again', async () => {
    const browser = aBrowser()
    const one = photoOfAnswer((await browser.upload(await aPicture())).answer)
    const two = photoOfAnswer((await browser.upload(await aPicture())).answer)
    const states = async () =>
      Object.fromEntries((await rows(browser.uuid)).map(({ id, state }) => [id, state]))
    expect(await states()).toEqual({ [one.id]: 'new', [two.id]: 'new' })
    await browser.savePhotos(0, [two, one])
    expect(await states()).toEqual({ [one.id]: 'named', [two.id]: 'named' })
    await browser.savePhotos(1, [one])
    expect(await states()).toEqual({ [one.id]: 'named', [two.id]: 'removed' })
    await browser.savePhotos(2, [two, one])
    expect(await states()).toEqual({ [one.id]: 'named', [two.id]: 'named' })
    await browser.savePhotos(3, null)
    expect(await states()).toEqual({ [one.id]: 'removed', [two.id]: 'removed' })
  })

  test('that names what is not this draft’s is refused whole', async () => {
    const [victim, browser] = [aBrowser(), aBrowser()]
    const own = photoOfAnswer((await browser.upload(await aPicture())).answer)
    const others = photoOfAnswer((await victim.upload(await aPicture())).answer)
    for (const photo of [others, aPhoto(7)]) {
      const { status, body } = await browser.savePhotos(0, [own, photo])
      expect([status, body.success]).toEqual([404, false])
      expect(body.error_message).toMatch(/^We no longer have one of this advert’s photos/)
    }
    expect((await rows(browser.uuid)).map(({ state }) => state)).toEqual(['new'])
    expect((await browser.savePhotos(0, [own])).body.result?.data?.version).toBe(1)
    const { status } = await browser.savePhotos(1, [{ ...own, url: 'http://169.254.169.254/latest' }])
    expect(status).toBe(400)
    expect((await browser.savePhotos(1, [own, others])).status).toBe(404)
    expect((await browser.savePhotos(1, [])).body.result?.data?.version).toBe(2)
  })

  test('that is overtaken changes no photo', async () => {
    const browser = aBrowser()
    const photo = photoOfAnswer((await browser.upload(await aPicture())).answer)
    await browser.savePhotos(0, [photo])
    const stale = await browser.savePhotos(0, [])
    expect(stale.body.success).toBe(false)
    expect((await rows(browser.uuid)).map(({ state }) => state)).toEqual(['named'])
  })

  test('that takes a removal back after the same picture was uploaded anew is told so', async () => {
    const browser = aBrowser()
    const bytes = await aPicture()
    const first = photoOfAnswer((await browser.upload(bytes)).answer)
    await browser.savePhotos(0, [first])
    await browser.savePhotos(1, [])
    const again = photoOfAnswer((await browser.upload(bytes)).answer)
    expect(again.id).not.toBe(first.id)
    const both = await browser.savePhotos(2, [first])
    expect([both.status, both.body.error_message]).toEqual([200, 'Please upload unique images only'])
    expect((await browser.savePhotos(2, [again])).body.success).toBe(true)
  })
})

test('a uuid that is none is malformed', async () => {
  for (const uuid of ['', 'x', randomUUID().toUpperCase()]) {
    expect((await aBrowser().upload(await aPicture(), { uuid })).status).toBe(400)
  }
})

test('a draft takes three floor plans beside its photos, and no save takes more', async () => {
  const browser = aBrowser()
  const plans = []
  for (let plan = 0; plan < 3; plan++) {
    const { answer } = await browser.upload(await aPicture(), { isPlan: true })
    plans.push({ ...photoOfAnswer(answer, `Plan ${plan}.png`), isPlan: true as const })
  }
  const { answer: refused } = await browser.upload(await aPicture(), { isPlan: true })
  expect(refused.error_message).toBe('You can not upload any more files. (max: 3)')
  const { answer: taken } = await browser.upload(await aPicture())
  expect(taken.success).toBe(true)
  const photo = photoOfAnswer(taken)
  expect((await browser.save(0, { files_uploaded: [photo, ...plans] })).status).toBe(200)
  const four = [
    photo,
    { ...photo, id: 'f'.repeat(32), url: `/photos/${'f'.repeat(32)}.jpg`, isPlan: true as const },
  ]
  expect((await browser.save(1, { files_uploaded: [...four, ...plans] })).status).toBe(400)
})

test('a floor plan that comes back beside three others is one too many', async () => {
  const browser = aBrowser()
  const plans = []
  for (const name of ['First.png', 'Second.png', 'Third.png']) {
    const { answer } = await browser.upload(await aPicture(), { isPlan: true })
    plans.push({ ...photoOfAnswer(answer, name), isPlan: true as const })
  }
  await browser.save(0, { files_uploaded: plans })
  await browser.save(1, { files_uploaded: plans.slice(1) })
  await browser.upload(await aPicture(), { isPlan: true })
  const { body } = await browser.save(2, { files_uploaded: plans })
  expect(body.error_message).toBe('You can not upload any more files. (max: 3)')
})
