import { beforeAll, expect, test } from 'vitest'
import { anActor } from '../../../../tests/support/actor.ts'
import { aListeningServer } from '../../../../tests/support/browsers.ts'
import { aPicture } from '../../../../tests/support/pictures.ts'
import { aSlowUpload } from '../../../../tests/support/slow-upload.ts'
import { toServer } from '../../../../tests/support/transports.ts'
import type { Deps } from '../../composition/deps.ts'
import { UPLOAD_QUEUE } from '../../config/limits.ts'
import { roomIn } from '../../db/disk-room.ts'

const WAIT_MS = 400
let isFull = false
let server: Awaited<ReturnType<typeof aListeningServer>>
beforeAll(async () => {
  const change = (deps: Deps): Deps => ({
    ...deps,
    photos: {
      ...deps.photos,
      hasRoom: async () => !isFull,
      receiving: {
        queue: { ...UPLOAD_QUEUE, atOnce: 3, atOncePerClient: 2, longestWaitMs: WAIT_MS },
        slowest: { bytes: 30_000, withinMs: 2_000 },
      },
    },
  })
  server = await aListeningServer({ change, environment: { TRUST_PROXY: '1' } })
})
const slow = (from: string, everyMs = 100) => aSlowUpload(server.origin, from, everyMs)
const upload = async (from: string) => anActor(toServer(server.origin, () => from)).upload(await aPicture())

test('where the disk is nearly full photos are refused before they arrive, and the operator hears of it', async () => {
  expect(await roomIn('/tmp', { bytes: 0, part: 1 })).toBeGreaterThan(0)
  expect(await roomIn('/tmp', { bytes: Number.POSITIVE_INFINITY, part: 1.1 })).toBe(0)
  isFull = true
  const { status, answer } = await upload('192.0.2.9')
  isFull = false
  expect([status, answer.error_message]).toEqual([503, expect.stringMatching(/Try again in a minute/)])
  expect(server.logText()).toMatch(/"level":"error".*nearly full/)
  expect((await upload('192.0.2.9')).status).toBe(200)
})

test('who waits for a place too long is told so, though nobody leaves one', async () => {
  slow('192.0.2.1')
  slow('192.0.2.1')
  const third = slow('192.0.2.1')
  await expect.poll(third.status).toBe(503)
  expect((await upload('192.0.2.2')).status).toBe(200)
})

test('who sends too slowly loses the place, and is told why', async () => {
  // Too slow by far, but whole soon after: until then the answer waits.
  const uploads = [slow('192.0.2.3', 5), slow('192.0.2.3', 5)]
  await expect.poll(() => uploads.map(({ status }) => status())).toEqual([408, 408])
  expect((await upload('192.0.2.3')).status).toBe(200)
})

test('when all places are taken, whoever has several gives one to whoever has none', async () => {
  const several = [slow('192.0.2.4'), slow('192.0.2.4')]
  slow('192.0.2.5')
  expect((await upload('192.0.2.6')).status).toBe(200)
  await expect.poll(() => several.map(({ status }) => status())).toContain(503)
})
