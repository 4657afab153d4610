import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aListeningServer } from '../../../../tests/support/browsers.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import type { Deps } from '../../composition/deps.ts'
import { FEED_UPLOADS } from '../../config/limits.ts'
import { FairQueue } from '../../http/fair-queue.ts'
import { hasRoomForFiles } from './zip-room-store.ts'

type Feed = Awaited<ReturnType<typeof aFeed>>

const FILE = aBlm([aRow('1234_1', { MEDIA_IMAGE_00: 'https://pictures.example/1.jpg' })])
const WITHIN_MS = 1_500

let server: Awaited<ReturnType<typeof aListeningServer>>
beforeAll(async () => {
  const change = (deps: Deps): Deps => ({
    ...deps,
    feeds: {
      ...deps.feeds,
      uploads: new FairQueue({ ...FEED_UPLOADS, atOnce: 2, atOncePerClient: 2 }),
      slowest: { bytes: 30_000, withinMs: WITHIN_MS },
    },
  })
  server = await aListeningServer({ change })
})

function sending(feed: Feed, length: number) {
  const sent = request(`${server.origin}/feeds/blm`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${feed.secret}`, 'content-length': length },
  })
  sent.on('error', () => undefined)
  onTestFinished(() => void sent.destroy())
  let status: number | null = null
  sent.on('response', (answer) => {
    status = answer.statusCode ?? null
    answer.resume()
  })
  return { sent, status: () => status }
}
/** A byte now and then. */
function aDrip(feed: Feed) {
  const { sent, status } = sending(feed, 100_000)
  const drip = setInterval(() => sent.write('#'), 100)
  onTestFinished(() => clearInterval(drip))
  return { status }
}
async function send(feed: Feed) {
  const { sent, status } = sending(feed, FILE.length)
  sent.end(FILE)
  await expect.poll(status).not.toBeNull()
  return status()
}

test('slow senders of one agency hold up no other, and lose their places in the end', async () => {
  const slow = await aFeed(server.database, { format: 'blm' })
  const branch = await aFeed(server.database, { format: 'blm', branch: '5678', agency: slow.agencyId })
  const drips = [aDrip(slow), aDrip(branch)]
  const other = await aFeed(server.database, { format: 'blm' })
  // Until both have their places.
  await sleep(WITHIN_MS / 3)
  expect(await send(other)).toBe(202)
  const statuses = () => new Set(drips.map(({ status }) => status()))
  await expect.poll(statuses, { timeout: 10_000 }).toEqual(new Set([408, 503]))
})

test('a program is told in JSON why its file is refused, whatever it accepts', async () => {
  // As Java's HttpURLConnection sends it.
  const headers = { accept: 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2' }
  const answer = await fetch(`${server.origin}/feeds/blm`, { method: 'PUT', headers, body: FILE })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    401,
    'application/json; charset=utf-8',
  ])
})

test('a file is of its agency’s group, and an agency’s files wait only up to so many bytes', async () => {
  const feed = await aFeed(server.database, { format: 'blm' })
  const branch = await aFeed(server.database, { format: 'blm', branch: '5678', agency: feed.agencyId })
  expect(await send(feed)).toBe(202)
  const { rows } = await server.owner.query(
    `select group_id as group from job_common join feed_imports on singleton_key = feed_imports.id::text
     where name = 'import-stock' and feed_id = $1`,
    [feed.id],
  )
  expect(rows).toEqual([{ group: feed.agencyId }])
  const most = { ofBranch: 1, ofAgency: 1, unread: FILE.length }
  expect(await hasRoomForFiles(server.database, branch, most)).toBe(true)
  expect(await hasRoomForFiles(server.database, branch, { ...most, unread: FILE.length - 1 })).toBe(false)
})
