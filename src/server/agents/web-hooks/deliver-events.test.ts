import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { aKey, anEnquiry } from '../../../../tests/support/api.ts'
import { aPortal } from '../../../../tests/support/portal-stand-in.ts'
import { sendText } from '../../../../tests/support/stand-in-server.ts'
import {
  anAgencyWithWebHook,
  aTellingServer,
  deliver,
  keptEvents,
  verified,
} from '../../../../tests/support/web-hooks.ts'
import type { OpenApi } from '../../../shared/api/open-api.ts'

let server: Awaited<ReturnType<typeof aTellingServer>>
beforeAll(async () => {
  server = await aTellingServer()
})

const typesOf = (calls: Awaited<ReturnType<typeof aPortal>>['calls']) =>
  calls.splice(0).map(({ body }) => body['type'])

test('an enquiry is told once, signed, as well as emailed, and is not kept afterwards', async () => {
  const program = await aPortal()
  const { send, secret, webHook, agency } = await anAgencyWithWebHook(server, program, {
    events: ['enquiry.received'],
  })
  await aKey(server, { agency, scopes: ['enquiries:read'] })
  const advert = await send()
  const written = { phone: '07700 900123', message: 'May I see it — on Saturday?' }
  await Promise.all([anEnquiry(server, advert, written), anEnquiry(server, advert, written)])
  await deliver(server)
  await deliver(server)
  expect(program.calls.map(({ path }) => path)).toEqual(['/hook?of=us'])
  const [call] = program.calls
  if (call === undefined) throw new Error('nothing came')
  expect(verified(secret, call)).toMatchObject({
    type: 'enquiry.received',
    data: {
      advert,
      branch: '1234',
      reference: 'A1',
      id: expect.any(String),
      name: 'Robin Field',
      ...written,
    },
  })
  expect(await keptEvents(server, webHook)).toEqual([{ outcome: 'taken', fault: null, data: null }])
  const { rows } = await server.database.query(
    `select data ->> 'kind' as kind from job_common where data -> 'payload' ->> 'listing' = $1`,
    [advert],
  )
  expect(rows).toEqual([{ kind: 'enquiry' }])
})

test('what is told is what the API’s document says', async () => {
  const program = await aPortal()
  const { send, remove, act } = await anAgencyWithWebHook(server, program)
  const advert = await send()
  await deliver(server)
  await anEnquiry(server, advert)
  await send({ price: { price: 123_000 }, property: { update_date: '04-11-2026 10:00:00' } })
  await deliver(server)
  await remove()
  await act('test')
  await deliver(server)
  const document = (await server.app.inject({ url: '/api/v1/openapi.json' })).json<OpenApi>()
  const ajv = new Ajv2020({ allowUnionTypes: true })
  formats.default(ajv, ['date-time'])
  ajv.addVocabulary(['discriminator', 'components'])
  for (const { body } of program.calls) {
    const type = String(body['type'])
    const described = document.webhooks[type]?.post.requestBody.content['application/json']
    if (described === undefined) throw new Error(`the document has no ${type}`)
    const check = ajv.compile({ ...described.schema, components: document.components })
    expect([check(body), check.errors]).toEqual([true, null])
  }
  expect(typesOf(program.calls)).toEqual([
    'advert.published', 'enquiry.received', 'advert.changed', 'advert.ended', 'test',
  ]) // biome-ignore format: a list
})

describe('changes of an advert', () => {
  test('are one event until it is sent', async () => {
    const program = await aPortal()
    const { send } = await anAgencyWithWebHook(server, program)
    const change = (minute: number) =>
      send({ price: { price: 1_000 + minute }, property: { update_date: `03-11-2026 11:${minute}:00` } })
    await send()
    await change(10)
    await deliver(server)
    expect(typesOf(program.calls)).toEqual(['advert.published'])
    await change(11)
    await change(12)
    await deliver(server)
    expect(typesOf(program.calls)).toEqual(['advert.changed'])
  })

  test('one that comes while another is being told is told as well', async () => {
    const program = await aPortal()
    const { send } = await anAgencyWithWebHook(server, program)
    const change = (minute: number) =>
      send({ price: { price: 2_000 + minute }, property: { update_date: `03-11-2026 12:${minute}:00` } })
    await send()
    await deliver(server)
    typesOf(program.calls)
    await change(10)
    program.answers.push((response) => void change(11).then(() => sendText(response, 204, '')))
    await deliver(server)
    await deliver(server)
    expect(typesOf(program.calls)).toEqual(['advert.changed', 'advert.changed'])
  })

  test('ended and published again before anything is sent are told in that order', async () => {
    const program = await aPortal()
    const { send, remove } = await anAgencyWithWebHook(server, program)
    await send()
    await remove()
    await send({ property: { update_date: '05-11-2026 10:00:00' } })
    await deliver(server)
    expect(typesOf(program.calls)).toEqual(['advert.published', 'advert.ended', 'advert.published'])
  })
})

test('what happens after a web hook was off is told, and nothing of before', async () => {
  const program = await aPortal()
  const { send, act } = await anAgencyWithWebHook(server, program)
  await send()
  await act('test')
  await act('off')
  await act('on')
  await send({ price: { price: 1_001 }, property: { update_date: '03-11-2026 11:10:00' } })
  await act('test')
  await deliver(server)
  expect(typesOf(program.calls)).toEqual(['advert.changed', 'test'])
})

test('what fails while its web hook is turned off is not tried again', async () => {
  const program = await aPortal()
  const { send, act } = await anAgencyWithWebHook(server, program)
  await send()
  program.answers.push((response) => void act('off').then(() => response.writeHead(500).end()))
  await deliver(server)
  await act('on')
  await deliver(server)
  expect(typesOf(program.calls)).toEqual(['advert.published'])
})

test('one agency’s web hooks are called one after another', async () => {
  const { send, agency, webHook } = await anAgencyWithWebHook(server, await aPortal())
  await send()
  const { rows } = await server.database.query(
    `select group_id as "group" from job_common where name = 'deliver-events' and singleton_key = $1`,
    [webHook],
  )
  expect(rows).toEqual([{ group: agency }])
})

test('a web hook of one branch, or of other events, or that is off, is told nothing of the rest', async () => {
  const program = await aPortal()
  const other = await anAgencyWithWebHook(server, program, { branch: '99' })
  const ended = await anAgencyWithWebHook(server, program, { events: ['advert.ended'] })
  const off = await anAgencyWithWebHook(server, program)
  await off.act('off')
  for (const { send } of [other, ended, off]) await anEnquiry(server, await send())
  await deliver(server)
  expect(program.calls).toEqual([])
  const { rows } = await server.database.query(
    'select from web_hook_events where web_hook_id = any($1::uuid[])',
    [[other.webHook, ended.webHook, off.webHook]],
  )
  expect(rows).toEqual([])
})

test('an enquiry about an advert that the agency’s people wrote here is told, without a branch', async () => {
  const program = await aPortal()
  const { send, people, secret } = await anAgencyWithWebHook(server, program)
  const advert = await send()
  await deliver(server)
  program.calls.splice(0)
  await server.database.query(
    'delete from feed_media where advert in (select number from feed_adverts where listing_id = $1)',
    [advert],
  )
  await server.database.query('delete from feed_adverts where listing_id = $1', [advert])
  await server.database.query('update listings set account_id = $2 where id = $1', [
    advert,
    people.editor.accountId,
  ])
  await anEnquiry(server, advert)
  await deliver(server)
  const [call] = program.calls
  if (call === undefined) throw new Error('nothing came')
  expect(verified(secret, call).data).toMatchObject({ advert, branch: null, reference: null, id: null })
})

test('a new secret signs beside the one before it, until that is ended', async () => {
  const program = await aPortal()
  const { act, secret, webHook } = await anAgencyWithWebHook(server, program)
  const { secret: newer } = await act('new-secret')
  expect(newer).not.toBe(secret)
  expect((await act('new-secret')).statusCode).toBe(422)
  await act('test')
  await deliver(server)
  const [both] = program.calls.splice(0)
  if (both === undefined) throw new Error('nothing came')
  for (const one of [secret, newer]) expect(verified(one, both).type).toBe('test')
  await act('end-old')
  await act('test')
  await deliver(server)
  const [last] = program.calls
  if (last === undefined) throw new Error('nothing came')
  expect(verified(newer, last).type).toBe('test')
  expect(() => verified(secret, last)).toThrow('No matching signature')
  const { rows } = await server.database.query<{ secret: Buffer }>(
    'select secret from web_hooks where id = $1',
    [webHook],
  )
  expect(rows[0]?.secret.toString('latin1')).not.toContain(
    Buffer.from(newer.slice(6), 'base64').toString('latin1'),
  )
})
