import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from './log.ts'
import { refusalBody } from './refusal.ts'

const BY_CODE: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
}
const OTHER = [400, 'The request is not valid HTTP.'] as const

/** In the same form and with the same headers as every other answer. */
export function answerSocketErrors(headers: Readonly<Record<string, string>>, log: Log) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, message] = BY_CODE[error.code ?? ''] ?? OTHER
    log.info({ event: 'malformed_request', status, ip: socket.remoteAddress, reason: error.code }, 'refused')
    const body = refusalBody(message)
    const lines = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  }
}
