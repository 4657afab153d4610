import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  readonly body: Buffer
  readonly cookie: string | null
}

/** One kept-alive HTTP/1.1 connection that asks one thing at a time, and does as little as it can beside. */
export interface HttpConnection {
  readonly post: (path: string, body: Buffer, cookie: string | null) => Promise<Answer>
  readonly close: () => void
}

const HEADER_END = Buffer.from('\r\n\r\n')
const LENGTH = /^content-length: (\d+)/im
const COOKIE = /^set-cookie: ([^;\r]+)/im

export async function openConnection(origin: string): Promise<HttpConnection> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  readAnswers(
    socket,
    (answer) => {
      const { resolve } = waiting ?? {}
      waiting = null
      resolve?.(answer)
    },
    (error) => waiting?.reject(error),
  )
  return {
    post: (path, body, cookie) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.cork()
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\n${
            cookie === null ? '' : `cookie: ${cookie}\r\n`
          }content-length: ${body.length}\r\n\r\n`,
          'latin1',
        )
        socket.write(body)
        socket.uncork()
      }),
    close: () => socket.destroy(),
  }
}

function readAnswers(socket: Socket, each: (answer: Answer) => void, failed: (error: Error) => void): void {
  let chunks: Buffer[] = []
  let length = 0
  let head: { text: string; size: number; body: number } | null = null
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    length += chunk.length
    head ??= headOf(chunks)
    if (!head || length < head.size + head.body) return
    const whole = chunks.length === 1 ? chunk : Buffer.concat(chunks)
    const { text, size, body } = head
    chunks = []
    length = 0
    head = null
    each({
      status: Number(text.slice(9, 12)),
      body: whole.subarray(size, size + body),
      cookie: COOKIE.exec(text)?.[1] ?? null,
    })
  })
  socket.on('error', failed)
  socket.on('close', () => failed(new Error('The server closed the connection.')))
}

function headOf(chunks: readonly Buffer[]): { text: string; size: number; body: number } | null {
  const start = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)
  const end = start?.indexOf(HEADER_END) ?? -1
  if (!start || end < 0) return null
  const text = start.toString('latin1', 0, end)
  const stated = LENGTH.exec(text)?.[1]
  if (stated === undefined) throw new Error('An answer without a content-length cannot be measured here.')
  return { text, size: end + HEADER_END.length, body: Number(stated) }
}
