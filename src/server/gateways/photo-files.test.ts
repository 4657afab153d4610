import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../tests/support/free-port.ts'
import { diskPhotoFiles } from './disk-photo-files.ts'
import type { PhotoFiles } from './photo-files.ts'
import { s3PhotoFiles } from './s3-photo-files.ts'

const ID = 'a0'.repeat(16)
const BYTES = Buffer.from([0xff, 0xd8, 0, 1, 2])
const LATER = () => new Date(Date.now() + 60_000)

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
async function namesBefore(files: PhotoFiles, then: Date): Promise<string[]> {
  const names: string[] = []
  for await (const some of files.namesBefore(then)) names.push(...some)
  return names.toSorted()
}

const disk = aFolder()
let store: S3rver
let bucket: PhotoFiles
beforeAll(async () => {
  const port = await freePort()
  store = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: aFolder(),
    configureBuckets: [{ name: 'photos', configs: [] }],
  })
  await store.run()
  bucket = s3PhotoFiles(s3On(port))
})
afterAll(() => store.close())
const s3On = (port: number, name = 'photos') => ({
  endpoint: `http://127.0.0.1:${port}/${name}`,
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
})

describe.each<[string, () => PhotoFiles]>([
  ['a folder', () => diskPhotoFiles(disk)],
  ['a bucket', () => bucket],
])('%s', (_where, open) => {
  test('gives back what was put, until it is removed', async () => {
    const files = open()
    expect(await files.get(`${ID}.jpg`)).toBeNull()
    await files.put(`${ID}.jpg`, BYTES)
    expect(await files.get(`${ID}.jpg`)).toEqual(BYTES)
    await files.put(`${ID}.jpg`, Buffer.concat([BYTES, BYTES]))
    expect(await files.get(`${ID}.jpg`)).toEqual(Buffer.concat([BYTES, BYTES]))
    await files.remove([`${ID}.jpg`, 'b1-never-there.jpg'])
    await files.remove([])
    expect(await files.get(`${ID}.jpg`)).toBeNull()
  })

  test('tells what was put before then', async () => {
    const files = open()
    const names = Array.from({ length: 12 }, (_, i) => `${i.toString(16).padStart(32, String(i % 10))}.jpg`)
    await Promise.all(names.map((name) => files.put(name, BYTES)))
    expect(await namesBefore(files, new Date(Date.now() - 60_000))).toEqual([])
    expect(await namesBefore(files, LATER())).toEqual(names.toSorted())
    await files.remove(names)
    expect(await namesBefore(files, LATER())).toEqual([])
  })
})

describe('a folder', () => {
  test('that cannot be written to fails as ours, without its path, and leaves nothing', async () => {
    const folder = aFolder()
    writeFileSync(path.join(folder, 'a0'), 'a file where a folder should be')
    const files = diskPhotoFiles(folder)
    await expect(files.put(`${ID}.jpg`, BYTES)).rejects.toMatchObject({
      name: 'ProviderFailed',
      message: expect.not.stringContaining(folder),
    })
    expect(readdirSync(folder)).toEqual(['a0'])
  })
  test('tells also of what a crash left unfinished', async () => {
    const folder = aFolder()
    mkdirSync(path.join(folder, 'a0'))
    const unfinished = path.join(folder, 'a0', `${ID}.jpg.unfinished`)
    writeFileSync(unfinished, 'half')
    utimesSync(unfinished, 1, 1)
    expect(await namesBefore(diskPhotoFiles(folder), new Date(2_000))).toEqual([`${ID}.jpg.unfinished`])
  })
  test('that is not there yet holds nothing', async () => {
    expect(await namesBefore(diskPhotoFiles('/nowhere'), LATER())).toEqual([])
  })
})

describe('a bucket', () => {
  const standIn = async (
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ): Promise<number> => {
    const server = createServer((request, response) => {
      request.resume()
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    return typeof address === 'object' ? (address?.port ?? 0) : 0
  }

  test('of more than a page tells of all', async () => {
    const page = (names: readonly string[], next: string) =>
      `<?xml version="1.0"?><ListBucketResult>${names
        .map(
          (name) =>
            `<Contents><Key>${name}</Key><LastModified>2026-11-20T12:00:00.000Z</LastModified></Contents>`,
        )
        .join(
          '',
        )}<IsTruncated>${next !== ''}</IsTruncated>${next && `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`
    const port = await standIn(({ url = '' }, response) => {
      const isSecond = new URL(url, 'http://localhost').searchParams.get('continuation-token') === 'a&b'
      response.end(
        isSecond
          ? page(['c.jpg'], '')
          : page(
              Array.from({ length: 1_000 }, (_, i) => `a${i}.jpg`),
              'a&amp;b',
            ),
      )
    })
    expect(await namesBefore(s3PhotoFiles(s3On(port)), LATER())).toHaveLength(1_001)
  })

  const problem = (code: string) =>
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>secret</Message></Error>`
  test.each<[string, number, string, string]>([
    ['a wrong key', 403, problem('SignatureDoesNotMatch'), 'refused'],
    ['no such bucket', 404, problem('NoSuchBucket'), 'broken'],
    ['slow down', 503, problem('SlowDown'), 'broken'],
    ['an error', 500, 'secret', 'broken'],
    ['a way elsewhere', 307, '', 'unreachable'],
  ])('that answers with %s fails as ours', async (_what, status, body, reason) => {
    const port = await standIn((_request, response) => {
      const head = { 'content-type': 'application/xml', location: 'http://127.0.0.1:1/' }
      response.writeHead(status, head).end(body)
    })
    const files = s3PhotoFiles(s3On(port))
    await expect(files.put(`${ID}.jpg`, BYTES)).rejects.toMatchObject({
      name: 'ProviderFailed',
      provider: 's3',
      reason,
      message: expect.not.stringMatching(/secret|S3RVER|127/),
    })
  })
  test('whose answers have no end fails as ours, before they fill the memory', async () => {
    let sent = 0
    const port = await standIn((_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(64_000))) sent += 64_000
      }
      response.on('drain', more)
      more()
    })
    const files = s3PhotoFiles(s3On(port))
    const { get, put } = files
    for (const call of [
      () => get(`${ID}.jpg`),
      () => put(`${ID}.jpg`, BYTES),
      () => namesBefore(files, LATER()),
    ]) {
      await expect(call()).rejects.toMatchObject({ name: 'ProviderFailed', provider: 's3' })
    }
    expect(sent).toBeLessThan(150_000_000)
  })
  test('that is not there fails as ours', async () => {
    const files = s3PhotoFiles(s3On(await freePort()))
    // One after another: a promise that waits its turn could fail unheard.
    for (const call of [
      () => files.put(`${ID}.jpg`, BYTES),
      () => files.get(`${ID}.jpg`),
      () => namesBefore(files, LATER()),
    ]) {
      await expect(call()).rejects.toMatchObject({ name: 'ProviderFailed', reason: 'unreachable' })
    }
  })
  test('signs what it asks, by the key that it was given', async () => {
    const asked: string[] = []
    const port = await standIn(({ method, url, headers }, response) => {
      asked.push(`${method} ${url} ${headers.authorization}`)
      response.end()
    })
    await s3PhotoFiles({ ...s3On(port), region: 'eu-west-2' }).put(`${ID}.jpg`, BYTES)
    expect(asked[0]).toMatch(
      new RegExp(
        `^PUT /photos/${ID}\\.jpg AWS4-HMAC-SHA256 Credential=S3RVER/\\d{8}/eu-west-2/s3/aws4_request`,
      ),
    )
  })
})
