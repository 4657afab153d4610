import { beforeAll, describe, expect, test } from 'vitest'
import { anActor } from '../../../../tests/support/actor.ts'
import { aListeningServer } from '../../../../tests/support/browsers.ts'
import { aPicture } from '../../../../tests/support/pictures.ts'
import { toServer } from '../../../../tests/support/transports.ts'
import type { Deps } from '../../composition/deps.ts'
import type { PhotoFiles } from '../../gateways/photo-files.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import { sweepPhotos } from './sweep-photos.ts'

/** The store's nth call of either kind fails. */
let failing: { call: 'put' | 'remove' | 'get'; nth: number } | null = null
const kept = new Set<string>()

function faulty(files: PhotoFiles): PhotoFiles {
  const count = { put: 0, remove: 0, get: 0 }
  const mayFail = (call: 'put' | 'remove' | 'get') => {
    count[call] += 1
    if (failing?.call !== call) return
    failing = { call, nth: failing.nth - 1 }
    if (failing.nth === 0) throw new ProviderFailed('disk ENOSPC', 'broken')
  }
  return {
    ...files,
    put: async (name, bytes) => {
      mayFail('put')
      await files.put(name, bytes)
      kept.add(name)
    },
    get: async (name) => {
      mayFail('get')
      return files.get(name)
    },
    remove: async (names) => {
      mayFail('remove')
      await files.remove(names)
      for (const name of names) kept.delete(name)
    },
  }
}

let server: Awaited<ReturnType<typeof aListeningServer>>
beforeAll(async () => {
  const change = (deps: Deps): Deps => ({
    ...deps,
    photos: { ...deps.photos, files: faulty(deps.photos.files) },
  })
  server = await aListeningServer({ change })
})
const rows = async () => (await server.owner.query('select id from photos')).rows.length

describe('where a file cannot be kept', () => {
  test.each([1, 2])('the %dth: a clear answer, no row, no file, and the next upload works', async (nth) => {
    const before = [await rows(), kept.size]
    const browser = anActor(toServer(server.origin))
    failing = { call: 'put', nth }
    const { status, answer } = await browser.upload(await aPicture())
    failing = null
    expect(status).toBe(503)
    expect(answer).toEqual({
      success: false,
      error_message: 'We can’t save or show photos at the moment. Try again in a minute.',
    })
    expect([await rows(), kept.size]).toEqual(before)
    expect((await browser.upload(await aPicture())).answer.success).toBe(true)
    expect(server.logText()).toContain('disk ENOSPC')
  })

  test('or cannot be read: 503, and the next time it is', async () => {
    const browser = anActor(toServer(server.origin))
    const { answer } = await browser.upload(await aPicture())
    failing = { call: 'get', nth: 1 }
    const response = await browser.call(answer.url ?? '')
    failing = null
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await browser.call(answer.url ?? '')).status).toBe(200)
  })
})

test('where the row cannot be written the files wait for the sweep, since it may be there all the same', async () => {
  const before = await rows()
  const left = kept.size
  await server.owner.query('alter table photos add constraint nothing check (false) not valid')
  const { status } = await anActor(toServer(server.origin)).upload(await aPicture())
  await server.owner.query('alter table photos drop constraint nothing')
  expect([status, await rows(), kept.size]).toEqual([500, before, left + 3])
  const now = () => new Date(Date.now() + 2 * 3_600_000)
  await sweepPhotos({ ...server.photos, now })
  expect(kept.size).toBe(left)
})

test('the limits of a day: of one browser, and of one network', async () => {
  const change = (deps: Deps): Deps => ({
    ...deps,
    photos: { ...deps.photos, limits: { ...deps.photos.limits, perOwner: 2, perClient: 3 } },
  })
  const limited = await aListeningServer({ change })
  const one = anActor(toServer(limited.origin))
  const statuses = []
  for (let upload = 0; upload < 3; upload++) statuses.push((await one.upload(await aPicture())).status)
  const other = anActor(toServer(limited.origin))
  for (let upload = 0; upload < 2; upload++) statuses.push((await other.upload(await aPicture())).status)
  expect(statuses).toEqual([200, 200, 429, 200, 429])
})

test('nobody fills the disk: a client has a part of the room that is left', async () => {
  const bytesOf = async (names: readonly string[]): Promise<number> => {
    const files = await Promise.all(names.map((name) => server.photos.files.get(name)))
    return files.reduce((sum, file) => sum + (file?.length ?? 0), 0)
  }
  const picture = await aPicture()
  kept.clear()
  expect((await anActor(toServer(server.origin)).upload(picture)).status).toBe(200)
  const bytes = await bytesOf([...kept])
  const change = (deps: Deps): Deps => {
    const limits = { ...deps.photos.limits, partOfRoom: 0.06 }
    return { ...deps, photos: { ...deps.photos, limits, room: async () => 40 * bytes } }
  }
  const limited = await aListeningServer({ change, environment: { TRUST_PROXY: '1' } })
  const upload = async (from: string) =>
    (await anActor(toServer(limited.origin, () => from)).upload(picture)).status
  const statuses = []
  for (let photo = 0; photo < 3; photo++) statuses.push(await upload('192.0.2.1'))
  expect([...statuses, await upload('192.0.2.2')]).toEqual([200, 200, 429, 200])
})
