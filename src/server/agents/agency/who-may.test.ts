import { beforeAll, expect, test } from 'vitest'
import { anAgent, aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aNetwork, aSeller } from '../../../../tests/support/browsers.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { paths } from '../../../shared/journey/paths.ts'

let server: Awaited<ReturnType<typeof aServer>>
let feed: string
let file: string
let cookies: Readonly<
  Record<'guest' | 'seller' | 'stranger' | 'reader' | 'editor' | 'owner', Record<string, string>>
>
beforeAll(async () => {
  server = await aServer()
  const { id, people } = await aStaffedAgency(server)
  const own = await aFeed(server.database, { format: 'blm', agency: id })
  feed = own.id
  const payload = aBlm([aRow('1234_1')])
  const sent = await server.app.inject({ method: 'PUT', url: `/feeds/blm/${own.secret}`, payload })
  file = sent.json<{ import: string }>().import
  // A secret of its own is changed by nobody here.
  await server.database.query('update feeds set revoked_at = now() where id = $1', [feed])
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
interface Address {
  readonly name: string
  readonly path: () => string
  /** Who is let in as far as the form's own rules. */
  readonly post: readonly string[] | null
  readonly form?: Record<string, string>
}
const EDITORS = ['editor', 'owner']
const ADDRESSES: readonly Address[] = [
  { name: 'the list of homes', path: () => paths.agency(), post: null },
  {
    name: 'the people',
    path: () => paths.agencyPeople(),
    post: ['owner'],
    form: { act: 'remove', person: NOBODY },
  },
  {
    name: 'the API keys',
    path: () => paths.agencyKeys(),
    post: ['owner'],
    form: { act: 'revoke', key: NOBODY },
  },
  {
    name: 'the memberships',
    path: () => paths.agencyMemberships(),
    post: ['owner'],
    form: { redressNumber: 'D1234' },
  },
  { name: 'the feeds', path: () => paths.agencyFeeds(), post: EDITORS },
  { name: 'a feed', path: () => paths.agencyFeed(feed), post: EDITORS, form: { act: 'end-old' } },
  { name: 'the calls as CSV', path: () => paths.agencyCalls(feed), post: null },
  { name: 'the web hooks', path: () => paths.agencyWebHooks(), post: ['owner'] },
  { name: 'the portals', path: () => paths.agencyPortals(), post: EDITORS },
  { name: 'a file', path: () => paths.agencyFile(file), post: EDITORS },
  { name: 'the rows as CSV', path: () => paths.agencyRows(file), post: null },
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

/** Null: whatever any address says to a method that it does not take. */
function expected(method: string, who: string, post: readonly string[] | null): number | null {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead && (method !== 'POST' || post === null)) return null
  if (who === 'guest') return 303
  if (who === 'seller' || who === 'stranger') return 404
  if (isRead) return 200
  return post?.includes(who) ? 422 : 404
}

test.each(ADDRESSES)('$name is for whom it should be, by any method', async ({ path, form = {}, post }) => {
  for (const who of Object.keys(cookies) as (keyof typeof cookies)[]) {
    for (const method of METHODS) {
      const { statusCode } = await ask(method, path(), who, form)
      const wanted = expected(method, who, post)
      if (wanted === null) expect([404, 405]).toContain(statusCode)
      else expect([who, method, statusCode]).toEqual([who, method, wanted])
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

test('to the owner of another agency there is nothing of this one', async () => {
  const { people } = await aStaffedAgency(server)
  for (const path of [
    paths.agencyFeed(feed),
    paths.agencyCalls(feed),
    paths.agencyFile(file),
    paths.agencyRows(file),
  ]) {
    expect([path, (await people.owner.get(path)).statusCode]).toEqual([path, 404])
  }
  for (const path of [paths.agencyFeed(feed), paths.agencyFile(file)]) {
    expect([path, (await people.owner.form(path, { act: 'revoke' })).statusCode]).toEqual([path, 404])
  }
})
