import { once } from 'node:events'
import { createServer, get, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { cutSlowReader } from './slow-readers.ts'

const WITHIN_MS = 500
/** More than the buffers between two sockets hold. */
const PIECES = 400
const PIECE = Buffer.alloc(65_536)

let port = 0
beforeAll(async () => {
  const server = createServer((_request, answer) => {
    cutSlowReader(answer, { bytes: 1_000, withinMs: WITHIN_MS })
    Readable.from(Array.from({ length: PIECES }, () => PIECE)).pipe(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  return () => server.close()
})

async function anAnswer(): Promise<IncomingMessage> {
  const asked = get({ host: '127.0.0.1', port, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

async function bytesOf(answer: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const piece of answer) bytes += (piece as Buffer).length
  return bytes
}

test('who takes nothing of an answer that waits loses it', async () => {
  const answer = await anAnswer()
  await sleep(3 * WITHIN_MS)
  await expect(bytesOf(answer)).rejects.toThrow('aborted')
})

test('who takes it bit by bit, but fast enough, gets all of it', async () => {
  const answer = await anAnswer()
  let bytes = 0
  for await (const piece of answer) {
    bytes += (piece as Buffer).length
    if (bytes % (40 * PIECE.length) === 0) await sleep(WITHIN_MS / 10)
  }
  expect(bytes).toBe(PIECES * PIECE.length)
})

test('an answer whose reader has left already is not watched', async () => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  answer.destroy()
  await once(answer, 'close')
  const watching = vi.spyOn(globalThis, 'setInterval')
  cutSlowReader(answer, { bytes: 1_000, withinMs: WITHIN_MS })
  expect(watching).not.toHaveBeenCalled()
})
