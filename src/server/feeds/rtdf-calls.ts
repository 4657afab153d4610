import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { CHANNELS, REMOVAL_REASONS } from '../formats/codes.ts'
import { Fields, isObject, Notes, required } from '../formats/fields.ts'
import { readProperty } from '../formats/read-property.ts'
import { type Fault, isFault, type Warning } from '../formats/reading.ts'
import type { Feed, FeedCall, FeedStore, Stock } from './feed.ts'
import { judgeHome, lawfulWarnings, type ReceiveDeps, type Received, received } from './receive-home.ts'
import { type RtdfAnswer, rtdfListed, rtdfProperty } from './rtdf-answer.ts'

export interface RtdfDeps extends ReceiveDeps {
  readonly stock: Stock
  readonly feeds: Pick<FeedStore, 'record'>
  readonly now: () => Date
}

interface Envelope {
  readonly notes: Notes
  /** Null: not given. */
  readonly appType: AppType | null
  readonly property: unknown
}

const CHANNEL_CODES: ReadonlyMap<number, AppType> = new Map([
  [CHANNELS.sell, 'sell'],
  [CHANNELS.let, 'let'],
])

/** Whose home it is, and whether it is this feed's to send. */
function readEnvelope(sent: unknown, feed: Feed, wantsChannel: boolean): Envelope {
  const notes = new Notes()
  const call = new Fields(sent, 'call', notes)
  call.inside('network').exact('network_id', required)
  const branch = call.inside('branch')
  const id = branch.exact('branch_id', required)
  if (id !== '' && id !== feed.branch) {
    notes.refuse(
      'GP_BRANCH_UNKNOWN',
      branch.pathOf('branch_id'),
      `is not ${feed.branch}, the branch of this feed.`,
      id,
    )
  }
  const appType = branch.code('channel', CHANNEL_CODES, wantsChannel ? required : {}) ?? null
  // A number as the name of a branch or network is what the format asks for.
  notes.warnings.splice(0)
  return { notes, appType, property: isObject(sent) ? sent['property'] : undefined }
}

const refusal = (ref: string | null, notes: readonly (Fault | Warning)[]): Received => ({
  ref,
  outcome: 'refused',
  notes,
  advert: null,
})

export async function sendProperty(
  deps: RtdfDeps,
  feed: Feed,
  sent: unknown,
  origin: string,
): Promise<RtdfAnswer> {
  const at = deps.now()
  const result = await keepSent(deps, feed, sent, at)
  await record(deps, feed, 'send', result, at)
  return rtdfProperty(result, addressOf(result, origin))
}

async function keepSent(deps: RtdfDeps, feed: Feed, sent: unknown, at: Date): Promise<Received> {
  const { notes, appType, property } = readEnvelope(sent, feed, true)
  const reading = readProperty(property, appType ?? 'sell')
  if (notes.faults.length > 0) return refusal(reading.ref, [...notes.faults, ...reading.faults])
  const judged = judgeHome(deps, feed, reading, isObject(property) ? property : {}, at)
  if (judged.home === null) return refusal(reading.ref, judged.notes)
  const kept = await deps.stock.keep(feed, judged.home, at)
  return received(judged.home, kept, [...judged.warnings, ...lawfulWarnings(judged.home, at)])
}

export async function removeProperty(
  deps: RtdfDeps,
  feed: Feed,
  sent: unknown,
  origin: string,
): Promise<RtdfAnswer> {
  const at = deps.now()
  const result = await removeSent(deps, feed, sent, at)
  await record(deps, feed, 'remove', result, at)
  return rtdfProperty(result, addressOf(result, origin))
}

async function removeSent(deps: RtdfDeps, feed: Feed, sent: unknown, at: Date): Promise<Received> {
  const { notes, appType, property } = readEnvelope(sent, feed, true)
  const fields = new Fields(property, 'property', notes)
  const ref = fields.exact('agent_ref', required)
  const reason =
    fields.code('removal_reason', REMOVAL_REASONS) === undefined ? null : fields.whole('removal_reason')
  if (notes.faults.length > 0 || appType === null) return refusal(ref || null, notes.faults)
  const removed = await deps.stock.remove(feed, { ref, appType }, reason, at)
  if (removed.kind === 'removed') {
    return { ref, outcome: 'removed', notes: notes.warnings, advert: removed }
  }
  const elsewhere = removed.elsewhere === null ? '' : ` It stands in ${removed.elsewhere}.`
  const message = `is not advertised in this branch and channel.${elsewhere}`
  return refusal(ref, [{ code: 'GP_REF_UNKNOWN', path: fields.pathOf('agent_ref'), message, value: ref }])
}

export async function listProperties(deps: RtdfDeps, feed: Feed, sent: unknown): Promise<RtdfAnswer> {
  const at = deps.now()
  const { notes, appType } = readEnvelope(sent, feed, false)
  const isRefused = notes.faults.length > 0
  const outcome = isRefused ? 'refused' : 'listed'
  await record(deps, feed, 'list', { ref: null, outcome, notes: notes.faults, advert: null }, at)
  if (isRefused) return rtdfListed(null, null, [], notes.faults)
  return rtdfListed(feed.branch, appType, await deps.stock.list(feed, appType), [])
}

const addressOf = ({ advert }: Received, origin: string): string | null =>
  advert === null ? null : origin + paths.advert(advert.listingId)

const record = (
  { feeds }: RtdfDeps,
  feed: Feed,
  kind: FeedCall['kind'],
  { ref, outcome, notes }: Received,
  at: Date,
): Promise<void> => feeds.record(feed, { kind, ref, outcome, notes: notes.toSorted(faultsFirst) }, at)

const faultsFirst = (a: Fault | Warning, b: Fault | Warning): number =>
  Number(isFault(b)) - Number(isFault(a))
