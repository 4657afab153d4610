import { beforeAll, describe, expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/support/database.ts'
import { aFileOf, placeOf, typed } from '../../../../tests/support/owners-portals.ts'
import { PORTAL_TLS } from '../../../../tests/support/portal-tls.ts'
import type { Database } from '../../db/pool.ts'
import { openPortalSecret } from '../../db/portal-secret.ts'
import { OUTGOING_SECRETS, secretKey } from '../../db/secret-key.ts'

const SITE = { origin: 'https://portal.example' }
const WHY = ['--why', 'A test.']
const { cert, key } = PORTAL_TLS
let database: Database
let sealing: Buffer
beforeAll(async () => {
  database = (await aDatabase()).database
  sealing = await secretKey(database, OUTGOING_SECRETS)
})

const portal = (...words: string[]) => typed({ database }, 'portal', ...words)
const CERTIFIED = () => ['--certificate-file', aFileOf(cert), '--key-file', aFileOf(key)]
const secretOf = async (id: string) => {
  const { rows } = await database.query<{ secret: Buffer }>('select secret from portals where id = $1', [id])
  return openPortalSecret([sealing], id, rows[0]?.secret ?? Buffer.alloc(0))
}
async function added(...secret: string[]) {
  const { name, words } = placeOf(SITE)
  const { lines } = await portal('add', ...words, ...secret)
  return { name, id: (JSON.parse(lines.at(-1) ?? '') as { readonly portal: string }).portal }
}

test('a portal is added, off, with its secret sealed; turned on and off; and listed', async () => {
  expect(await portal('list')).toEqual({ isDone: true, lines: ['You have no portals.'] })
  const { name, id } = await added('--secret-file', aFileOf(' the-secret\n'))
  expect(await secretOf(id)).toEqual({ proof: 'bearer', secret: 'the-secret' })
  const state = async () => (await portal('list')).lines
  const counts = '  Adverts: 0 agreed to, 0 there, 0 waiting, 0 not taken'
  const line = (word: string) => `${id}  ${name}, ${word}, rtdf, https://portal.example/v1/property`
  expect(await state()).toEqual([line('off'), counts])
  expect((await portal('on', id, ...WHY)).lines).toEqual([`${name} is on. Owners can send it their adverts.`])
  expect(await state()).toEqual([line('on'), counts])
  await portal('off', id, ...WHY)
  expect(await state()).toEqual([line('off'), counts])
  const { rows } = await database.query('select act, after from audit where subject = $1 order by id', [id])
  expect(rows.map(({ act }) => act)).toEqual(['add-portal', 'turn-portal-on', 'turn-portal-off'])
  expect(JSON.stringify(rows)).not.toContain('the-secret')
})

test('its secret may be a client certificate, and is replaced', async () => {
  const { id, name } = await added(...CERTIFIED())
  expect(await secretOf(id)).toEqual({ proof: 'certificate', cert: cert.trim(), key: key.trim() })
  expect((await portal('list')).lines.join('\n')).toContain('certificate until 1 January 2120')
  const changed = await portal('secret', id, '--secret-file', aFileOf('another'), ...WHY)
  expect(changed).toEqual({ isDone: true, lines: [`${name} has its new secret.`] })
  expect(await secretOf(id)).toEqual({ proof: 'bearer', secret: 'another' })
})

describe('what cannot be used is said in words', () => {
  // biome-ignore format: a table
  const wrong: readonly (readonly [string, () => string[], string])[] = [
    ['an address over http', () => ['--url', 'http://portal.example'], '--url: Enter the portal’s address.'],
    ['no name', () => ['--name', ' '], '--name: Enter the portal’s name.'],
    ['another format', () => ['--format', 'blm'], '--format: Choose what the portal takes.'],
    ['a branch that is no number', () => ['--branch', 'Leeds'], '--branch: Enter the number'],
    ['no network', () => ['--network', ''], '--network: Enter the network ID'],
    ['no secret', () => ['--secret-file', ''], 'We can’t read --secret-file'],
    ['an empty secret', () => ['--secret-file', aFileOf('\n')], '--secret-file: Enter the secret'],
    ['a file that is not there', () => ['--secret-file', '/nowhere/secret'], 'We can’t read --secret-file /nowhere/secret.'],
  ]

  test.each(wrong)('%s', async (_what, changed) => {
    const [, , expected] = wrong.find(([what]) => what === _what) ?? []
    const options = new Map<string, string>()
    const all = [...placeOf(SITE).words, '--secret-file', aFileOf('s'), ...changed()]
    for (let index = 0; index < all.length; index += 2) options.set(all[index] ?? '', all[index + 1] ?? '')
    const { isDone, lines } = await portal('add', ...[...options].flat())
    expect([isDone, lines.join('\n')]).toEqual([false, expect.stringContaining(expected ?? '')])
  })

  test('no way, or two ways, to prove who sends', async () => {
    const { words } = placeOf(SITE)
    expect((await portal('add', ...words)).lines[0]).toMatch(/^Give the secret: /)
    expect((await portal('add', ...words, '--secret-file', aFileOf('s'), ...CERTIFIED())).lines[0]).toMatch(
      /^Give either /,
    )
    const alone = await portal('add', ...words, '--certificate-file', aFileOf(cert))
    expect(alone.lines[0]).toMatch(/^--key-file: Paste its private key/)
    const others = ['--certificate-file', aFileOf(cert), '--key-file', aFileOf(PORTAL_TLS.serverKey)]
    expect((await portal('add', ...words, ...others)).lines).toEqual([
      '--key-file: This isn’t the key of the certificate.',
    ])
  })

  test('a second portal of one name, in whatever letters', async () => {
    const { name, words } = placeOf(SITE)
    const secret = ['--secret-file', aFileOf('s')]
    const [first, second] = await Promise.all([
      portal('add', ...words, ...secret),
      portal('add', ...words, ...secret),
    ])
    expect([first, second].filter(({ isDone }) => isDone)).toHaveLength(1)
    const shouted = words.map((word) => (word === name ? name.toUpperCase() : word))
    expect(await portal('add', ...shouted, ...secret)).toMatchObject({ isDone: false })
  })

  test('a portal that is not there, or that is an agency’s', async () => {
    const { rows } = await database.query<{ id: string }>(
      `with account as (insert into accounts (id, email, first_name, last_name, owner_key, created_at)
         values (gen_random_uuid(), 'a@example.org', '', '', decode(repeat('ab', 32), 'hex'), now()) returning id),
       agency as (insert into agencies (id, account_id, name, created_at)
         select gen_random_uuid(), id, 'Northgate', now() from account returning id)
       insert into portals (id, agency_id, name, format, url, their_branch, proof, secret, created_at)
       select gen_random_uuid(), id, 'Theirs', 'zoopla', 'https://portal.example', 'A', 'bearer', '', now() from agency returning id`,
    )
    for (const id of ['x', crypto.randomUUID(), rows[0]?.id ?? '']) {
      const refusal = { isDone: false, lines: [`We have no portal ${id}. To see all portals: portal list`] }
      expect(await portal('off', id, ...WHY)).toEqual(refusal)
      expect(await portal('on', id, ...WHY)).toEqual(refusal)
      expect(await portal('secret', id, '--secret-file', aFileOf('s'), ...WHY)).toEqual(refusal)
    }
    expect((await portal('list')).lines.join('\n')).not.toContain('Theirs')
  })
})

test('without a key no secret is taken', async () => {
  const { database: empty } = await aDatabase()
  const { words } = placeOf(SITE)
  const { isDone, lines } = await typed(
    { database: empty },
    'portal',
    'add',
    ...words,
    '--secret-file',
    aFileOf('s'),
  )
  expect([isDone, lines[0]]).toEqual([false, expect.stringMatching(/^Set OUTGOING_KEY/)])
})
