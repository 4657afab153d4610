import { randomBytes } from 'node:crypto'
import type { AgencyRole } from '../../src/shared/account/agency-people.ts'
import { CALLS, somebody } from './actor.ts'
import { aBrowser, aNetwork } from './browsers.ts'
import { anAgency } from './feeds.ts'
import type { aServer } from './server.ts'

type Server = Awaited<ReturnType<typeof aServer>>

/** An agent with a browser, whose address is confirmed. */
export async function anAgent(server: Server, email?: string) {
  const browser = aBrowser(server, aNetwork())
  const person = { ...somebody(), agency_name: 'Keys & Co', ...(email === undefined ? {} : { email }) }
  const { body } = await browser.post(CALLS.agentRegister, person)
  if (body.success !== true) throw new Error(JSON.stringify(body))
  await browser.choosePassword(person)
  return { ...person, ...visiting(server, browser.cookies), browser }
}

const TAGS_WITHOUT_TEXT = /<style>.*?<\/style>|<!-- -->/gs
/** The document without its styles and React's marks between texts. */
const shown = <T extends { readonly body: string }>(answer: T) =>
  Object.assign(answer, { text: answer.body.replaceAll(TAGS_WITHOUT_TEXT, '') })

/** What a browser without a script asks for. */
function visiting({ app }: Server, cookies: ReadonlyMap<string, string>) {
  const remoteAddress = aNetwork()
  const session = () => Object.fromEntries(cookies)
  const form = async (url: string, fields: Readonly<Record<string, string>>) =>
    shown(
      await app.inject({
        method: 'POST',
        url,
        remoteAddress,
        cookies: session(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    )
  const get = async (url: string) => shown(await app.inject({ url, remoteAddress, cookies: session() }))
  return { session, get, form }
}

/** An agency and somebody of each role, who got there by an invitation where they are no owner. */
export async function aStaffedAgency(server: Server, name?: string) {
  const agency = await anAgency(server.database, name)
  const owner = await asPerson(server, agency.id, 'owner')
  return {
    ...agency,
    people: {
      owner,
      editor: await asPerson(server, agency.id, 'editor'),
      reader: await asPerson(server, agency.id, 'reader'),
    },
  }
}

export async function asPerson(server: Server, agency: string, role: AgencyRole) {
  const agent = await anAgent(server, `${role}-${randomBytes(6).toString('hex')}@example.org`)
  const { rows } = await server.database.query<{ id: string }>(
    `insert into agency_people (account_id, agency_id, role, joined_at)
     select id, $2, $3, now() from accounts where email = $1 returning account_id as id`,
    [agent.email, agency, role],
  )
  return { ...agent, accountId: rows[0]?.id ?? '' }
}
