import type { ServerResponse } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aPortal } from '../../../../tests/support/portal-stand-in.ts'
import {
  anAgencyWithPortal,
  aSendingServer,
  push,
  pushOf,
  standingAt,
} from '../../../../tests/support/portals.ts'
import { sendJson, sendText } from '../../../../tests/support/stand-in-server.ts'
import { watchPortals } from './watch-portals.ts'

const HOUR_MS = 3_600_000
let server: Awaited<ReturnType<typeof aSendingServer>>
let ahead = 0
const now = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  server = await aSendingServer(now)
})

const pushLater = (portal: string) => pushOf(server, portal)
const standing = (portal: string) => standingAt(server, portal)

describe('what goes wrong', () => {
  const faults: readonly (readonly [string, (response: ServerResponse) => void, string])[] = [
    ['a fault of its own', (response) => sendText(response, 500, 'oops'), 'busy'],
    ['too many calls', (response) => sendJson(response, 429, { success: false }), 'busy'],
    ['a wrong secret', (response) => sendJson(response, 403, { success: false, message: 'no' }), 'denied'],
    ['no JSON', (response) => sendText(response, 200, '<html>'), 'garbled'],
    ['another JSON', (response) => sendJson(response, 200, { ok: true }), 'garbled'],
    ['nothing there', (response) => sendText(response, 404, ''), 'garbled'],
    ['a redirect', (response) => void response.writeHead(307, { location: '/elsewhere' }).end(), 'garbled'],
    ['a hang', () => undefined, 'slow'],
    ['a slow body', (response) => void response.writeHead(200).write('{'), 'slow'],
    ['a reset', (response) => void response.socket?.destroy(), 'unreachable'],
    ['a flood', (response) => response.end('x'.repeat(200_000)), 'too-large'],
  ] // biome-ignore format: a table

  test('is named, whatever it is, and the advert is sent later', async () => {
    const portal = await aPortal()
    const { send, portal: id } = await anAgencyWithPortal(server, portal)
    for (const [index, [what, answer, fault]] of faults.entries()) {
      portal.answers.push(answer)
      await send({
        price: { price: 1_000 + index },
        property: { update_date: `03-11-2026 10:${10 + index}:00` },
      })
      await pushLater(id)
      expect([what, await standing(id)]).toEqual([what, [{ outcome: 'failing', fault, due: true }]])
      expect([what, portal.called()]).toEqual([what, ['sendpropertydetails']])
      ahead += 60_000
      await pushLater(id)
      expect([what, await standing(id)]).toMatchObject([what, [{ outcome: 'there', due: false }]])
      portal.called()
    }
  })

  test('a portal that is not trusted, or inside, gets nothing', async () => {
    const portal = await aPortal()
    const { send, portal: id } = await anAgencyWithPortal(server, portal)
    await send()
    const strict = await aSendingServer()
    const { postPublic } = strict.deps.portals
    const post = { headers: {}, body: '{}', certificate: null }
    expect(await postPublic({ ...post, url: 'https://10.0.0.1/v1' })).toEqual({ kind: 'blocked' })
    expect(await postPublic({ ...post, url: portal.origin.replace('https', 'http') })).toEqual({
      kind: 'blocked',
    })
    await server.database.query(`update portals set url = 'https://192.168.0.1/v1' where id = $1`, [id])
    await push(server)
    expect(await standing(id)).toEqual([{ outcome: 'failing', fault: 'blocked', due: true }])
    await server.database.query('update portals set url = $2 where id = $1', [id, `${portal.origin}/v1`])
    ahead += 60_000
    await pushOf(server, id, portal.origin)
    expect([portal.calls, await standing(id)]).toMatchObject([[], [{ fault: 'blocked' }]])
    await server.database.query(`update portals set url = 'https://gatepost.invalid./v1' where id = $1`, [id])
    ahead += 600_000
    await pushOf(server, id, 'https://gatepost.invalid')
    expect(await standing(id)).toMatchObject([{ fault: 'blocked' }])
  })

  test('an advert that may have got there is taken off when it ends', async () => {
    const portal = await aPortal()
    const { send, remove } = await anAgencyWithPortal(server, portal)
    portal.answers.push((response) => void response.socket?.destroy())
    await send()
    await push(server)
    portal.called()
    await remove()
    await push(server)
    expect(portal.called()).toEqual(['removeproperty', 'getbranchpropertylist'])
  })

  test('three failures in a row end the run, so that a portal that is away is left alone', async () => {
    const portal = await aPortal()
    const { send } = await anAgencyWithPortal(server, portal)
    for (let index = 0; index < 5; index++) {
      portal.answers.push((response) => sendText(response, 503, ''))
      await send({ property: { agent_ref: `A${index}` }, address: { house_name_number: `${index}` } })
    }
    await push(server)
    expect(portal.calls).toHaveLength(3)
  })

  test('a worker that died leaves nothing undone', async () => {
    const portal = await aPortal()
    const { send, portal: id } = await anAgencyWithPortal(server, portal)
    await send()
    // It took the advert, and was never heard of again.
    await server.deps.portals.portals.take(id, now(), new Date(now().getTime() + 120_000))
    await pushLater(id)
    expect(portal.calls).toHaveLength(0)
    ahead += 121_000
    await pushLater(id)
    expect([portal.homes.size, (await standing(id))[0]?.outcome]).toEqual([1, 'there'])
  })

  test('after a day it is given up, and the agency is told once, and again when all is well', async () => {
    const portal = await aPortal()
    const { send, agency, people, portal: id } = await anAgencyWithPortal(server, portal)
    await send()
    const emails = async () =>
      (await emailsTo(server, people.editor.email))
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes('Homefinder'))
    const look = () => watchPortals({ ...server.deps.portals, now })
    for (let hours = 0; hours <= 25; hours++) {
      portal.answers.splice(0, 9, (response) => sendText(response, 500, ''))
      await pushLater(id)
      await Promise.all([look(), look()])
      ahead += HOUR_MS
    }
    expect(await standing(id)).toMatchObject([{ outcome: 'given-up', due: false }])
    expect(await emails()).toEqual(['Homefinder isn’t taking all your adverts'])
    expect(await emailsTo(server, people.reader.email)).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('Homefinder') }),
    )
    portal.answers.splice(0)
    const editor = { email: people.editor.email, accountId: people.editor.accountId, agencyId: agency }
    await server.deps.portals.pages.changes?.sendAgain({ ...editor, agency: '', role: 'editor' }, id, now())
    await pushLater(id)
    expect(await standing(id)).toMatchObject([{ outcome: 'there', due: false }])
    await look()
    expect(await emails()).toEqual([
      'Homefinder takes your adverts again',
      'Homefinder isn’t taking all your adverts',
    ])
  })
})
