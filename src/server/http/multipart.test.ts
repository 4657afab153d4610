import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#shared/advert/limits.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { anActor } from '../../../tests/support/actor.ts'
import { aListeningServer } from '../../../tests/support/browsers.ts'
import { aPicture } from '../../../tests/support/pictures.ts'
import { toServer } from '../../../tests/support/transports.ts'

const PATH = ENDPOINTS.uploadFile.path
const CRLF = '\r\n'
let server: Awaited<ReturnType<typeof aListeningServer>>
let picture: Buffer
/** What comes of calls whose body never does, once one of them was ended; begun first, since that is waited for. */
let ended: Promise<{ readonly save: string; readonly upload: string; readonly isUploadOpen: boolean }>
beforeAll(async () => {
  server = await aListeningServer()
  picture = await aPicture()
  // One of its own: what it logs and holds is not what the others are about.
  const { port } = new URL((await aListeningServer()).origin)
  const save = aDribble(port, ENDPOINTS.saveNew.path, 'application/json')
  const upload = aDribble(port, PATH, 'multipart/form-data; boundary=b')
  ended = save.ended.then((answer) => {
    const seen = { save: answer, upload: upload.heard(), isUploadOpen: upload.isOpen() }
    upload.leave()
    return seen
  })
})

/** A call of which one byte comes. */
function aDribble(port: string, to: string, type: string) {
  let heard = ''
  const socket = connect(Number(port), '127.0.0.1', () =>
    socket.write(
      `POST ${to} HTTP/1.1${CRLF}Host: 127.0.0.1${CRLF}Content-Type: ${type}${CRLF}Content-Length: 1000${CRLF}${CRLF}{`,
    ),
  )
  socket.on('data', (text) => {
    heard += text.toString()
  })
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)))
  return {
    ended: closed,
    heard: () => heard,
    isOpen: () => !socket.closed,
    leave: () => void socket.destroy(),
  }
}

interface Part {
  readonly head: readonly string[]
  readonly body: Buffer | string
}
const field = (name: string, body: string): Part => ({
  head: [`Content-Disposition: form-data; name="${name}"`],
  body,
})
const file = (body: Buffer | string, name = 'file', filename = 'room.jpg'): Part => ({
  head: [
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"`,
    'Content-Type: image/jpeg',
  ],
  body,
})
const uuid = () => field('uuid', randomUUID())

function bodyOf(parts: readonly Part[], boundary = 'b', end = `--${boundary}--${CRLF}`): Buffer {
  const written = parts.flatMap(({ head, body }) => [
    Buffer.from(`--${boundary}${CRLF}${head.map((line) => line + CRLF).join('')}${CRLF}`, 'latin1'),
    Buffer.from(body as string),
    Buffer.from(CRLF),
  ])
  return Buffer.concat([...written, Buffer.from(end)])
}

async function send(body: Buffer, type = 'multipart/form-data; boundary=b', isChunked = false) {
  const pieces = new ReadableStream({
    start: (controller) => {
      for (let at = 0; at < body.length; at += 1_000) controller.enqueue(body.subarray(at, at + 1_000))
      controller.close()
    },
  })
  const response = await fetch(server.origin + PATH, {
    method: 'POST',
    headers: type === '' ? {} : { 'content-type': type },
    body: isChunked ? pieces : new Uint8Array(body),
    ...(isChunked ? { duplex: 'half' as const } : {}),
    signal: AbortSignal.timeout(5_000),
  })
  return {
    status: response.status,
    answer: (await response.json()) as { success: boolean; error_message: string },
  }
}

const incoming = () => readdirSync(path.join(server.dataDir, 'photos', 'incoming'))

describe('a form that is not as it should be', () => {
  const jpeg = () => file(picture)
  const CASES: readonly [what: string, status: number, body: () => Buffer, type?: string][] = [
    ['nothing', 400, () => Buffer.alloc(0)],
    ['no boundary', 400, () => bodyOf([uuid(), jpeg()]), 'multipart/form-data'],
    ['an empty boundary', 400, () => bodyOf([uuid(), jpeg()]), 'multipart/form-data; boundary='],
    ['a boundary of 1,000 signs', 400, () => bodyOf([uuid(), jpeg()]), `multipart/form-data; boundary=${'x'.repeat(1_000)}`],
    ['another boundary', 400, () => bodyOf([uuid(), jpeg()], 'c')],
    ['no end', 400, () => bodyOf([uuid(), jpeg()], 'b', '')],
    ['an end in the middle of a part', 400, () => bodyOf([uuid(), jpeg()]).subarray(0, 150)],
    ['an end in a field', 400, () => Buffer.from(`--b${CRLF}Content-Disposition: form-data; name="uuid"${CRLF}${CRLF}6d0c`)],
    ['an end in a head', 400, () => Buffer.from(`--b${CRLF}Content-Dispo`)],
    ['no file', 400, () => bodyOf([uuid()])],
    ['no uuid', 400, () => bodyOf([jpeg()])],
    ['the file under another name', 400, () => bodyOf([uuid(), file(picture, 'photo')])],
    ['a file without a name', 400, () => bodyOf([uuid(), { head: ['Content-Disposition: form-data; filename="x.jpg"'], body: picture }])],
    ['two files', 400, () => bodyOf([uuid(), jpeg(), jpeg()])],
    ['a file as a field', 400, () => bodyOf([uuid(), field('file', 'x')])],
    ['a field twice', 400, () => bodyOf([uuid(), uuid(), jpeg()])],
    ['10,000 fields', 400, () => bodyOf([...Array.from({ length: 10_000 }, (_, i) => field(`f${i}`, 'x')), jpeg()])],
    ['a field of 1 MB', 400, () => bodyOf([field('uuid', 'x'.repeat(1_000_000)), jpeg()])],
    ['a field name of 1 MB', 400, () => bodyOf([field('x'.repeat(1_000_000), 'x'), jpeg()])],
    ['a head of 70 kB', 400, () => bodyOf([uuid(), { head: [`X: ${'x'.repeat(70_000)}`, ...jpeg().head], body: picture }])],
    ['10,000 head lines', 400, () => bodyOf([uuid(), { head: [...Array.from({ length: 10_000 }, (_, i) => `X-${i}: x`)], body: picture }])],
    ['a part without a head', 400, () => bodyOf([uuid(), { head: [], body: picture }])],
    ['a head line without a name', 400, () => bodyOf([uuid(), { head: [': x', '\u0000\u0001'], body: picture }])],
    ['a head line that begins with a space', 400, () => bodyOf([uuid(), { head: [' Content-Disposition: form-data; name="file"; filename="x"'], body: picture }])],
    ['a prototype for a field', 400, () => bodyOf([field('__proto__', 'x'), field('constructor', 'y'), jpeg()])],
    ['a form inside the form', 400, () => bodyOf([uuid(), { head: ['Content-Disposition: form-data; name="file"', 'Content-Type: multipart/mixed; boundary=c'], body: bodyOf([jpeg()], 'c') }])],
    ['random bytes', 400, () => Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7_919) % 256))],
    ['no content type', 415, () => bodyOf([uuid(), jpeg()]), ''],
    ['JSON', 415, () => Buffer.from('{}'), 'application/json'],
    ['another multipart type', 415, () => bodyOf([uuid(), jpeg()]), 'multipart/mixed; boundary=b'],
    ['a form of another encoding', 415, () => Buffer.from('uuid=x'), 'application/x-www-form-urlencoded'],
  ] // biome-ignore format: a table

  test.each<[what: string, status: number, body: () => Buffer, type?: string]>(CASES)(
    '%s: %d, and nothing is left',
    async (_what, status, body, type) => {
      for (const isChunked of [false, true]) {
        const { answer, ...sent } = await send(body(), type, isChunked)
        expect(sent.status).toBe(status)
        expect(answer).toEqual({ success: false, error_message: expect.stringMatching(/^[A-Z].+\.$/) })
      }
      expect(incoming()).toEqual([])
      expect((await anActor(toServer(server.origin)).upload(picture)).answer.success).toBe(true)
    },
  )

  test('cut off after any of its bytes: never a failure of ours', async () => {
    const whole = bodyOf([uuid(), jpeg()])
    for (let end = 0; end < 260; end += 3) {
      expect((await send(whole.subarray(0, end))).status, `${end} bytes`).toBe(400)
    }
    expect(incoming()).toEqual([])
  })

  test('with one byte changed anywhere in its frame: an answer, never a failure of ours', async () => {
    const whole = bodyOf([uuid(), jpeg()])
    for (let at = 0; at < 260; at += 5) {
      for (const byte of [0, 0x0d, 0x22, 0xff]) {
        const changed = Buffer.from(whole)
        changed[at] = byte
        const { status } = await send(changed)
        expect([200, 400], `byte ${at} as ${byte}`).toContain(status)
      }
    }
    expect(incoming()).toEqual([])
  })
})

describe('names are nothing to us', () => {
  test.each([
    '../../../../etc/passwd', '..\\..\\x.jpg', 'x\u0000.jpg', '\u202egpj.exe', '🏠.jpg', 'x'.repeat(4_096), '.htaccess', 'con.jpg',
    'x\r\nSet-Cookie: a=b', '', '%00', '"; filename="y', '/etc/cron.d/x', 'php.jpg',
  ])('%j', async (name) => {
    const { status, answer } = await anActor(toServer(server.origin)).upload(await aPicture(), { name })
    expect([200, 400]).toContain(status)
    expect(JSON.stringify(answer)).not.toContain('passwd')
    expect(incoming()).toEqual([])
  }) // biome-ignore format: a list
})

describe('the size of a file', () => {
  const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
  test('may be the limit', async () => {
    const { answer } = await anActor(toServer(server.origin)).upload(padded(LIMITS.photoBytes))
    expect(answer.success).toBe(true)
  })
  test.each([1, 5_000_000, 30_000_000])(
    'is refused %d bytes above it, by the words of the specification',
    async (more) => {
      const { status, answer } = await anActor(toServer(server.origin)).upload(
        padded(LIMITS.photoBytes + more),
      )
      expect(status).toBe(413)
      expect(answer.error_message).toMatch(/^File is too big \(\d+(\.\d+)?MiB\)\. Max filesize: 8MiB\.$/)
      expect(answer.error_message).not.toContain('(8MiB)')
      expect(incoming()).toEqual([])
    },
  )
})

test('a browser that goes away half-way leaves nothing', async () => {
  const whole = bodyOf([uuid(), file(Buffer.alloc(2_000_000, 7))])
  const { port } = new URL(server.origin)
  const goAway = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST ${PATH} HTTP/1.1${CRLF}Host: 127.0.0.1${CRLF}Content-Type: multipart/form-data; boundary=b${CRLF}Content-Length: ${whole.length}${CRLF}${CRLF}`,
        )
        socket.write(whole.subarray(0, whole.length / 2), () => setTimeout(() => socket.destroy(), 5))
      })
      socket.on('close', () => resolve())
      socket.on('error', () => undefined)
    })
  for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 10 }, goAway))
  await expect.poll(incoming).toEqual([])
  expect((await anActor(toServer(server.origin)).upload(picture)).answer.success).toBe(true)
  expect(server.logText()).not.toMatch(/"level":"(?:error|fatal)"/)
})

test('any other call whose body does not come is cut off after 15 seconds; an upload is not', async () => {
  expect(await ended).toEqual({
    save: expect.stringMatching(/^HTTP\/1\.1 408 /),
    upload: '',
    isUploadOpen: true,
  })
})
