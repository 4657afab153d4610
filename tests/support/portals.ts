import { pushAdverts } from '../../src/server/agents/portals/push-adverts.ts'
import { pushJob } from '../../src/server/composition/push-job.ts'
import { publicPost } from '../../src/server/gateways/public-post.ts'
import type { PortalSecret } from '../../src/shared/account/agency-portals.ts'
import { paths } from '../../src/shared/journey/paths.ts'
import { aStaffedAgency } from './agencies.ts'
import { aFeed } from './feeds.ts'
import { runDue } from './jobs.ts'
import type { TestPortal } from './portal-stand-in.ts'
import { PORTAL_TLS } from './portal-tls.ts'
import { aProperty, envelope, rtdfCall } from './rtdf.ts'
import { aServer } from './server.ts'

type Server = Awaited<ReturnType<typeof aServer>>

const ORIGIN = 'https://www.gatepost.example'
const QUICK = { mostBytes: 100_000, firstByteMs: 1_500, wholeMs: 2_500 }

/** A site that may send to this machine, and trusts the tests' authority. */
export function aSendingServer(now: () => Date = () => new Date()) {
  const allowed = [{ range: '127.0.0.0/8', port: null }]
  const postPublic = publicPost(allowed, { limits: QUICK, trusted: [PORTAL_TLS.ca] })
  return aServer({ now, change: (deps) => ({ ...deps, portals: { ...deps.portals, postPublic } }) })
}

/** Brings every portal up to date with what is due by now. */
export const push = (server: Server): Promise<number> =>
  runDue(server.database, pushJob({ ...server.deps.portals, origin: ORIGIN }))

/** As the job of one portal would later: the queue's clock is the database's. */
export const pushOf = (server: Server, portal: string, origin = ORIGIN): Promise<void> =>
  pushAdverts({ ...server.deps.portals, origin }, portal)

/** How each advert stands at a portal, with why the last call to it failed. */
export async function standingAt(server: Server, portal: string) {
  const { rows } = await server.database.query<{ outcome: string; fault: string | null; due: boolean }>(
    `select outcome, due_at is not null as due, (select fault from portal_calls
       where portal_calls.portal_id = $1 order by id desc limit 1) as fault
     from portal_adverts where portal_id = $1 order by listing_id`,
    [portal],
  )
  return rows
}

const BEARER: PortalSecret = { proof: 'bearer', secret: 'the-portals-secret' }

/** What the form of a portal sends. */
export const portalForm = (
  portal: Pick<TestPortal, 'origin'>,
  { secret = BEARER, ...fields }: { secret?: PortalSecret } & Record<string, unknown> = {},
): Record<string, string> => ({
  name: 'Homefinder',
  branch: '1234',
  format: 'rtdf',
  url: `${portal.origin}/v1/property`,
  network: '77',
  theirBranch: '501',
  ...(secret.proof === 'certificate'
    ? { proof: secret.proof, certificate: secret.cert, key: secret.key }
    : { ...secret }),
  ...(fields as Record<string, string>),
})

/** An agency with a feed of branch 1234, one of whose homes it can send, and a portal that it added. */
export async function anAgencyWithPortal(
  server: Server,
  portal: Pick<TestPortal, 'origin'>,
  fields: Parameters<typeof portalForm>[1] = {},
) {
  const { id, people } = await aStaffedAgency(server)
  const feed = await aFeed(server.database, { agency: id })
  const added = await people.editor.form(paths.agencyPortals(), portalForm(portal, fields))
  const page = String(added.headers.location).replace(/\?.*/, '')
  if (added.statusCode !== 303) throw new Error(added.text)
  const send = async (property: Parameters<typeof aProperty>[0] = {}) => {
    await rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(aProperty(property)))
    const { rows } = await server.database.query<{ id: string }>(
      'select listing_id as id from feed_adverts where agency_id = $1 and ref = $2',
      [id, property.property?.['agent_ref'] ?? 'A1'],
    )
    return rows[0]?.id ?? ''
  }
  const remove = (ref = 'A1') =>
    rtdfCall(server, feed.secret, 'removeproperty', envelope({ agent_ref: ref, removal_reason: 11 }))
  return { agency: id, people, feed, page, portal: page.split('/').slice(-1)[0] ?? '', send, remove }
}
