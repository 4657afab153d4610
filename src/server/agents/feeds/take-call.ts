import { type Fields, required } from '../../formats/fields.ts'
import { type Fault, isFault, type Reading, type Warning } from '../../formats/reading.ts'
import type { Feed, FeedCall, FeedStore, Source, Stock } from './feed.ts'
import { judgeHome, lawfulWarnings, type ReceiveDeps, type Received, received } from './receive-home.ts'

export interface CallDeps extends ReceiveDeps {
  readonly stock: Stock
  readonly feeds: Pick<FeedStore, 'record'>
  readonly now: () => Date
}

/** One call of a feed, with its line in the feed's log. */
export async function takeCall(
  { feeds, now }: CallDeps,
  feed: Feed,
  kind: FeedCall['kind'],
  take: (at: Date) => Promise<Received>,
): Promise<Received> {
  const at = now()
  const result = await take(at)
  const { ref, outcome, notes } = result
  await feeds.record(feed, { kind, ref, outcome, notes: notes.toSorted(faultsFirst) }, at)
  return result
}

const faultsFirst = (a: Fault | Warning, b: Fault | Warning): number =>
  Number(isFault(b)) - Number(isFault(a))

/** Refuses the branch that a call names if it is not the feed's. */
export function checkBranch(fields: Fields, name: string, feed: Feed): void {
  const sent = fields.exact(name, required)
  if (sent === '' || sent === feed.branch) return
  const message = `isn’t ${feed.branch}, the branch of this feed.`
  fields.notes.refuse('GP_BRANCH_UNKNOWN', fields.pathOf(name), message, sent)
}

interface ReadHome {
  readonly reading: Reading
  /** As it came. */
  readonly sent: object
  /** The sender's name for this state of it. */
  readonly etag: string | null
}

/** A home that came in a call of its own. */
export async function keepRead(
  deps: ReceiveDeps & Pick<CallDeps, 'stock'>,
  source: Source,
  { reading, sent, etag }: ReadHome,
  at: Date,
): Promise<Received> {
  const judged = judgeHome(deps, source, reading, sent, at)
  if (judged.home === null) return refusal(reading.ref, judged.notes)
  const home = { ...judged.home, etag }
  const warnings = [...judged.warnings, ...(await lawfulWarnings(deps, source, home, at))]
  return received(home, await deps.stock.keep(source, home, at), warnings)
}

export const refusal = (ref: string | null, notes: readonly (Fault | Warning)[]): Received => ({
  ref,
  outcome: 'refused',
  notes,
  advert: null,
})

/** What the branch has not; `path` is where its reference stands. */
export const unknownRef = (ref: string, path: string, elsewhere: string | null): Received => {
  const message = `isn’t live in this branch and channel.${elsewhere === null ? '' : ` It’s in ${elsewhere}.`}`
  return refusal(ref, [{ code: 'GP_REF_UNKNOWN', path, message, value: ref }])
}
