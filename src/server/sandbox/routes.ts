import type { FastifyInstance } from 'fastify'
import { nationOf } from '#shared/advert/postcode-places.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import type { CertificateMatcher } from '../adverts/lookups/find-ratings.ts'
import type { SandboxHome } from '../gateways/sandbox-town.ts'
import { cspHash, pagePolicy, setPageHeaders } from '../http/security-headers.ts'
import type { MessageStore } from './message-store.ts'
import { messagesPage } from './messages-page.ts'
import { MESSAGES_STYLE } from './sandbox-head.ts'

export interface SandboxDeps {
  /** Null if a real provider finds the addresses; the page then hides the town. */
  readonly town: readonly SandboxHome[] | null
  readonly epcIsSandboxed: boolean
  readonly match: CertificateMatcher
  readonly now: () => Date
  /** Null if both emails and text messages are real. */
  readonly messages: Pick<MessageStore, 'list'> | null
  readonly sandboxed: readonly string[]
}

/** The contract, The sandbox. */
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
  const policy = pagePolicy({ scripts: [], styles: [cspHash(MESSAGES_STYLE)] })
  app.get('/sandbox/messages.json', async () => messages.list())
  app.get('/sandbox', async (_request, reply) => {
    setPageHeaders(reply, policy)
    return reply.send(messagesPage(await messages.list(), sandboxed))
  })
}

/** Scotland has another register, and an ambiguous home matches none. */
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
