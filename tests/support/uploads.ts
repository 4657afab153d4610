import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import type { Photo } from '#shared/form/photo.ts'
import { photoUid } from '#shared/form/photo-file.ts'
import { aServer } from './server.ts'

type Wanted = Parameters<typeof aServer>[0]

/** The whole server on a port, for what is streamed. */
export async function aListeningServer(wanted: Wanted = {}) {
  const server = await aServer(wanted)
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => server.app.server.closeAllConnections())
  return { ...server, origin }
}

export interface UploadAnswer {
  readonly success: boolean
  readonly error_message: string
  readonly id?: string
  readonly url?: string
  readonly thumbnail?: string
  readonly width?: number
  readonly height?: number
}

export interface UploadingBrowser {
  readonly uuid: string
  readonly call: (path: string, init?: RequestInit) => Promise<Response>
  readonly upload: (
    bytes: Uint8Array,
    more?: { name?: string; type?: string; uuid?: string },
  ) => Promise<{
    status: number
    answer: UploadAnswer
  }>
  readonly save: (
    version: number,
    photos: readonly Photo[] | null,
  ) => Promise<{ status: number; body: SaveAnswer }>
}
interface SaveAnswer {
  readonly success: boolean
  readonly error_message: string
  readonly result?: { readonly data: { readonly version: number } }
}

/** A browser with a draft of its own that nothing is stored of yet; behind a proxy it is `from` an address. */
export function anUploader(
  origin: string,
  uuid: string = randomUUID(),
  from: string | null = null,
): UploadingBrowser {
  let cookie = ''
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    if (from !== null) headers.set('x-forwarded-for', from)
    const response = await fetch(`${origin}${path}`, { ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  return {
    uuid,
    call,
    upload: async (bytes, { name = 'room.jpg', type = 'image/jpeg', uuid: draft = uuid } = {}) => {
      const form = new FormData()
      form.append('uuid', draft)
      form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
      const response = await call(ENDPOINTS.uploadFile.path, { method: 'POST', body: form })
      return { status: response.status, answer: (await response.json()) as UploadAnswer }
    },
    save: async (version, photos) => {
      const blocks = { photos: { fields: { files_uploaded: { value: photos } } } }
      const response = await call(ENDPOINTS.saveNew.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { uuid, version, app_type: 'sell', blocks } }),
      })
      return { status: response.status, body: (await response.json()) as SaveAnswer }
    },
  }
}

/** The photo of an upload, as a draft names it. */
export function photoOfAnswer({ id = '', url = '' }: UploadAnswer, name = 'room.jpg'): Photo {
  const file = { name, size: 1_000, lastModified: Number.parseInt(id.slice(0, 8), 16) }
  return { id, url, uid: photoUid(file), ...file }
}

/** A small JPEG unlike any other. */
export function aPicture(width = 60, height = 40, progressive = false): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise } })
    .jpeg({ progressive })
    .toBuffer()
}
