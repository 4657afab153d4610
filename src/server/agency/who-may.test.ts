import { beforeAll, expect, test } from 'vitest'
import { anAgent, aStaffedAgency } from '../../../tests/support/agencies.ts'
import { aNetwork, aSeller } from '../../../tests/support/browsers.ts'
import { aServer } from '../../../tests/support/server.ts'
import { paths } from '../../shared/journey/paths.ts'

let server: Awaited<ReturnType<typeof aServer>>
let cookies: Readonly<
  Record<'guest' | 'seller' | 'stranger' | 'reader' | 'editor' | 'owner', Record<string, string>>
>
beforeAll(async () => {
  server = await aServer()
  const { people } = await aStaffedAgency(server)
  cookies = {
    guest: {},
    seller: Object.fromEntries((await aSeller(server)).browser.cookies),
    stranger: (await anAgent(server)).session(),
    reader: people.reader.session(),
    editor: people.editor.session(),
    owner: people.owner.session(),
  }
})

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const NOBODY = '11111111-1111-4111-8111-111111111111'
/** What each may ask for: `reads` of the people's roles by GET, and by POST whoever is let in as far as the form's own rules. */
const ADDRESSES: readonly (readonly [
  path: string,
  form: Record<string, string>,
  post: readonly string[] | null,
])[] = [
  [paths.agency(), {}, null],
  [paths.agencyPeople(), { act: 'remove', person: NOBODY }, ['owner']],
]

const ask = (method: (typeof METHODS)[number], url: string, who: keyof typeof cookies, form: object) =>
  server.app.inject({
    method,
    url,
    cookies: cookies[who],
    remoteAddress: aNetwork(),
    ...(method === 'POST'
      ? {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ ...form }).toString(),
        }
      : {}),
  })

function expected(method: string, who: string, post: readonly string[] | null): number {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead && (method !== 'POST' || post === null)) return 405
  if (who === 'guest') return 303
  if (who === 'seller' || who === 'stranger') return 404
  if (isRead) return 200
  return post?.includes(who) ? 422 : 404
}

test.each(ADDRESSES)('%s is for whom it should be, by any method', async (path, form, post) => {
  for (const who of Object.keys(cookies) as (keyof typeof cookies)[]) {
    for (const method of METHODS) {
      const { statusCode } = await ask(method, path, who, form)
      expect([who, method, statusCode]).toEqual([who, method, expected(method, who, post)])
    }
  }
})

test('nothing can be posted by another site, and nothing is kept by a browser', async () => {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: paths.agencyPeople(),
    cookies: cookies.owner,
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'act=leave',
  })
  expect(statusCode).toBe(403)
  const { headers } = await ask('GET', paths.agency(), 'owner', {})
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("script-src 'none'")
})
