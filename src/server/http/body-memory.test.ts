import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { limitBodyMemory } from './body-memory.ts'

let port = 0
beforeAll(async () => {
  const app = fastify({ bodyLimit: 400, trustProxy: true })
  limitBodyMemory(app, { bytes: 1_000, part: 0.5 })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
  app.post('/', () => 'yes')
  app.post('/streamed', { config: { takesItsTime: true } }, () => 'yes')
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
  return () => app.close()
})

/** A call whose body does not come yet. */
async function aCall(from: string, length: string, path = '/'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\nx-forwarded-for: ${from}\r\n${length}\r\n\r\n`,
  )
  return socket
}
const ofBytes = (bytes: number): string => `content-length: ${bytes}`
async function statusOf(from: string, bytes: number): Promise<number> {
  const headers = { 'x-forwarded-for': from, 'content-type': 'text/plain' }
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers,
    body: 'x'.repeat(bytes),
  })
  return answer.status
}

test('bodies under way take memory: of what is left a client has a part, and the next what it needs', async () => {
  const held = await aCall('192.0.2.1', ofBytes(300))
  await expect.poll(() => statusOf('192.0.2.1', 51)).toBe(503)
  expect(await statusOf('192.0.2.1', 50)).toBe(200)
  expect(await statusOf('192.0.2.2', 400)).toBe(200)
  held.destroy()
  await expect.poll(() => statusOf('192.0.2.1', 400)).toBe(200)
})

test('a body of no stated length counts as the longest, a network as one client, and a streamed one not at all', async () => {
  await aCall('2001:db8:1:2::1', ofBytes(400), '/streamed')
  expect(await statusOf('2001:db8:1:1::1', 400)).toBe(200)
  const held = await aCall('2001:db8:1:2::1', 'transfer-encoding: chunked')
  await expect.poll(() => statusOf('2001:db8:1:3::1', 1)).toBe(503)
  expect(await statusOf('2001:db8:2:3::1', 300)).toBe(200)
  held.destroy()
  await expect.poll(() => statusOf('2001:db8:1:3::1', 400)).toBe(200)
})

test('whoever holds nothing has room, however many hold all of it: the one that holds most loses some', async () => {
  const held = await Promise.all([400, 300, 200].map((bytes, n) => aCall(`198.51.100.${n}`, ofBytes(bytes))))
  await expect.poll(() => statusOf('198.51.100.0', 1)).toBe(503)
  const lost = once(held[0] as Socket, 'close')
  expect(await statusOf('192.0.2.9', 300)).toBe(200)
  await lost
  expect(held.slice(1).every(({ destroyed }) => !destroyed)).toBe(true)
})

test('a call that is answered holds nothing any more', async () => {
  for (let call = 0; call < 5; call++) expect(await statusOf('192.0.2.3', 400)).toBe(200)
})
