import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cutSlowRequests } from './slow-requests.ts'

/** Refuses every call before its body is read. */
async function aRefusingServer() {
  const app = fastify()
  onTestFinished(() => app.close())
  const answer = vi.fn()
  cutSlowRequests(app, answer, 50)
  app.post('/', { onRequest: (_request, reply) => void reply.code(403).send('no') }, () => 'yes')
  await app.ready()
  return { app, answer }
}

test('a call that was refused before its body arrived has one answer, and its connection ends', async () => {
  const { app, answer } = await aRefusingServer()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => (received += String(data)))
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n')
  await once(socket, 'close')
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403'])
  expect(answer).not.toHaveBeenCalled()
})

test('a call without a connection that was refused is left alone', async () => {
  const { app, answer } = await aRefusingServer()
  expect((await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })).statusCode).toBe(403)
  await sleep(150)
  expect(answer).not.toHaveBeenCalled()
})
