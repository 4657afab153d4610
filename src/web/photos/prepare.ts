import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { type Canvas, mustConvert, type ReadPicture, type Reduced, reduce } from './reduce.ts'
import type { ReduceAnswer, ReduceAsked } from './reduce-worker.ts'

/** The file to upload with a preview, or why it cannot be uploaded. */
export type Prepared = { readonly blob: Blob; readonly preview: Blob | null } | { readonly problem: string }

const NOT_READ = 'We couldn’t read this file from your device. Choose it again.'
const NOT_CONVERTED =
  'This browser can’t read this kind of photo. Save it as a JPG, or add it from the phone that took it.'
const WORKER_MS = 60_000

export interface Preparer {
  /** One at a time: decoding a photo takes up to 200 MB of memory. */
  readonly prepare: (file: File) => Promise<Prepared>
  readonly stop: () => void
}

/** Prepares photos for upload: in a worker if possible, else on this thread, else unchanged. */
export function preparer(maxBytes: number): Preparer {
  let worker: Worker | null | undefined
  const inWorker = async (file: File): Promise<ReduceAnswer> => {
    if (worker === undefined) worker = startWorker()
    if (!worker) return null
    const answer = await ask(worker, { file, maxBytes })
    if (answer !== 'broken') return answer
    worker.terminate()
    worker = null
    return null
  }
  return {
    prepare: async (file) => {
      if (!(await isReadable(file))) return { problem: NOT_READ }
      const reduced = (await inWorker(file)) ?? (await reduceHere(file, maxBytes))
      if (!reduced && mustConvert(file)) return { problem: NOT_CONVERTED }
      const { blob, preview } = reduced ?? { blob: file, preview: null }
      return blob.size > maxBytes
        ? { problem: UPLOAD_MESSAGES.tooBig(blob.size, maxBytes) }
        : { blob, preview }
    },
    stop: () => worker?.terminate(),
  }
}

/** The file may have been deleted, or be in a cloud that does not respond. */
const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

function startWorker(): Worker | null {
  try {
    if (!('OffscreenCanvas' in globalThis)) return null
    return new Worker(new URL('./reduce-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

function ask(worker: Worker, asked: ReduceAsked): Promise<ReduceAnswer | 'broken'> {
  return new Promise((resolve) => {
    const answered = new AbortController()
    const { signal } = answered
    const end = (answer: ReduceAnswer | 'broken'): void => {
      clearTimeout(timer)
      answered.abort()
      resolve(answer)
    }
    const timer = setTimeout(() => end('broken'), WORKER_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<ReduceAnswer>) => end(data), { signal })
    worker.addEventListener('error', () => end('broken'), { signal })
    worker.postMessage(asked, [])
  })
}

const reduceHere = (file: Blob, maxBytes: number): Promise<Reduced | null> =>
  reduce({ read, canvas }, file, maxBytes).catch(() => null)

/** An image element reads more formats than createImageBitmap, and applies the orientation. */
async function read(file: Blob): Promise<ReadPicture> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
  const release = (): void => {
    URL.revokeObjectURL(url)
    image.removeAttribute('src')
  }
  return { image, width: image.naturalWidth, height: image.naturalHeight, release }
}

function canvas(width: number, height: number): Canvas {
  const drawing = Object.assign(document.createElement('canvas'), { width, height })
  const context = drawing.getContext('2d')
  if (!context) throw new Error('There is no canvas here.')
  const encode = (quality: number): Promise<Blob> =>
    new Promise((resolve, reject) => {
      drawing.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave nothing.'))),
        'image/jpeg',
        quality,
      )
    })
  return { context, encode }
}
