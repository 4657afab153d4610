import { Webhook } from 'standardwebhooks'
import { deliverEvents } from '../../src/server/agents/web-hooks/deliver-events.ts'
import { deliverJob } from '../../src/server/composition/deliver-job.ts'
import { publicPost } from '../../src/server/gateways/public-post.ts'
import { eventField, WEB_HOOK_EVENTS, type WebHookEvent } from '../../src/shared/account/web-hooks.ts'
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
const PATIENT = { mostBytes: 100_000, firstByteMs: 10_000, wholeMs: 20_000 }

/** A site whose web hooks may reach this machine, and trust the tests' authority. */
export function aTellingServer(now: () => Date = () => new Date(), limits = PATIENT) {
  const postPublic = publicPost([{ range: '127.0.0.0/8', port: null }], {
    limits,
    trusted: [PORTAL_TLS.ca],
  })
  return aServer({ now, change: (deps) => ({ ...deps, webHooks: { ...deps.webHooks, postPublic } }) })
}

/** Tells every web hook what is due by now. */
export const deliver = (server: Server): Promise<number> =>
  runDue(server.database, deliverJob({ ...server.deps.webHooks, origin: ORIGIN }))

/** As the job of one web hook would later: the queue's clock is the database's. */
export const deliverTo = (server: Server, webHook: string, origin = ORIGIN): Promise<void> =>
  deliverEvents({ ...server.deps.webHooks, origin }, webHook)

interface Wanted {
  readonly url?: string
  readonly branch?: string
  readonly events?: readonly WebHookEvent[]
}

/** What the form of a web hook sends. */
export const webHookForm = (
  { origin }: Pick<TestPortal, 'origin'>,
  { url = `${origin}/hook?of=us`, branch = '', events = WEB_HOOK_EVENTS.map(({ id }) => id) }: Wanted = {},
): Record<string, string> => ({
  url,
  branch,
  ...Object.fromEntries(events.map((event) => [eventField(event), 'yes'])),
})

const secretIn = (text: string): string => /whsec_[\w+/=]+/.exec(text)?.[0] ?? ''

/** An agency with a feed of branch 1234, and a web hook that its owner added. */
export async function anAgencyWithWebHook(
  server: Server,
  program: Pick<TestPortal, 'origin'>,
  wanted: Wanted = {},
) {
  const { id: agency, people } = await aStaffedAgency(server)
  const feed = await aFeed(server.database, { agency })
  const added = await people.owner.form(paths.agencyWebHooks(), webHookForm(program, wanted))
  const { rows } = await server.database.query<{ id: string }>(
    'select id from web_hooks where agency_id = $1',
    [agency],
  )
  const webHook = rows[0]?.id ?? ''
  const page = paths.agencyWebHook(webHook)
  const send = async (property: Parameters<typeof aProperty>[0] = {}) => {
    await rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(aProperty(property)))
    const found = await server.database.query<{ id: string }>(
      'select listing_id as id from feed_adverts where agency_id = $1 and ref = $2',
      [agency, property.property?.['agent_ref'] ?? 'A1'],
    )
    return found.rows[0]?.id ?? ''
  }
  const remove = () =>
    rtdfCall(server, feed.secret, 'removeproperty', envelope({ agent_ref: 'A1', removal_reason: 11 }))
  const act = async (name: string) => {
    const { statusCode, text } = await people.owner.form(page, { act: name })
    return { statusCode, secret: secretIn(text) }
  }
  return { agency, people, feed, webHook, page, secret: secretIn(added.text), send, remove, act }
}

/** Throws unless it is signed with the secret; else what it tells. */
export const verified = (secret: string, { sent, headers }: TestPortal['calls'][number]) =>
  new Webhook(secret).verify(sent, headers as Record<string, string>) as {
    readonly type: string
    readonly timestamp: string
    readonly data: Readonly<Record<string, unknown>>
  }

/** What became of each event, with what is kept of it, the oldest first. */
export async function keptEvents({ database }: Server, webHook: string) {
  const { rows } = await database.query<{ outcome: string; fault: string | null; data: unknown }>(
    'select outcome, fault, data from web_hook_events where web_hook_id = $1 order by number',
    [webHook],
  )
  return rows
}
