import { beforeAll, describe, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aNetwork } from '../../../../tests/support/browsers.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { importJob } from '../../composition/import-job.ts'
import { FEED_LIMITS } from '../../config/limits.ts'

type Agency = Awaited<ReturnType<typeof aStaffedAgency>>

let server: Awaited<ReturnType<typeof aServer>>
let now = new Date('2026-11-20T12:00:00Z')
beforeAll(async () => {
  server = await aServer({ now: () => now })
})

const FEEDS = '/agency/feeds'
const secretIn = (text: string): string => /<dt>Secret<\/dt><dd><code>([\w-]{43})</.exec(text)?.[1] ?? ''
const work = () => runDue(server.database, importJob(server.deps.feeds))
const statusWith = async (secret: string) =>
  (await server.app.inject({ method: 'PUT', url: `/feeds/blm/${secret}`, payload: aBlm([aRow('1234_1')]) }))
    .statusCode

async function made({ people }: Agency, branch = '1234') {
  const { text } = await people.editor.form(FEEDS, { act: 'add', branch, format: 'blm' })
  const list = (await people.reader.get(FEEDS)).text
  return { secret: secretIn(text), id: /\/agency\/feeds\/([0-9a-f-]{36})/.exec(list)?.[1] ?? '' }
}

/** As a browser sends a form with a file. */
async function upload(person: Agency['people']['editor'], url: string, file: string) {
  const boundary = 'xxxxxxxx'
  const payload = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="stock.blm"\r\ncontent-type: application/octet-stream\r\n\r\n${file}\r\n--${boundary}--\r\n`
  return server.app.inject({
    method: 'POST',
    url,
    cookies: person.session(),
    remoteAddress: aNetwork(),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
}

const rowsOf = (count: number, changes = {}) =>
  Array.from({ length: count }, (_, index) => aRow(`1234_${index + 1}`, changes))

describe('a feed that an agency makes', () => {
  test('has a secret that is shown once, and is kept as a hash alone', async () => {
    const agency = await aStaffedAgency(server)
    const { secret, id } = await made(agency)
    expect(await statusWith(secret)).toBe(202)
    for (const url of [FEEDS, `${FEEDS}/${id}`]) {
      expect((await agency.people.owner.get(url)).text).not.toContain(secret)
    }
    const again = await agency.people.editor.form(FEEDS, { act: 'add', branch: '1234', format: 'blm' })
    expect([again.statusCode, again.text.includes('already has this kind of feed')]).toEqual([422, true])
    const { rows } = await server.database.query('select who from audit where subject = $1', [id])
    expect(rows).toEqual([{ who: agency.people.editor.email }])
  })

  test('has two secrets until a named moment when it gets another, and never three', async () => {
    const agency = await aStaffedAgency(server)
    const { secret: first, id } = await made(agency)
    const change = (act: string) => agency.people.editor.form(`${FEEDS}/${id}`, { act })
    const second = secretIn((await change('new-secret')).text)
    expect([await statusWith(first), await statusWith(second)]).toEqual([202, 202])
    expect((await agency.people.reader.get(`${FEEDS}/${id}`)).statusCode).toBe(200)
    expect((await change('new-secret')).text).toContain('End the older one first.')
    expect((await agency.people.editor.get(`${FEEDS}/${id}`)).text).toContain(
      'works until 27 November 2026, 12:00',
    )
    const at = now
    now = new Date(at.getTime() + 7 * 86_400_000 + 1)
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 202])
    now = at
    await change('end-old')
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 202])
    await change('revoke')
    expect(await statusWith(second)).toBe(401)
    const third = secretIn((await change('new-secret')).text)
    expect([await statusWith(second), await statusWith(third)]).toEqual([401, 202])
  })

  test('gets one new secret when two people ask for one at once', async () => {
    const agency = await aStaffedAgency(server)
    const { secret: first, id } = await made(agency)
    const ask = () => agency.people.owner.form(`${FEEDS}/${id}`, { act: 'new-secret' })
    const secrets = (await Promise.all([ask(), ask()])).map(({ text }) => secretIn(text)).filter(Boolean)
    expect(secrets).toHaveLength(1)
    expect([await statusWith(first), await statusWith(secrets[0] ?? '')]).toEqual([202, 202])
  })
})

test('of feeds that are made at once an agency has no more than it may', async () => {
  const { id, people } = await aStaffedAgency(server)
  await server.database.query(
    `insert into feeds (id, agency_id, branch, format, secret_hash, created_at)
     select gen_random_uuid(), $1, 'b' || n, 'blm', sha256(gen_random_uuid()::text::bytea), now() from generate_series(1, $2) as n`,
    [id, FEED_LIMITS.feedsPerAgency - 1],
  )
  const add = (branch: string) => people.owner.form(FEEDS, { act: 'add', branch, format: 'blm' })
  const answers = await Promise.all(['one', 'two', 'three', 'four'].map(add))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await countOf(server, 'feeds where agency_id = $1', [id])).toBe(FEED_LIMITS.feedsPerAgency)
})

describe('a file', () => {
  test('is tried, and then sent, and each row says what came of it', async () => {
    const agency = await aStaffedAgency(server)
    const { id } = await made(agency)
    const { editor, reader } = agency.people
    const send = `${FEEDS}/${id}/file`
    const stock = aBlm([...rowsOf(3), aRow('=1+1', { PRICE: 'POA' })])
    const tried = await upload(editor, `${send}?dry-run=1`, stock)
    expect(tried.statusCode).toBe(303)
    await work()
    const dry = String(tried.headers.location)
    expect((await reader.get(dry)).text).toContain('This is a dry run')
    expect((await reader.get('/agency')).text).toContain('We haven’t received any homes yet.')
    const sent = String((await upload(editor, send, stock)).headers.location)
    await work()
    const { text } = await reader.get(sent)
    expect(text).toContain('<dt>made</dt><dd>3</dd>')
    expect(text.match(/<td>Made<\/td>/g)).toHaveLength(3)
    expect(text).toContain('Refused<p class="what-is-wrong">')
    const csv = await reader.get(`${sent}/rows.csv`)
    expect(csv.headers['content-type']).toContain('text/csv')
    // What opens it would run a reference that is a formula.
    expect(csv.body).toContain(",'=1+1,refused,")
    expect((await reader.get(`${FEEDS}/${id}`)).text).toContain('3 made, 1 refused')
  })

  test('whose fall is held takes the rest off when an editor says yes', async () => {
    const agency = await aStaffedAgency(server)
    const { id } = await made(agency)
    const { editor, reader } = agency.people
    await upload(editor, `${FEEDS}/${id}/file`, aBlm(rowsOf(10)))
    await work()
    const held = String((await upload(editor, `${FEEDS}/${id}/file`, aBlm(rowsOf(5)))).headers.location)
    await work()
    const waiting = await editor.get(held)
    expect(waiting.text).toContain('Yes, take 5 homes off')
    expect(waiting.text.match(/Not in the file, and still there/g)).toHaveLength(5)
    expect((await reader.get(held)).text).not.toContain('Yes, take')
    expect((await editor.form(held, {})).statusCode).toBe(303)
    expect((await editor.form(held, {})).statusCode).toBe(422)
    await work()
    expect((await reader.get(held)).text.match(/<td>Taken off<\/td>/g)).toHaveLength(5)
    expect((await reader.get('/agency')).text).toContain('5 homes, with nothing wrong')
  })

  test('that is empty, or is none, is refused at its field', async () => {
    const agency = await aStaffedAgency(server)
    const { id } = await made(agency)
    const { statusCode, body } = await upload(agency.people.editor, `${FEEDS}/${id}/file`, '')
    expect([statusCode, body.includes('Choose a .blm file, or a zip with one in it.')]).toEqual([422, true])
  })
})

test('enquiries about a branch’s homes go to its own address once it has one', async () => {
  const agency = await aStaffedAgency(server)
  const { id } = await made(agency)
  const { editor } = agency.people
  await upload(editor, `${FEEDS}/${id}/file`, aBlm(rowsOf(1)))
  await work()
  const address = async () => {
    const { rows } = await server.database.query<{ email: string }>(
      `select answers::json ->> 'enquiryEmail' as email from listings join feed_adverts on listing_id = listings.id
       where agency_id = $1 order by number`,
      [agency.id],
    )
    return rows.map(({ email }) => email)
  }
  expect(await address()).toEqual([agency.email])
  const set = (enquiries: string) => editor.form(FEEDS, { act: 'enquiries', branch: '1234', enquiries })
  expect((await set('nobody')).text).toContain('Enter an email address in the right form')
  await set('Mill@example.org')
  expect(await address()).toEqual(['mill@example.org'])
  await upload(editor, `${FEEDS}/${id}/file`, aBlm(rowsOf(2)))
  await work()
  expect(await address()).toEqual(['mill@example.org', 'mill@example.org'])
  await set('')
  expect(await address()).toEqual([agency.email, agency.email])
})

test('a refused call is shown with its reasons, and can be downloaded', async () => {
  const agency = await aStaffedAgency(server)
  const feed = await aFeed(server.database, { agency: agency.id, format: 'rtdf' })
  await server.app.inject({
    method: 'POST',
    url: '/v1/property/sendpropertydetails',
    headers: { authorization: `Bearer ${feed.secret}`, 'content-type': 'application/json' },
    payload: JSON.stringify({
      network: { network_id: 1 },
      branch: { branch_id: 9, channel: 1 },
      property: { agent_ref: 'R1' },
    }),
  })
  const { text } = await agency.people.reader.get(`${FEEDS}/${feed.id}?show=refused`)
  expect(text).toContain('the branch of this feed.')
  expect((await agency.people.reader.get(`${FEEDS}/${feed.id}/calls.csv`)).body).toContain('send,R1,refused')
  expect((await agency.people.reader.get('/agency')).text).toContain('We refused the last version')
})
