import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { nationOf } from '#shared/advert/postcode-places.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import type { SandboxHome } from '../gateways/sandbox-town.ts'
import { pagePolicy, setPageHeaders } from '../http/security-headers.ts'
import type { CertificateMatcher } from '../lookups/find-ratings.ts'
import type { MessageStore } from './message-store.ts'
import { MESSAGES_STYLE, messagesPage } from './messages-page.ts'

export interface SandboxDeps {
  /** Null where a real provider finds the addresses: then the town is not shown. */
  readonly town: readonly SandboxHome[] | null
  /** Whether the certificates are the town's, too. */
  readonly epcIsSandboxed: boolean
  readonly match: CertificateMatcher
  readonly now: () => Date
  /** Null where both emails and text messages are real. */
  readonly messages: Pick<MessageStore, 'list'> | null
  readonly sandboxed: readonly string[]
}

/** What there is to try in the sandbox (the contract, The sandbox). */
export function registerSandboxRoutes(
  app: FastifyInstance,
  { town, epcIsSandboxed, match, now, messages, sandboxed }: SandboxDeps,
): void {
  if (messages !== null) registerMessages(app, messages, sandboxed)
  if (town === null) return
  app.get('/sandbox/addresses.json', async () =>
    town.map(({ address }) => ({
      postcode: address.postcode,
      udprn: address.udprn,
      summaryline: address.summaryline,
      hasEpc: epcIsSandboxed && hasEpc(address, town, match, today(now())),
    })),
  )
}

function registerMessages(
  app: FastifyInstance,
  messages: Pick<MessageStore, 'list'>,
  sandboxed: readonly string[],
): void {
  const style = `'sha256-${createHash('sha256').update(MESSAGES_STYLE).digest('base64')}'`
  const policy = pagePolicy({ scripts: [], styles: [style] })
  app.get('/sandbox/messages.json', async () => messages.list())
  app.get('/sandbox', async (_request, reply) => {
    setPageHeaders(reply, policy)
    return reply.send(messagesPage(await messages.list(), sandboxed))
  })
}

/** Whether the look-up finds one: Scotland's register is another, and a certificate whose home cannot be told is none. */
function hasEpc(
  address: SandboxHome['address'],
  town: readonly SandboxHome[],
  match: CertificateMatcher,
  day: IsoDate,
): boolean {
  if (nationOf(address.postcode) === 'Scotland') return false
  const certificates = town.flatMap((home) =>
    home.address.postcode === address.postcode ? home.certificates : [],
  )
  return match.byAddress(address, certificates, day) !== null
}
