import { randomUUID } from 'node:crypto'
import { sendDueEmails } from '../../src/server/jobs/outbox-worker.ts'
import type { aServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof aServer>>, 'app' | 'deps'>

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

export interface Answer {
  readonly status: number
  readonly body: {
    readonly success?: boolean
    readonly error_message?: string
    readonly result?: Record<string, unknown>
    readonly data?: Record<string, unknown>
  }
  readonly headers: Readonly<Record<string, unknown>>
}

/** A browser with its cookies, on some network. */
export function aBrowser({ app }: Server, address = '192.0.2.1') {
  const cookies = new Map<string, string>()
  const post = async (url: string, payload: object = {}): Promise<Answer> => {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: address,
      cookies: Object.fromEntries(cookies),
    })
    for (const { name, value } of answer.cookies as { name: string; value: string }[]) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  const state = async (uuid: string | null = null, appType = 'sell') =>
    (await post(CALLS.load, { data: { uuid, app_type: appType } })).body.data ?? {}
  const saveDraft = async (
    values: Readonly<Record<string, Record<string, unknown>>> = {},
    appType = 'sell',
  ) => {
    const uuid = randomUUID()
    const blocks = Object.fromEntries(
      Object.entries(values).map(([block, fields]) => [
        block,
        { fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])) },
      ]),
    )
    const answer = await post(CALLS.save, { data: { uuid, version: 0, app_type: appType, blocks } })
    if (answer.body.success !== true) throw new Error(JSON.stringify(answer.body))
    return uuid
  }
  return { cookies, post, state, saveDraft }
}
export type Browser = ReturnType<typeof aBrowser>

/** Whether the browser gets to see this draft. */
export const opens = async (browser: Browser, uuid: string): Promise<boolean> =>
  (await browser.state(uuid))['uuid'] === uuid

let people = 0
/** Somebody new: an email and a mobile number that nobody else has. */
export function somebody() {
  people += 1
  return {
    title: 4,
    firstname: 'Alex',
    lastname: 'Smith',
    email: `alex${people}@example.org`,
    phone: `07700 900${String(people).padStart(3, '0')}`,
    generate_password: true,
    send_email: true,
  }
}

/** Sends what waits, and answers everything that the sandbox has, the newest first. */
export async function messages({ app, deps }: Server) {
  while ((await sendDueEmails({ ...deps.outbox, origin: 'https://gatepost.example' })) > 0);
  const answer = await app.inject({ url: '/sandbox/messages.json' })
  return answer.json<
    { id: string; kind: string; to: string; subject: string; text: string; sentAt: string }[]
  >()
}

export async function emailsTo(server: Server, email: string) {
  return (await messages(server)).filter(({ kind, to }) => kind === 'email' && to === email)
}

/** The token of the link in the newest email to that address. */
export async function tokenFor(server: Server, email: string): Promise<string> {
  const [newest] = await emailsTo(server, email)
  return /#token=([\w-]{43})\n/.exec(newest?.text ?? '')?.[1] ?? ''
}

/** The code of the newest text message to that number. */
export async function codeFor(server: Server, number: string): Promise<string> {
  const texts = (await messages(server)).filter(({ kind, to }) => kind === 'sms' && to === number)
  return /^(\d{4}) is your Gatepost code/.exec(texts[0]?.text ?? '')?.[1] ?? ''
}

export const e164 = (phone: string): string => `+44${phone.replaceAll(' ', '').slice(1)}`

export const PASSWORD = 'umbrella kettle orbit'

/** Somebody who registered in that browser and chose a password. */
export async function aSeller(server: Server, browser: Browser = aBrowser(server)) {
  const person = somebody()
  const registered = await browser.post(CALLS.register, person)
  if (registered.body.success !== true) throw new Error(JSON.stringify(registered.body))
  const token = await tokenFor(server, person.email)
  await browser.post(CALLS.choose, { token, password: PASSWORD })
  return { ...person, browser }
}
