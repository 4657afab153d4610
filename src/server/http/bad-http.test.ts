import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Server } from '../../../tests/support/calls.ts'
import { aServer } from '../../../tests/support/server.ts'

let server: Server
beforeAll(async () => {
  server = await aServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})

describe('what is no request at all', () => {
  /** Everything that a socket answers to these bytes. */
  async function raw(text: string): Promise<string> {
    const address = server.app.server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening')
    const socket = connect(address.port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (data: string) => (answer += data))
    socket.on('error', () => undefined)
    socket.write(text)
    await once(socket, 'close')
    return answer
  }
  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'a cookie with 5,000 pairs',
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a=1; '.repeat(5_000)}\r\n\r\n`,
      431,
    ],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a bad escape in the path', 'GET /%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a bare percent sign', 'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a way out of the assets', 'GET /assets/../stamp HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['a backslash', 'GET /\\evil.example HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    [
      'an address of another site',
      'GET http://evil.example/.env HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      404,
    ],
    ['TRACE', 'TRACE /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ])('%s', async (_name, text, status) => {
    const answer = await raw(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(answer).toContain('{"success":false,"error_message":"')
    for (const header of [
      'x-content-type-options: nosniff',
      'content-security-policy: default-src',
      'x-frame-options: DENY',
    ]) {
      expect(answer.toLowerCase()).toContain(header.toLowerCase())
    }
  })
})
