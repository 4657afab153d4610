import { beforeAll, expect, test } from 'vitest'
import { anEnquiry } from '../../../../tests/support/api.ts'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aPortal } from '../../../../tests/support/portal-stand-in.ts'
import { sendText } from '../../../../tests/support/stand-in-server.ts'
import {
  anAgencyWithWebHook,
  aTellingServer,
  deliverTo,
  keptEvents,
} from '../../../../tests/support/web-hooks.ts'
import { watchWebHooks } from './watch-web-hooks.ts'

const HOUR_MS = 3_600_000
let server: Awaited<ReturnType<typeof aTellingServer>>
let ahead = 0
const now = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  server = await aTellingServer(now, { mostBytes: 100_000, firstByteMs: 2_000, wholeMs: 4_000 })
})

test('what is not taken is tried again with the same id, after longer and longer waits', async () => {
  const program = await aPortal()
  const { send, webHook } = await anAgencyWithWebHook(server, program, { events: ['enquiry.received'] })
  await anEnquiry(server, await send())
  program.answers.push(
    (response) => sendText(response, 500, 'oops'),
    (response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
    () => undefined,
  )
  await deliverTo(server, webHook)
  for (const [wait, fault] of [
    [30_000, 'refused'],
    [60_000, 'slow'],
    [120_000, null],
  ] as const) {
    const before = program.calls.length
    ahead += wait - 2_000
    await deliverTo(server, webHook)
    expect(program.calls.length - before).toBe(0)
    ahead += 3_000
    await deliverTo(server, webHook)
    expect([wait, program.calls.length - before, (await keptEvents(server, webHook))[0]?.fault]).toEqual([
      wait,
      1,
      fault,
    ])
  }
  expect(new Set(program.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('three failures in a row end the run, and enquiries go first', async () => {
  const program = await aPortal()
  const { send, webHook } = await anAgencyWithWebHook(server, program)
  const advert = await send()
  for (let index = 1; index < 5; index++)
    await send({ property: { agent_ref: `A${index}x` }, address: { house_name_number: `${index}` } })
  await anEnquiry(server, advert)
  program.answers.push(
    ...Array.from(
      { length: 3 },
      () => (response: Parameters<typeof sendText>[0]) => sendText(response, 503, ''),
    ),
  )
  await deliverTo(server, webHook)
  expect(program.calls.map(({ body }) => body['type'])).toEqual([
    'enquiry.received',
    'advert.published',
    'advert.published',
  ])
})

test('an address inside, or our own, gets nothing', async () => {
  const program = await aPortal()
  const { act, webHook } = await anAgencyWithWebHook(server, program)
  await act('test')
  await deliverTo(server, webHook, program.origin)
  expect(await keptEvents(server, webHook)).toMatchObject([{ outcome: 'failing', fault: 'blocked' }])
  await server.database.query(`update web_hooks set url = 'https://gatepost.invalid./' where id = $1`, [
    webHook,
  ])
  ahead += 31_000
  await deliverTo(server, webHook, 'https://gatepost.invalid')
  expect(await keptEvents(server, webHook)).toMatchObject([{ fault: 'blocked' }])
  await server.database.query(`update web_hooks set url = 'https://10.0.0.1/' where id = $1`, [webHook])
  ahead += 61_000
  await deliverTo(server, webHook)
  expect([program.calls.length, await keptEvents(server, webHook)]).toMatchObject([0, [{ fault: 'blocked' }]])
})

test('a worker that died leaves nothing untold, and two never tell one event at once', async () => {
  const program = await aPortal()
  const { act, webHook } = await anAgencyWithWebHook(server, program)
  await act('test')
  // It took the event, and was never heard of again.
  await server.deps.webHooks.webHooks.take(webHook, now(), new Date(now().getTime() + 60_000))
  await deliverTo(server, webHook)
  expect(program.calls).toHaveLength(0)
  ahead += 61_000
  await Promise.all([deliverTo(server, webHook), deliverTo(server, webHook)])
  expect(program.calls).toHaveLength(1)
})

test('taking nothing for three days turns the web hook off; the agency is told, and can have it all sent again', async () => {
  const program = await aPortal()
  const { send, agency, people, webHook } = await anAgencyWithWebHook(server, program, {
    events: ['enquiry.received'],
  })
  await anEnquiry(server, await send())
  const look = () => watchWebHooks({ watch: server.deps.webHooks.watch, now })
  const host = new URL(program.origin).host
  const emails = async () =>
    (await emailsTo(server, people.editor.email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(host))
  for (let hours = 0; hours <= 84; hours += 6) {
    program.answers.splice(0, 9, (response) => sendText(response, 500, ''))
    await deliverTo(server, webHook)
    await Promise.all([look(), look()])
    ahead += 6 * HOUR_MS
  }
  expect(await emails()).toEqual([
    `We’ve turned off your web hook at ${host}`,
    `${host} doesn’t take what we tell it`,
  ])
  expect(await keptEvents(server, webHook)).toMatchObject([
    { outcome: 'given-up', data: { name: 'Robin Field' } },
  ])
  program.answers.splice(0)
  const { changes } = server.deps.webHooks.pages
  const owner = { ...people.owner, agencyId: agency, agency: '', role: 'owner' } as const
  await changes?.turn(owner, webHook, true, now())
  await changes?.sendAgain(owner, webHook, now())
  await deliverTo(server, webHook)
  expect(await keptEvents(server, webHook)).toEqual([{ outcome: 'taken', fault: null, data: null }])
})
