import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { atFileEnd } from '../../../tests/support/at-file-end.ts'
import { publicFetch } from './public-fetch.ts'

const target = () => path.join(tmpdir(), `fetched-${randomUUID()}`)
const LIMITS = { mostBytes: 1_000, firstByteMs: 200, wholeMs: 500 }

async function aHost(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atFileEnd(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const inside = publicFetch([{ range: '127.0.0.0/8', port: null }], LIMITS)

// biome-ignore format: a list
const REFUSED = [
  'http://127.0.0.1/', 'https://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://0177.0.0.1/',
  'http://0x7f000001/', 'http://127.0.0.1.:80/', 'http://localhost/', 'http://LOCALHOST/', 'http://[::1]/', 'http://[::]/',
  'http://0.0.0.0/', 'http://0/', 'http://10.0.0.1/', 'http://10.255.255.255/', 'http://172.16.0.1/', 'http://172.31.255.1/',
  'http://192.168.1.1/', 'http://169.254.169.254/latest/meta-data/', 'http://169.254.0.1/', 'http://100.64.0.1/',
  'http://100.127.255.255/', 'http://192.0.2.1/', 'http://198.51.100.1/', 'http://203.0.113.1/', 'http://198.18.0.1/',
  'http://224.0.0.1/', 'http://239.255.255.250/', 'http://240.0.0.1/', 'http://255.255.255.255/', 'http://192.0.0.1/',
  'http://[::ffff:127.0.0.1]/', 'http://[::ffff:10.0.0.1]/', 'http://[::ffff:a9fe:a9fe]/', 'http://[::127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/', 'http://[64:ff9b::a9fe:a9fe]/', 'http://[64:ff9b:1::1]/', 'http://[2002:7f00:1::]/',
  'http://[2002:a9fe:a9fe::]/', 'http://[2001::1]/', 'http://[2001:db8::1]/', 'http://[fc00::1]/', 'http://[fd12:3456::1]/',
  'http://[fe80::1]/', 'http://[fec0::1]/', 'http://[ff02::1]/', 'http://[100::1]/', 'http://[5f00::1]/',
  'https://1.1.1.1:22/', 'https://1.1.1.1:8443/', 'http://1.1.1.1:443/', 'https://user@1.1.1.1/', 'https://u:p@1.1.1.1/',
  'file:///etc/passwd', 'ftp://1.1.1.1/a.jpg', 'gopher://1.1.1.1/', 'data:image/gif;base64,R0', 'javascript:1', '//1.1.1.1/a',
  'a.jpg', 'http://', 'http://[::1', `https://1.1.1.1/${'a'.repeat(2_100)}`, '',
]

test.each(REFUSED)('%s is refused, and nothing is asked of it', async (url) => {
  const file = target()
  expect([await publicFetch([], LIMITS)(url, file), existsSync(file)]).toEqual([{ kind: 'refused' }, false])
})

test('an address that may be reached is fetched, with its hash', async () => {
  const host = await aHost((_request, response) => void response.end('a picture'))
  const file = target()
  expect(await inside(`${host}/a.jpg`, file)).toMatchObject({ kind: 'fetched', bytes: 9 })
  expect((await readFile(file)).toString()).toBe('a picture')
})

test('only at the port that is allowed', async () => {
  const host = await aHost((_request, response) => void response.end('a picture'))
  const other = publicFetch([{ range: '127.0.0.1', port: '1' }], LIMITS)
  expect(await other(host, target())).toEqual({ kind: 'refused' })
})

describe('what goes wrong is told apart', () => {
  const answers: readonly (readonly [string, RequestListener, string])[] = [
    ['a redirect inside', (_r, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(), 'refused'],
    ['a redirect to itself', (_r, response) => void response.writeHead(302, { location: '/' }).end(), 'gone'],
    ['a redirect to a file', (_r, response) => void response.writeHead(301, { location: 'file:///etc/passwd' }).end(), 'refused'],
    ['nothing there', (_r, response) => void response.writeHead(404).end(), 'gone'],
    ['a fault', (_r, response) => void response.writeHead(503).end(), 'unreachable'],
    ['more than it may be', (_r, response) => void response.end('a'.repeat(2_000)), 'too-large'],
    ['a packed body', (_r, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'), 'gone'],
    ['no answer', () => undefined, 'slow'],
    ['a body without end', (_r, response) => {
      const timer = setInterval(() => response.write('a'), 20)
      response.once('close', () => clearInterval(timer))
    }, 'slow'],
    ['a length that is a lie', (_r, response) => {
      response.writeHead(200, { 'content-length': '500' }).write('a')
      setTimeout(() => response.destroy(), 20)
    }, 'unreachable'],
  ] // biome-ignore format: a table

  test.each(answers)('%s', async (_what, answer, kind) => {
    const file = target()
    expect([await inside(await aHost(answer), file), existsSync(file)]).toEqual([{ kind }, false])
  })
})
