import { beforeAll, describe, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { anAgencyWithWebHook, webHookForm } from '../../../../tests/support/web-hooks.ts'
import { paths } from '../../../shared/journey/paths.ts'

const PROGRAM = { origin: 'https://program.example' }
let server: Awaited<ReturnType<typeof aServer>>
let own: Awaited<ReturnType<typeof anAgencyWithWebHook>>
beforeAll(async () => {
  server = await aServer()
  own = await anAgencyWithWebHook(server, PROGRAM)
})

test('a secret is shown once, and is on no page after that', async () => {
  expect(own.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const { text } = await own.people.owner.get(own.page)
  expect(text).toContain('https://program.example/hook?of=us')
  expect(text).not.toContain('whsec_')
  expect(server.logText()).not.toContain(own.secret)
})

describe('what cannot be used is told at its field', () => {
  const wrong: readonly (readonly [string, Record<string, string>, string])[] = [
    ['http', { url: 'http://program.example' }, 'It begins with https://'],
    ['a password in the address', { url: 'https://a:b@program.example' }, 'It begins with https://'],
    ['a branch with a space', { branch: 'the first' }, 'Enter the branch'],
  ]
  test.each(wrong)('%s', async (_what, fields, message) => {
    const form = { ...webHookForm(PROGRAM), ...fields }
    const { statusCode, text } = await own.people.owner.form(paths.agencyWebHooks(), form)
    expect([statusCode, text]).toEqual([422, expect.stringContaining(message)])
  })

  test('no event', async () => {
    const form = webHookForm(PROGRAM, { events: [] })
    const { statusCode, text } = await own.people.owner.form(own.page, { ...form, act: 'change' })
    expect([statusCode, text]).toEqual([422, expect.stringContaining('Choose what we tell it.')])
  })
})

test('only owners change it; others see no more of its address than the host', async () => {
  const { owner, editor, reader } = own.people
  for (const person of [editor, reader]) {
    for (const act of ['off', 'test', 'new-secret', 'change', 'again', 'end-old']) {
      expect((await person.form(own.page, { act })).statusCode).toBe(404)
    }
    const { text } = await person.get(own.page)
    expect(text).toContain('program.example')
    expect(text).not.toContain('/hook?of=us')
    expect(text).not.toContain('Send a test')
  }
  const stranger = await aStaffedAgency(server)
  expect((await stranger.people.owner.get(own.page)).statusCode).toBe(404)
  expect((await stranger.people.owner.form(own.page, { act: 'off' })).statusCode).toBe(404)
  const form = { ...webHookForm({ origin: 'https://other.example' }), act: 'change' }
  expect((await owner.form(own.page, form)).statusCode).toBe(303)
  expect((await owner.get(own.page)).text).toContain('https://other.example/hook')
  const { text } = await owner.get(paths.agencyPeople())
  expect(text).toMatch(/changed the web hook\s+program\.example to other\.example/)
  const nowhere = { ...form, url: 'https://a:99999/' }
  expect((await owner.form(own.page, nowhere)).statusCode).toBe(422)
})

test('what owners do to it stands in words among what the agency’s people did', async () => {
  const { act, page, people } = await anAgencyWithWebHook(server, PROGRAM)
  for (const name of ['test', 'again', 'new-secret', 'end-old', 'off', 'on']) await act(name)
  await people.owner.form(page, { ...webHookForm(PROGRAM), act: 'change' })
  const { text } = await people.owner.get(paths.agencyPeople())
  const done = [...text.matchAll(/<td>(?<what>[^<]*)program\.example/g)].map(({ groups }) => groups?.['what'])
  expect(done).toEqual([
    'changed the web hook ', 'turned on the web hook ', 'turned off the web hook ',
    'ended the old secret of the web hook ', 'gave a new secret to the web hook ',
    'sent events again to the web hook ', 'sent a test to the web hook ', 'added the web hook ',
  ]) // biome-ignore format: a list
})

test('two tests at once are one, and its page says what came of it', async () => {
  const { page, act, people } = await anAgencyWithWebHook(server, PROGRAM)
  await Promise.all([act('test'), act('test')])
  const { text } = await people.reader.get(page)
  expect(text.match(/A test/g)).toHaveLength(1)
  expect(text).toContain('About to be sent')
})

test('its page shows the newest 100 events, and says so if there are more', async () => {
  const { webHook, page, people } = await anAgencyWithWebHook(server, PROGRAM)
  const tell = (count: number) =>
    server.database.query(
      `insert into web_hook_events (web_hook_id, type, happened_at, data, outcome)
       select $1, 'test', now(), '{}', 'taken' from generate_series(1, $2)`,
      [webHook, count],
    )
  const shown = async () => {
    const { text } = await people.reader.get(page)
    return [text.match(/A test/g)?.length, text.includes('These are the newest')]
  }
  await tell(100)
  expect(await shown()).toEqual([100, false])
  await tell(1)
  expect(await shown()).toEqual([100, true])
})

test('an agency adds no more than it may, also at once', async () => {
  const { people } = await aStaffedAgency(server)
  const added = await Promise.all(
    Array.from({ length: 22 }, () => people.owner.form(paths.agencyWebHooks(), webHookForm(PROGRAM))),
  )
  expect(added.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
})

test('without a key nothing is offered', async () => {
  const plain = await aServer({
    change: (deps) => {
      const webHooks = { ...deps.webHooks.pages, changes: null }
      return { ...deps, agency: { ...deps.agency, webHooks } }
    },
  })
  const { id, people } = await aStaffedAgency(plain)
  const { rows } = await plain.database.query<{ id: string }>(
    `insert into web_hooks (id, agency_id, url, events, secret, created_at)
     values (gen_random_uuid(), $1, 'https://program.example', '{advert.ended}', '', now()) returning id`,
    [id],
  )
  const page = paths.agencyWebHook(rows[0]?.id ?? '')
  for (const path of [paths.agencyWebHooks(), page]) {
    const { text } = await people.owner.get(path)
    expect(text).toContain('We don’t tell other sites anything at the moment.')
    expect(text).not.toContain('name="act"')
    expect((await people.owner.form(path, { ...webHookForm(PROGRAM), act: 'test' })).statusCode).toBe(404)
  }
})
