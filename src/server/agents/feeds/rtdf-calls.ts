import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { isObject } from '#shared/values/is-object.ts'
import { CHANNELS, REMOVAL_REASONS } from '../../formats/codes.ts'
import { Fields, Notes, required } from '../../formats/fields.ts'
import { readProperty } from '../../formats/read-property.ts'
import type { Feed, FeedCall } from './feed.ts'
import type { Received } from './receive-home.ts'
import { type RtdfAnswer, rtdfListed, rtdfProperty } from './rtdf-answer.ts'
import { type CallDeps, checkBranch, keepRead, refusal, takeCall, unknownRef } from './take-call.ts'

export interface RtdfEnvelope {
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
export function readEnvelope(sent: unknown, feed: Feed, wantsChannel: boolean): RtdfEnvelope {
  const notes = new Notes()
  const call = new Fields(sent, 'call', notes)
  call.inside('network').exact('network_id', required)
  const branch = call.inside('branch')
  checkBranch(branch, 'branch_id', feed)
  const appType = branch.code('channel', CHANNEL_CODES, wantsChannel ? required : {}) ?? null
  // A number as the name of a branch or network is what the format asks for.
  notes.warnings.splice(0)
  return { notes, appType, property: isObject(sent) ? sent['property'] : undefined }
}

type TakeSent = (deps: CallDeps, feed: Feed, sent: unknown, at: Date) => Promise<Received>
type AnswerSent = (deps: CallDeps, feed: Feed, sent: unknown, origin: string) => Promise<RtdfAnswer>

const answering =
  (kind: FeedCall['kind'], take: TakeSent): AnswerSent =>
  async (deps, feed, sent, origin) => {
    const result = await takeCall(deps, feed, kind, (at) => take(deps, feed, sent, at))
    const { advert } = result
    return rtdfProperty(result, advert && origin + paths.advert(advert.listingId))
  }

const keepSent: TakeSent = async (deps, feed, sent, at) => {
  const { notes, appType, property } = readEnvelope(sent, feed, true)
  const reading = readProperty(property, appType ?? 'sell')
  if (notes.faults.length > 0) return refusal(reading.ref, [...notes.faults, ...reading.faults])
  return keepRead(deps, feed, { reading, sent: isObject(property) ? property : {}, etag: null }, at)
}

const removeSent: TakeSent = async (deps, feed, sent, at) => {
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
  return unknownRef(ref, fields.pathOf('agent_ref'), removed.elsewhere)
}

export const sendProperty = answering('send', keepSent)
export const removeProperty = answering('remove', removeSent)

export async function listProperties(deps: CallDeps, feed: Feed, sent: unknown): Promise<RtdfAnswer> {
  const { notes, appType } = readEnvelope(sent, feed, false)
  const isRefused = notes.faults.length > 0
  const outcome = isRefused ? 'refused' : 'listed'
  await takeCall(deps, feed, 'list', async () => ({ ref: null, outcome, notes: notes.faults, advert: null }))
  if (isRefused) return rtdfListed(null, null, [], notes.faults)
  return rtdfListed(feed.branch, appType, await deps.stock.list(feed, appType), [])
}
