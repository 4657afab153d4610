import { randomUUID } from 'node:crypto'
import dns from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { atFileEnd } from '../../../tests/support/at-file-end.ts'
import { publicFetch } from './public-fetch.ts'

const LIMITS = { mostBytes: 1_000, firstByteMs: 1_000, wholeMs: 2_000 }
const PUBLIC = '127.0.0.1'
const INSIDE = '127.0.0.2'
const NAME = 'pictures.example'

async function aHost(address: string, port: number, answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  atFileEnd(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** What the name points to, at each look; the last stays. Whoever asks, by promise or by callback, gets the next. */
function pointing(...looks: readonly (readonly string[])[]): void {
  let next = 0
  const look = () =>
    (looks[Math.min(next++, looks.length - 1)] ?? []).map((address) => ({ address, family: 4 }))
  vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation(async () =>
    look().map(({ address }) => address),
  )
  vi.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('ENODATA'))
  vi.spyOn(dns, 'lookup').mockImplementation(((
    _host: string,
    _options: unknown,
    done: (...all: unknown[]) => void,
  ) => done(null, look())) as never)
  syncBuiltinESMExports()
}
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

test('a name that points inside once it was checked is asked where it was checked', async () => {
  const port = await aHost(PUBLIC, 0, (_request, response) => void response.end('a picture'))
  await aHost(INSIDE, port, (_request, response) => void response.end('a secret'))
  pointing([PUBLIC], [INSIDE])
  const target = path.join(tmpdir(), `fetched-${randomUUID()}`)
  const fetchPublic = publicFetch([{ range: PUBLIC, port: null }], LIMITS)
  expect(await fetchPublic(`http://${NAME}:${port}/a.jpg`, target)).toMatchObject({ kind: 'fetched' })
  expect((await readFile(target)).toString()).toBe('a picture')
  await rm(target)
})

test('a name that points inside when it redirects to itself is refused', async () => {
  const port = await aHost(
    PUBLIC,
    0,
    (_request, response) => void response.writeHead(302, { location: '/' }).end(),
  )
  pointing([PUBLIC], [INSIDE])
  const fetchPublic = publicFetch([{ range: PUBLIC, port: null }], LIMITS)
  expect(await fetchPublic(`http://${NAME}:${port}/a.jpg`, '')).toEqual({ kind: 'refused' })
})

test('a name with one address inside among public ones is refused', async () => {
  pointing([PUBLIC, INSIDE])
  const fetchPublic = publicFetch([{ range: PUBLIC, port: null }], LIMITS)
  expect(await fetchPublic(`http://${NAME}/a.jpg`, '')).toEqual({ kind: 'refused' })
})
