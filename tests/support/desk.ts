import { hash, randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { COMMAND_LINE } from '../../src/server/db/actor.ts'
import type { Database } from '../../src/server/db/pool.ts'
import { inviteStaff } from '../../src/server/staff/desk/invite-staff.ts'
import { staffStore } from '../../src/server/staff/desk/staff-store.ts'

export const STAFF_PASSWORD = 'marmalade gate pencil'

/** What an authenticator app shows for the key of an invitation's page. */
export const codeOf = (key: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: at.getTime() })

export const keyIn = (page: string): string => /<strong>([A-Z2-7 ]{32,})<\/strong>/.exec(page)?.[1] ?? ''

interface Desk {
  readonly app: FastifyInstance
  readonly database: Database
}

/** The path of a link, as `staff add` prints it. */
export async function anInvitation(database: Database, email: string, now: () => Date): Promise<string> {
  let last = 0
  const newLink = () => {
    const token = `${randomUUID()}${++last}`.replaceAll('-', '').padEnd(43, 'x')
    return { token, hash: hash('sha256', token, 'buffer') }
  }
  const path = await inviteStaff({ staff: staffStore(database), newLink }, email, {
    by: COMMAND_LINE,
    why: 'They begin today.',
    at: now(),
  })
  if (path === null) throw new Error(`${email} has joined already`)
  return path
}

/** Most tests are not about limits: each of their calls is another client's. */
export const anAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

export const post = (
  app: FastifyInstance,
  url: string,
  fields: Readonly<Record<string, string>>,
  cookie = '',
  remoteAddress = anAddress(),
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(fields).toString(),
  })

export const cookieIn = (response: LightMyRequestResponse): string =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

export interface SignedInStaff {
  readonly email: string
  readonly cookie: string
  /** Of the second factor. */
  readonly key: string
  readonly recoveryCodes: readonly string[]
}

/** Somebody who joined the desk a moment ago. */
export async function someStaff({ app, database }: Desk, now: () => Date): Promise<SignedInStaff> {
  const email = `staff-${randomUUID()}@example.org`
  const path = await anInvitation(database, email, now)
  const key = keyIn((await app.inject({ url: path, remoteAddress: anAddress() })).body)
  const joined = await post(app, path, { password: STAFF_PASSWORD, code: codeOf(key, now()) })
  if (joined.statusCode !== 200) throw new Error(`joining was answered with ${joined.statusCode}`)
  const recoveryCodes = [...joined.body.matchAll(/<li>([a-z\d-]{19})<\/li>/g)].map(([, code]) => code ?? '')
  return { email, cookie: cookieIn(joined), key, recoveryCodes }
}
