import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import { ADVERT_PAGE } from '../../src/shared/advert/page.ts'
import type { FinalError } from '../../src/shared/api/checkout.ts'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import { type AppType, blocksFor, fieldsIn } from '../../src/shared/form/block.ts'
import type { Photo } from '../../src/shared/form/photo.ts'
import { photoUid } from '../../src/shared/form/photo-file.ts'
import { sandboxNumber } from './sandbox-numbers.ts'
import type { Transport } from './transports.ts'

export const CALLS = {
  load: '/create-listing/get-initial-data',
  save: '/create-listing/save-new',
  login: '/create-listing/login',
  register: '/create-listing/register',
  logout: '/create-listing/logout',
  remind: '/create-listing/password-remind',
  choose: '/create-listing/choose-password',
  emailDraft: '/create-listing/email-draft-link',
  openDraft: '/create-listing/open-draft-link',
  sendCode: '/verify-phone',
  verify: '/verify-code',
  agentLogin: '/user/login',
  agentRegister: '/user-agent/register',
} as const

export const PASSWORD = 'umbrella kettle orbit'
export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  step: '4000 0025 0000 3155',
} as const

export interface Answer {
  readonly status: number
  readonly body: {
    readonly success?: boolean
    readonly error_message?: string
    readonly result?: { readonly [name: string]: unknown; readonly data?: { readonly version: number } }
    readonly data?: Record<string, unknown>
    readonly payment_required?: boolean
    readonly errors?: readonly FinalError[]
    readonly listing_id?: string | null
  }
  readonly headers: Readonly<Record<string, unknown>>
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

export interface Message {
  readonly id: string
  readonly kind: 'email' | 'sms' | 'call'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly sentAt: string
}

const WORKER = process.env['TEST_WORKER_INDEX'] ?? '0'
let people = 0
/** Somebody new: an email and a mobile number of the sandbox that no other test of this run has. */
export function somebody() {
  people += 1
  const number = sandboxNumber(people)
  return {
    title: 4,
    firstname: 'Alex',
    lastname: 'Smith',
    email: `alex-${WORKER}-${people}-${Date.now()}@example.org`,
    phone: `07700 900${String(number).padStart(3, '0')}`,
    generate_password: true,
    send_email: true,
  }
}
export type Somebody = ReturnType<typeof somebody>

export const e164 = (phone: string): string => `+44${phone.replace(/^\+44|^0/, '').replaceAll(' ', '')}`

export function succeeded({ status, body }: Answer): Answer['body'] {
  if (body.success !== true) throw new Error(`${status}: ${JSON.stringify(body).slice(0, 500)}`)
  return body
}

const MESSAGE_TRIES = 200

/** The sandbox's messages, the newest first, to whoever wants to see them. */
function mailbox({ send, deliver }: Transport) {
  const all = async (): Promise<Message[]> => {
    await deliver?.()
    return (await (await send('/sandbox/messages.json')).json()) as Message[]
  }
  const to = async (address: string) => (await all()).filter((message) => message.to === address)
  /** What is found in the messages, once it is there and another than the one before; '' if it never is. */
  const found = async (address: string, part: (text: string) => string | undefined, before = '') => {
    for (let tries = 0; tries < (deliver ? 1 : MESSAGE_TRIES); tries++) {
      if (tries > 0) await sleep(100)
      for (const { text } of await to(address)) {
        const one = part(text)
        if (one === before) break
        if (one !== undefined) return one
      }
    }
    return ''
  }
  return {
    all,
    to,
    codeFor: (phone: string, before?: string) =>
      found(e164(phone), (text) => /^(\d{4}) is your Gatepost code/.exec(text)?.[1], before),
    tokenFor: (email: string) => found(email, (text) => /#token=([\w-]{43})\n/.exec(text)?.[1]),
    /** Where the link leads, on this site. */
    linkFor: (email: string, path: string, before?: string) =>
      found(
        email,
        (text) => {
          const link = text.match(/https?:\S+/g)?.find((one) => one.includes(path))
          return link && link.slice(new URL(link).origin.length)
        },
        before,
      ),
  }
}

/** Somebody with a browser and a draft of their own, who does by calls what the pages do. */
export function anActor(transport: Transport, uuid: string = randomUUID()) {
  const { send, cookies } = transport
  const messages = mailbox(transport)
  const post = async (path: string, payload: object = {}): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' }
    const response = await send(path, { method: 'POST', headers, body: JSON.stringify(payload) })
    const body = (await response.json()) as Answer['body']
    const given = response.headers.getSetCookie()
    const headersGiven = {
      ...Object.fromEntries(response.headers),
      ...(given.length > 0 ? { 'set-cookie': given } : {}),
    }
    return { status: response.status, body, headers: headersGiven }
  }
  const ask = async (path: string, payload: object) => succeeded(await post(path, payload))
  const save = (version: number, answers: DraftAnswers, appType: AppType = 'sell') =>
    post(CALLS.save, { data: saveOf(uuid, version, appType, answers) })
  const upload = async (
    bytes: Uint8Array,
    { name = 'room.jpg', type = 'image/jpeg', uuid: draft = uuid, isPlan = false } = {},
  ) => {
    const form = new FormData()
    form.append('uuid', draft)
    if (isPlan) form.append('isPlan', 'true')
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
    const response = await send(ENDPOINTS.uploadFile.path, { method: 'POST', body: form })
    return { status: response.status, answer: (await response.json()) as UploadAnswer }
  }
  return {
    uuid,
    cookies,
    call: send,
    post,
    messages,
    save,
    upload,
    state: async (draft: string | null = null, appType = 'sell') =>
      (await post(CALLS.load, { data: { uuid: draft, app_type: appType } })).body.data ?? {},
    /** Saves a new draft of these values by block and field. */
    saveDraft: async (
      values: Readonly<Record<string, Record<string, unknown>>> = {},
      appType = 'sell',
    ): Promise<string> => {
      const draft = randomUUID()
      const blocks = Object.fromEntries(
        Object.entries(values).map(([block, fields]) => [block, { fields: valued(Object.entries(fields)) }]),
      )
      await ask(CALLS.save, { data: { uuid: draft, version: 0, app_type: appType, blocks } })
      return draft
    },
    savePhotos: (version: number, photos: readonly Photo[] | null) =>
      save(version, { files_uploaded: photos }),
    publish: async (answers: DraftAnswers, appType: AppType = 'sell', version = 0): Promise<string> => {
      const data = saveOf(uuid, version, appType, answers)
      return (await ask(ENDPOINTS.saveFinal.path, { data })).listing_id ?? ''
    },
    /** From then on signed in. */
    register: async (changed: Partial<Somebody> = {}) => {
      const person = { ...somebody(), ...changed }
      await ask(CALLS.register, person)
      return { ...person, password: PASSWORD }
    },
    confirmNumber: async ({ phone }: Pick<Somebody, 'phone'>): Promise<void> => {
      await ask(CALLS.sendCode, { phone, dialCode: '+44' })
      await ask(CALLS.verify, { code: await messages.codeFor(phone) })
    },
    choosePassword: async ({ email }: Pick<Somebody, 'email'>): Promise<void> => {
      await ask(CALLS.choose, { token: await messages.tokenFor(email), password: PASSWORD })
    },
    /** Types a card of the sandbox into the payment frame at this address. */
    pay: async (url: string, number: string = CARDS.pays): Promise<number> => {
      const body = new URLSearchParams({ number, expiry: '12/40', cvc: '123' })
      return (await send(url, { method: 'POST', body })).status
    },
  }
}
export type Actor = ReturnType<typeof anActor>

/** The same browser's calls by another way. */
export function sameBrowser({ cookies }: Actor, transport: Transport): Actor {
  for (const [name, value] of cookies) transport.cookies.set(name, value)
  return anActor(transport)
}

/** Whether the browser gets to see this draft. */
export const opens = async (actor: Actor, uuid: string): Promise<boolean> =>
  (await actor.state(uuid))['uuid'] === uuid

const valued = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.map(([name, value]) => [name, { value }]))

/** The answers as a save sends them. */
function saveOf(uuid: string, version: number, appType: AppType, answers: DraftAnswers): object {
  const given = new Map<string, unknown>(Object.entries(answers))
  const blocks = blocksFor(ADVERT_PAGE, appType).flatMap((block) => {
    const names = fieldsIn(block).flatMap(([name]) => (given.has(name) ? [name] : []))
    return names.length > 0
      ? [[block.name, { fields: valued(names.map((name) => [name, given.get(name)])) }]]
      : []
  })
  return { uuid, version, app_type: appType, address_type: 'orphan', blocks: Object.fromEntries(blocks) }
}

/** The photo of an upload, as a draft names it. */
export function photoOfAnswer({ id = '', url = '' }: UploadAnswer, name = 'room.jpg'): Photo {
  const file = { name, size: 1_000, lastModified: Number.parseInt(id.slice(0, 8), 16) }
  return { id, url, uid: photoUid(file), ...file }
}
