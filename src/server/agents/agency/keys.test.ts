import { beforeAll, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { apiCall } from '../../../../tests/support/api.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { API_LIMITS } from '../../config/limits.ts'

let server: Awaited<ReturnType<typeof aServer>>
const now = new Date('2026-11-20T12:00:00Z')
beforeAll(async () => {
  server = await aServer({ now: () => now })
})

const KEYS = '/agency/keys'
const ASKED = { act: 'add', name: 'Our website', 'adverts-read': 'yes', branch: '' }
const keyIn = (text: string): string => /<dt>Key<\/dt><dd><code>([\w-]{43})</.exec(text)?.[1] ?? ''
const idIn = (text: string): string => /name="key" value="([0-9a-f-]{36})"/.exec(text)?.[1] ?? ''

test('an owner makes a key that is shown once and kept as a hash, and revokes it', async () => {
  const { id, people } = await aStaffedAgency(server)
  const made = await people.owner.form(KEYS, ASKED)
  const key = keyIn(made.text)
  expect((await apiCall(server, key, '/adverts')).status).toBe(200)
  const list = await people.owner.get(KEYS)
  expect(list.text).not.toContain(key)
  expect(list.text).toContain('20 November 2026, 12:00')
  const revoked = await people.owner.form(KEYS, { act: 'revoke', key: idIn(list.text) })
  expect(revoked.statusCode).toBe(303)
  expect((await apiCall(server, key, '/adverts')).status).toBe(401)
  const { rows } = await server.database.query(
    `select who, act, after ->> 'about' as about from audit where subject = $1 and act like '%-key' order by id`,
    [id],
  )
  expect(rows).toEqual([
    { who: people.owner.email, act: 'add-key', about: 'Our website: adverts:read' },
    { who: people.owner.email, act: 'revoke-key', about: 'Our website' },
  ])
  const again = await people.owner.form(KEYS, { act: 'revoke', key: idIn(list.text) })
  expect([again.statusCode, again.text.includes('This key is gone or revoked.')]).toEqual([422, true])
})

test('others of the agency see the keys and can’t make or revoke one', async () => {
  const { people } = await aStaffedAgency(server)
  await people.owner.form(KEYS, ASKED)
  const id = idIn((await people.owner.get(KEYS)).text)
  for (const person of [people.editor, people.reader]) {
    const { text } = await person.get(KEYS)
    expect(text).toContain('Our website')
    expect(text).not.toContain('value="revoke"')
    expect((await person.form(KEYS, ASKED)).statusCode).toBe(404)
    expect((await person.form(KEYS, { act: 'revoke', key: id })).statusCode).toBe(404)
  }
})

test('an owner of another agency can’t revoke a key', async () => {
  const { people } = await aStaffedAgency(server)
  const key = keyIn((await people.owner.form(KEYS, ASKED)).text)
  const id = idIn((await people.owner.get(KEYS)).text)
  const other = await aStaffedAgency(server)
  expect((await other.people.owner.form(KEYS, { act: 'revoke', key: id })).statusCode).toBe(422)
  expect((await apiCall(server, key, '/adverts')).status).toBe(200)
})

test('a form without a name, a use or a right branch comes back with what was typed', async () => {
  const { people } = await aStaffedAgency(server)
  const { statusCode, text } = await people.owner.form(KEYS, { act: 'add', name: '', branch: 'no such' })
  expect(statusCode).toBe(422)
  for (const words of [
    'Enter a name for the key.',
    'Choose what the key is for.',
    'Enter the branch as your software',
  ])
    expect(text).toContain(words)
  expect(text).toContain('value="no such"')
})

test('a branch that only a key names is one of the agency’s', async () => {
  const { people } = await aStaffedAgency(server)
  await people.owner.form(KEYS, { ...ASKED, branch: 'north' })
  const { text } = await people.editor.get('/agency/feeds')
  expect(text).toContain('Email address for branch north')
  const set = { act: 'enquiries', branch: 'north', enquiries: 'north@example.org' }
  expect((await people.editor.form('/agency/feeds', set)).statusCode).toBe(303)
})

test('of keys that are made at once an agency has no more than it may', async () => {
  const { id, people } = await aStaffedAgency(server)
  await server.database.query(
    `insert into api_keys (id, agency_id, name, scopes, key_hash, made_at)
     select gen_random_uuid(), $1, 'Many', '{adverts:read}', sha256(gen_random_uuid()::text::bytea), now()
     from generate_series(1, $2)`,
    [id, API_LIMITS.keysPerAgency - 1],
  )
  const made = await Promise.all(Array.from({ length: 4 }, () => people.owner.form(KEYS, ASKED)))
  expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await countOf(server, 'api_keys where agency_id = $1', [id])).toBe(API_LIMITS.keysPerAgency)
})
