import { beforeAll, describe, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aPortal, type TestPortal } from '../../../../tests/support/portal-stand-in.ts'
import { PORTAL_TLS } from '../../../../tests/support/portal-tls.ts'
import { anAgencyWithPortal, aSendingServer, portalForm, push } from '../../../../tests/support/portals.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { paths } from '../../../shared/journey/paths.ts'
import { checkSecret } from '../../formats/check-certificate.ts'

let server: Awaited<ReturnType<typeof aSendingServer>>
let portal: TestPortal
let own: Awaited<ReturnType<typeof anAgencyWithPortal>>
const { cert, key } = PORTAL_TLS
const CERTIFIED = { secret: { proof: 'certificate', cert, key } } as const
beforeAll(async () => {
  server = await aSendingServer()
  portal = await aPortal()
  own = await anAgencyWithPortal(server, portal, CERTIFIED)
})

test('a secret is on no page and in no column as it was typed', async () => {
  const { text } = await own.people.owner.get(own.page)
  expect(text).toContain('1 January 2120')
  const inner = key.split('\n')[1] ?? ''
  expect(text).not.toContain(inner)
  const { rows } = await server.database.query('select * from portals')
  expect(
    JSON.stringify(rows, (_name, value: unknown) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : value,
    ),
  ).not.toContain(inner)
  expect(server.logText()).not.toContain(inner)
})

describe('what cannot be used is told at its field', () => {
  const wrong: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['an address over http', { url: 'http://portal.example/v1' }, 'It begins with https://'],
    ['an address with a query', { url: 'https://portal.example/v1?a=1' }, 'It begins with https://'],
    ['a network that is no number', { network: 'seven' }, 'Enter the network ID'],
    ['a branch that is no number', { theirBranch: 'Leeds' }, 'Enter the number that the portal gave the branch'],
    ['no secret', { secret: { proof: 'bearer', secret: '' } }, 'Enter the secret'],
    ['no certificate', { secret: { proof: 'certificate', cert: '', key: '' } }, 'Paste the certificate'],
    ['a broken certificate', { secret: { proof: 'certificate', cert: cert.replace('MII', 'AAA'), key } }, 'can’t read this certificate'],
    ['a key with a password', { secret: { proof: 'certificate', cert, key: key.replaceAll('PRIVATE', 'ENCRYPTED PRIVATE') } }, 'needs no password'],
    ['the key of another', { secret: { proof: 'certificate', cert, key: PORTAL_TLS.serverKey } }, 'isn’t the key of the certificate'],
  ] // biome-ignore format: a table

  test.each(wrong)('%s', async (_what, fields, message) => {
    const { statusCode, text } = await own.people.editor.form(
      paths.agencyPortals(),
      portalForm(portal, fields),
    )
    expect([statusCode, text]).toEqual([422, expect.stringContaining(message)])
  })

  test('a certificate that has expired', () => {
    expect(checkSecret(CERTIFIED.secret, new Date('2120-02-01'))).toMatchObject({
      kind: 'wrong',
      field: 'certificate',
    })
  })
})

test('a change without a secret keeps the one that is there, and sends everything again', async () => {
  const at = await anAgencyWithPortal(server, portal, CERTIFIED)
  await at.send()
  await push(server)
  portal.calls.splice(0)
  const empty = { secret: { proof: 'certificate', cert: '', key: '' } } as const
  const { statusCode } = await at.people.editor.form(at.page, {
    ...portalForm(portal, { ...empty, network: '88' }),
    act: 'change',
  })
  await push(server)
  expect([statusCode, portal.calls]).toMatchObject([
    303,
    [{ isCertified: true, body: { network: { network_id: 88 } } }],
  ])
})

test('the calls are there as CSV, and to another agency there is nothing', async () => {
  const listing = await own.send()
  await push(server)
  const csv = paths.agencyPortalCalls(own.portal)
  const { headers, text } = await own.people.reader.get(csv)
  expect([headers['content-type'], text]).toEqual([
    'text/csv; charset=utf-8',
    expect.stringMatching(new RegExp(`send,${listing},A1,taken,,200,`)),
  ])
  const other = await aStaffedAgency(server)
  for (const path of [csv, own.page]) expect((await other.people.owner.get(path)).statusCode).toBe(404)
  expect((await other.people.owner.form(own.page, { act: 'off' })).statusCode).toBe(404)
})

test('a reader changes nothing', async () => {
  const { reader } = own.people
  expect((await reader.form(own.page, { act: 'off' })).statusCode).toBe(404)
  expect((await reader.form(paths.agencyPortals(), portalForm(portal))).statusCode).toBe(404)
  expect((await reader.get(paths.agencyPortals())).text).not.toContain('Add a portal')
})

test('an agency adds no more than it may, also at once', async () => {
  const { people } = await aStaffedAgency(server)
  const added = await Promise.all(
    Array.from({ length: 22 }, () => people.editor.form(paths.agencyPortals(), portalForm(portal))),
  )
  expect(added.filter(({ statusCode }) => statusCode === 303)).toHaveLength(20)
})

test('without a key nothing is offered', async () => {
  const plain = await aServer({
    change: (deps) => {
      const pages = { ...deps.portals.pages, changes: null }
      return { ...deps, agency: { ...deps.agency, portals: pages } }
    },
  })
  const { id, people } = await aStaffedAgency(plain)
  const { rows } = await plain.database.query<{ id: string }>(
    `insert into portals (id, agency_id, name, format, url, their_branch, proof, secret, created_at)
     values (gen_random_uuid(), $1, 'Homefinder', 'zoopla', 'https://portal.example', 'A', 'bearer', '', now()) returning id`,
    [id],
  )
  for (const path of [paths.agencyPortals(), paths.agencyPortal(rows[0]?.id ?? '')]) {
    const { text } = await people.owner.get(path)
    expect(text).toContain('We don’t send adverts to other sites at the moment.')
    expect(text).not.toContain('name="act"')
    expect((await people.owner.form(path, { ...portalForm(portal), act: 'again' })).statusCode).toBe(404)
  }
})
