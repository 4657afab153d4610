import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { isPhotoId } from '#shared/form/photo.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { isObject, type JsonObject } from '#shared/values/is-object.ts'
import { TOO_MANY } from './call.ts'

/** The outcome of an upload. */
export type Sent =
  | { readonly is: 'kept'; readonly id: string }
  /** The draft already has an identical photo. */
  | { readonly is: 'known'; readonly id: string; readonly message: string }
  | { readonly is: 'refused'; readonly message: string }
  /** No connection (status 0), or the server asks to wait. `afterMs` is how long, if it says so. */
  | {
      readonly is: 'later'
      readonly afterMs: number | null
      readonly status: number
      readonly message: string | null
    }
  | { readonly is: 'stopped' }

export interface Sending {
  readonly ended: Promise<Sent>
  readonly stop: () => void
}

interface PhotoToSend {
  /** The draft's uuid. */
  readonly uuid: string
  readonly file: Blob
  readonly name: string
  readonly isPlan: boolean
}

/** Specification section 9. From the last progress event, because a large photo on a slow connection takes longer. */
const QUIET_SECONDS = 30
const TIMED_OUT = `The upload stopped ${QUIET_SECONDS} seconds ago. Check your connection and try again.`
const UNAVAILABLE = 503

/** Uploads one photo. `onProgress` gets the share that is sent, from 0 to 1. */
export function sendPhoto(photo: PhotoToSend, onProgress: (part: number) => void): Sending {
  const call = new XMLHttpRequest()
  const { promise, resolve } = Promise.withResolvers<Sent>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (sent: Sent): void => {
    clearTimeout(timer)
    resolve(sent)
  }
  const onActivity = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      end({ is: 'refused', message: TIMED_OUT })
      call.abort()
    }, QUIET_SECONDS * 1_000)
  }
  call.upload.addEventListener('progress', ({ loaded, total }) => {
    onActivity()
    onProgress(total > 0 ? loaded / total : 0)
  })
  call.addEventListener('progress', onActivity)
  call.addEventListener('load', () => end(sentOf(call)))
  call.addEventListener('error', () => end({ is: 'later', afterMs: null, status: 0, message: null }))
  call.addEventListener('abort', () => end({ is: 'stopped' }))
  call.open('POST', ENDPOINTS.uploadFile.path)
  call.setRequestHeader('accept', 'application/json')
  call.setRequestHeader('cache-control', 'no-cache')
  call.setRequestHeader('x-requested-with', 'XMLHttpRequest')
  onActivity()
  call.send(formOf(photo))
  return { ended: promise, stop: () => call.abort() }
}

/** The uuid comes first, so that the server knows the draft before the file arrives. */
function formOf({ uuid, file, name, isPlan }: PhotoToSend): FormData {
  const form = new FormData()
  form.append('uuid', uuid)
  if (isPlan) form.append('isPlan', 'true')
  form.append('file', file, name)
  return form
}

function sentOf(call: XMLHttpRequest): Sent {
  const { status } = call
  const isOk = status >= 200 && status < 300
  const answer = parsed(call.responseText)
  const serverMessage = answer?.['error_message']
  const message = typeof serverMessage === 'string' && serverMessage !== '' ? serverMessage : null
  if (status === TOO_MANY || status === UNAVAILABLE) {
    const seconds = Number.parseInt(call.getResponseHeader('retry-after') ?? '', 10)
    return { is: 'later', afterMs: Number.isNaN(seconds) ? null : seconds * 1_000, status, message }
  }
  if (!isOk) return { is: 'refused', message: message ?? UPLOAD_MESSAGES.failed(status) }
  const id = answer?.['id']
  if (answer?.['success'] === true && isPhotoId(id)) return { is: 'kept', id }
  if (isPhotoId(id)) return { is: 'known', id, message: message ?? UPLOAD_MESSAGES.notUnique }
  return { is: 'refused', message: message ?? UPLOAD_MESSAGES.notJson }
}

function parsed(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}
