import { type ListObject, S3mini } from 's3mini'
import type { PhotoFiles } from './photo-files.ts'
import { fetchUpTo } from './provider-call.ts'
import { ProviderFailed } from './provider-failed.ts'

export interface S3Settings {
  /** https://s3.eu-west-2.amazonaws.com/our-photos, or https://our-photos.example.net. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const TIMEOUT_MS = 10_000
const PAGE = 1_000
/** Twice our largest picture if it were all noise; a page of names is half a megabyte. */
const MAX_BYTES = 16_000_000

/** Any S3 store (docs.aws.amazon.com/AmazonS3/latest/API). The bucket must be ours alone and not public. */
export function s3PhotoFiles(settings: S3Settings): PhotoFiles {
  const bounded = fetchUpTo(MAX_BYTES)
  const bucket = new S3mini({
    ...settings,
    requestAbortTimeout: TIMEOUT_MS,
    fetch: (url, options) => bounded(url, { ...options, redirect: 'error' }),
  })
  return {
    put: (name, bytes) =>
      asOurs(async () => {
        await bucket.putObject(name, bytes, 'image/jpeg')
      }),
    get: (name) =>
      asOurs(async () => {
        const response = await bucket.getObjectResponse(name)
        return response === null ? null : Buffer.from(await response.arrayBuffer())
      }),
    remove: (names) =>
      asOurs(async () => {
        await Promise.all(names.map((name) => bucket.deleteObject(name)))
      }),
    namesBefore: (then) => namesBefore(bucket, then),
  }
}

async function* namesBefore(bucket: S3mini, then: Date): AsyncIterable<readonly string[]> {
  let next: string | undefined
  do {
    const token = next
    const page = await asOurs(() => bucket.listObjectsPaged('/', '', PAGE, token))
    yield (page?.objects ?? []).filter((object) => putAt(object) < then).map(({ Key }) => Key)
    next = page?.nextContinuationToken
  } while (next !== undefined)
}

/** The client returns the date as text. */
const putAt = ({ LastModified }: ListObject): Date => new Date(LastModified)

/** The client's errors name the bucket and quote the answer. */
async function asOurs<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { name, status } = error as Error & { status?: number }
    if (name === 'TimeoutError') throw new ProviderFailed('s3', 'slow')
    if (status === undefined) throw new ProviderFailed('s3', 'unreachable')
    throw new ProviderFailed('s3', status === 403 ? 'refused' : 'broken')
  }
}
