import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { onTestFinished } from 'vitest'
import { ENDPOINTS } from '#shared/api/endpoints.ts'

const CRLF = '\r\n'
const DRIPS = 500

/** An upload from that address: a byte every so many milliseconds, until the test ends or 500 have been sent. */
export function aSlowUpload(origin: string, from: string, everyMs = 10_000) {
  const agent = new Agent()
  const part = (head: string, body: string): string => `--slow${CRLF}${head}${CRLF}${CRLF}${body}`
  const head =
    part('content-disposition: form-data; name="uuid"', randomUUID() + CRLF) +
    part('content-disposition: form-data; name="file"; filename="x.jpg"', '')
  const sent = request(`${origin}${ENDPOINTS.uploadFile.path}`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'multipart/form-data; boundary=slow',
      'content-length': String(head.length + DRIPS),
      'x-forwarded-for': from,
    },
  })
  let status: number | null = null
  sent.on('response', (answer) => {
    status = answer.statusCode ?? null
    answer.resume()
  })
  sent.on('error', () => undefined)
  sent.write(head)
  let left = DRIPS
  const drip = setInterval(() => {
    sent.write('x')
    if (--left === 0) clearInterval(drip)
  }, everyMs)
  onTestFinished(() => {
    clearInterval(drip)
    sent.destroy()
    agent.destroy()
  })
  return { status: () => status }
}
