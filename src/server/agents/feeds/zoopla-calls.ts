import { paths } from '#shared/journey/paths.ts'
import { isObject } from '#shared/values/is-object.ts'
import { today } from '#shared/values/iso-date.ts'
import { Fields, Notes, required } from '../../formats/fields.ts'
import { inListing, readZooplaListing } from '../../formats/read-zoopla-listing.ts'
import { codesByName, ZOOPLA_REASONS } from '../../formats/zoopla-codes.ts'
import type { Feed } from './feed.ts'
import type { Received } from './receive-home.ts'
import { type CallDeps, checkBranch, keepRead, refusal, takeCall, unknownRef } from './take-call.ts'
import {
  type ZooplaAnswer,
  zooplaDeleted,
  zooplaListed,
  zooplaRefused,
  zooplaUpdated,
} from './zoopla-answer.ts'

/** What came with a call beside its body. */
export interface ZooplaSent {
  readonly body: unknown
  /** Of the header ZPG-Listing-ETag. */
  readonly etag: string | null
  readonly origin: string
}

/** It is the whole listing each time, and there is no date in it: the later call counts. */
export async function updateListing(deps: CallDeps, feed: Feed, sent: ZooplaSent): Promise<ZooplaAnswer> {
  const { body, etag, origin } = sent
  const result = await takeCall(deps, feed, 'send', async (at) => {
    const reading = readZooplaListing(body, today(at))
    const { faults } = branchOf(body, feed)
    if (faults.length > 0) return refusal(reading.ref, [...faults, ...reading.faults])
    return inZoopla(await keepRead(deps, feed, { reading, sent: isObject(body) ? body : {}, etag }, at))
  })
  const { ref, advert, outcome, notes } = result
  if (advert === null) return zooplaRefused('update', notes)
  return zooplaUpdated(ref, etag, origin + paths.advert(advert.listingId), outcome === 'created')
}

/** Deleted once, a reference is unknown until it is sent again. */
export async function deleteListing(deps: CallDeps, feed: Feed, { body }: ZooplaSent): Promise<ZooplaAnswer> {
  const { ref, advert, notes } = await takeCall(deps, feed, 'remove', async (at) => {
    const fields = new Fields(body, 'listing', new Notes())
    const named = fields.exact('listing_reference', required)
    const reason = fields.word('deletion_reason', codesByName(ZOOPLA_REASONS), required)
    if (reason === undefined && fields.exact('deletion_reason') === '') {
      fields.notes.refuse('GP_REQUIRED', fields.pathOf('deletion_reason'), 'is missing.', undefined)
    }
    if (reason === undefined || named === '') return refusal(named || null, fields.notes.faults)
    const removed = await deps.stock.remove(feed, { ref: named, appType: null }, reason, at)
    if (removed.kind === 'unknown') {
      return unknownRef(named, fields.pathOf('listing_reference'), removed.elsewhere)
    }
    return { ref: named, outcome: 'removed', notes: fields.notes.warnings, advert: removed }
  })
  return advert === null ? zooplaRefused('delete', notes) : zooplaDeleted(ref)
}

export async function listListings(
  deps: CallDeps,
  feed: Feed,
  { body, origin }: ZooplaSent,
): Promise<ZooplaAnswer> {
  const { faults } = branchOf(body, feed)
  const outcome = faults.length > 0 ? 'refused' : 'listed'
  await takeCall(deps, feed, 'list', async () => ({ ref: null, outcome, notes: faults, advert: null }))
  if (faults.length > 0) return zooplaRefused('list', faults)
  return zooplaListed(feed.branch, await deps.stock.list(feed, null), origin)
}

function branchOf(body: unknown, feed: Feed): Notes {
  const notes = new Notes()
  checkBranch(new Fields(body, 'listing', notes), 'branch_reference', feed)
  return notes
}

const inZoopla = (result: Received): Received => ({ ...result, notes: result.notes.map(inListing) })
