import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import type { Picture } from './pictures.ts'

/** A browser without a page: one connection, one photo after another, a new draft where one would have a picture twice. */
export interface Uploader {
  /** Answers the milliseconds from the first byte sent to the answer; reading the file is not among them. */
  readonly upload: (picture: Picture) => Promise<number>
  readonly close: () => void
}

const BOUNDARY = `gatepost-${randomUUID()}`
const AFTER = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)

export function openUploader(origin: string): Uploader {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let cookie = ''
  const sent = new Set<string>()
  let draft = randomUUID()
  return {
    upload: async ({ file }) => {
      const bytes = await readFile(file)
      if (sent.has(file)) {
        draft = randomUUID()
        sent.clear()
      }
      sent.add(file)
      const parts = [Buffer.from(partsBefore(draft)), bytes, AFTER]
      const startedAt = performance.now()
      const answer = await post(origin, agent, cookie, parts)
      const body = await text(answer)
      const ms = performance.now() - startedAt
      cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie
      if (answer.statusCode !== 200 || !body.startsWith('{"success":true')) {
        throw new Error(`An upload was answered with ${answer.statusCode}: ${body.slice(0, 500)}`)
      }
      return ms
    },
    close: () => agent.destroy(),
  }
}

function partsBefore(draft: string): string {
  const part = (disposition: string): string =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n`
  return `${part('name="uuid"')}\r\n${draft}\r\n${part('name="file"; filename="room.jpg"')}content-type: image/jpeg\r\n\r\n`
}

function post(
  origin: string,
  agent: Agent,
  cookie: string,
  parts: readonly Buffer[],
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': parts.reduce((sum, { length }) => sum + length, 0),
      ...(cookie === '' ? {} : { cookie }),
    }
    const call = request(origin + ENDPOINTS.uploadFile.path, { method: 'POST', agent, headers }, resolve)
    call.once('error', reject)
    for (const part of parts) call.write(part)
    call.end()
  })
}
