import { beforeAll, describe, expect, test } from 'vitest'
import {
  anAddress,
  anInvitation,
  codeOf,
  cookieIn,
  keyIn,
  post,
  type SignedInStaff,
  STAFF_PASSWORD,
  someStaff,
} from '../../../../tests/support/desk.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { COMMAND_LINE } from '../../db/actor.ts'

const MINUTE_MS = 60_000
const SIGN_IN = '/desk/sign-in'

let at = new Date('2026-11-21T12:00:00Z')
const now = () => at
const later = (minutes: number) => {
  at = new Date(at.getTime() + minutes * MINUTE_MS)
}
let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer({ now })
})

const get = (url: string, cookie = '') =>
  server.app.inject({ url, headers: { cookie }, remoteAddress: anAddress() })
const joined = () => someStaff(server, now)
const signIn = (
  { email, key }: SignedInStaff,
  change: Partial<Record<'password' | 'code', string>> = {},
  address?: string,
) => {
  const typed = { email: email.toUpperCase(), password: STAFF_PASSWORD, code: codeOf(key, at), ...change }
  return post(server.app, SIGN_IN, typed, '', address)
}
const acts = async (email: string) =>
  (await server.owner.query('select act, who from audit where subject = $1 order by id', [email])).rows

describe('an invitation', () => {
  test('is good once: a password, a second factor, recovery codes and a session', async () => {
    const path = await anInvitation(server.database, 'once@example.org', now)
    const page = await get(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<svg')
    const key = keyIn(page.body)
    // Looking at it changes nothing.
    expect(keyIn((await get(path)).body)).toBe(key)
    const fields = { password: STAFF_PASSWORD, code: codeOf(key, at) }
    const [one, two] = await Promise.all([post(server.app, path, fields), post(server.app, path, fields)])
    expect([one.statusCode, two.statusCode].toSorted((a, b) => a - b)).toEqual([200, 404])
    const cookie = cookieIn(one.statusCode === 200 ? one : two)
    expect((await get('/desk', cookie)).statusCode).toBe(200)
    expect((await get(path)).statusCode).toBe(404)
    expect(await acts('once@example.org')).toEqual([
      { act: 'invite', who: 'command line' },
      { act: 'join', who: 'once@example.org' },
    ])
  })
  test('needs a password that is not guessed first, and the code of its own key', async () => {
    const path = await anInvitation(server.database, 'careful@example.org', now)
    const key = keyIn((await get(path)).body)
    for (const fields of [
      { password: 'password1', code: codeOf(key, at) },
      { password: STAFF_PASSWORD, code: '000000' },
      { password: STAFF_PASSWORD, code: '' },
    ]) {
      const refused = await post(server.app, path, fields)
      expect(refused.statusCode).toBe(422)
      expect(refused.cookies).toEqual([])
    }
    expect(
      (await post(server.app, path, { password: STAFF_PASSWORD, code: codeOf(key, at) })).statusCode,
    ).toBe(200)
  })
  test('ends after a day, and when another one is made', async () => {
    const first = await anInvitation(server.database, 'twice@example.org', now)
    const second = await anInvitation(server.database, 'twice@example.org', now)
    expect((await get(first)).statusCode).toBe(404)
    expect((await get(second)).statusCode).toBe(200)
    later(24 * 60)
    expect((await get(second)).statusCode).toBe(404)
  })
})

describe('signing in', () => {
  test('takes the password and a code; each code counts once', async () => {
    const staff = await joined()
    // Its code was used for joining.
    expect((await signIn(staff)).statusCode).toBe(422)
    later(1)
    const code = codeOf(staff.key, at)
    const tries = await Promise.all(Array.from({ length: 5 }, () => signIn(staff, { code })))
    expect(tries.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      303, 422, 422, 422, 422,
    ])
    const cookie = cookieIn(tries.find(({ statusCode }) => statusCode === 303) ?? (await signIn(staff)))
    expect((await get('/desk', cookie)).statusCode).toBe(200)
  })
  test('without the second factor shows nothing', async () => {
    const staff = await joined()
    later(1)
    for (const change of [{ code: '' }, { code: '123456' }, { password: 'another one' }, { password: '' }]) {
      const refused = await signIn(staff, change)
      expect(refused.statusCode).toBe(422)
      expect(refused.body).toContain('is wrong')
      expect(refused.cookies).toEqual([])
    }
    // A code of two minutes ago is too old.
    const old = codeOf(staff.key, at)
    later(2)
    expect((await signIn(staff, { code: old })).statusCode).toBe(422)
  })
  test('takes each recovery code once, however it is typed', async () => {
    const staff = await joined()
    expect(new Set(staff.recoveryCodes).size).toBe(10)
    const [code = ''] = staff.recoveryCodes
    const typed = code.toUpperCase().replaceAll('-', ' ')
    expect((await signIn(staff, { code: typed })).statusCode).toBe(303)
    expect((await signIn(staff, { code })).statusCode).toBe(422)
    expect(await acts(staff.email)).toContainEqual({ act: 'sign-in-by-recovery-code', who: staff.email })
  })
  test('is limited, whatever is guessed', async () => {
    const staff = await joined()
    later(1)
    const address = anAddress()
    for (let i = 0; i < 10; i++) {
      expect((await signIn(staff, { code: '000000' }, address)).statusCode).toBe(422)
    }
    expect((await signIn(staff, {}, address)).statusCode).toBe(429)
    // Whoever guesses does not lock the member out elsewhere.
    expect((await signIn(staff)).statusCode).toBe(303)
    later(16)
    expect((await signIn(staff, {}, address)).statusCode).toBe(303)
  })
  test('is always there for a browser that the member has used, however many guess elsewhere', async () => {
    const staff = await joined()
    later(1)
    const known = (await signIn(staff)).cookies.find(({ name }) => name === 'desk-browser')?.value
    later(1)
    for (let guess = 0; guess < 20; guess++)
      expect((await signIn(staff, { code: '000000' })).statusCode).toBe(422)
    expect((await signIn(staff)).statusCode).toBe(429)
    const typed = { email: staff.email, password: STAFF_PASSWORD, code: codeOf(staff.key, at) }
    const cookie = `desk-browser=${known}`
    expect((await post(server.app, SIGN_IN, typed, cookie)).statusCode).toBe(303)
    later(1)
    for (let guess = 0; guess < 10; guess++)
      await post(server.app, SIGN_IN, { ...typed, code: '000000' }, cookie)
    const tooMany = { ...typed, code: codeOf(staff.key, at) }
    expect((await post(server.app, SIGN_IN, tooMany, cookie)).statusCode).toBe(429)
  })
})

describe('a session', () => {
  test('ends after 30 minutes without use, and after 12 hours', async () => {
    const idle = await joined()
    later(29)
    expect((await get('/desk', idle.cookie)).statusCode).toBe(200)
    later(30)
    expect((await get('/desk', idle.cookie)).statusCode).toBe(404)
    const busy = await joined()
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      later(20)
      expect((await get('/desk', busy.cookie)).statusCode).toBe(200)
    }
    later(20)
    expect((await get('/desk', busy.cookie)).statusCode).toBe(404)
  })
  test('ends when they sign out, and when they are removed', async () => {
    const { cookie } = await joined()
    const out = await post(server.app, '/desk/sign-out', {}, cookie)
    expect(out.headers.location).toBe(SIGN_IN)
    expect((await get('/desk', cookie)).statusCode).toBe(404)
    const removed = await joined()
    await server.deps.desk.staff.remove(removed.email, { by: COMMAND_LINE, why: 'They left.', at })
    expect((await get('/desk', removed.cookie)).statusCode).toBe(404)
  })
})

test('the key of the second factor is stored sealed, and no log has a secret', async () => {
  const staff = await joined()
  later(1)
  await signIn(staff)
  const { rows } = await server.owner.query('select totp_key from staff where email = $1', [staff.email])
  const plain = Buffer.from(staff.key.replaceAll(' ', ''), 'ascii')
  expect(rows[0].totp_key.includes(plain)).toBe(false)
  for (const secret of [staff.key, staff.key.replaceAll(' ', ''), STAFF_PASSWORD, ...staff.recoveryCodes]) {
    expect(server.logText()).not.toContain(secret)
  }
})
