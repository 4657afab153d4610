import type { Reading } from '../../formats/reading.ts'
import type { FeedCall, FindSource, Removed, Source, Stock } from './feed.ts'
import type { ReceiveDeps, Received } from './receive-home.ts'
import { keepRead } from './take-call.ts'

export interface TakeHomeDeps extends ReceiveDeps {
  readonly stock: Stock
  readonly findSource: FindSource
  readonly noteFault: (
    source: Source,
    call: Omit<FeedCall, 'ref'> & { readonly ref: string },
    at: Date,
  ) => Promise<void>
}

type Branch = Pick<Source, 'agencyId' | 'branch'>

/** A home that came by the API: it has no line in a feed's log, and its fault is shown like a feed's. Null if there is no such branch. */
export async function takeHome(
  { findSource, noteFault, ...deps }: TakeHomeDeps,
  { agencyId, branch }: Branch,
  reading: Reading & { readonly ref: string },
  at: Date,
): Promise<Received | null> {
  const source = await findSource(agencyId, branch)
  if (source === null) return null
  const { ref } = reading
  const taken = await keepRead(deps, source, { reading, sent: reading.home ?? {}, etag: null }, at)
  await noteFault(source, { kind: 'send', ref, outcome: taken.outcome, notes: taken.notes }, at)
  return taken
}

export async function removeHome(
  { findSource, noteFault, stock }: TakeHomeDeps,
  { agencyId, branch }: Branch,
  { ref, reason }: { readonly ref: string; readonly reason: number },
  at: Date,
): Promise<Removed | null> {
  const source = await findSource(agencyId, branch)
  if (source === null) return null
  const removed = await stock.remove(source, { ref, appType: null }, reason, at)
  if (removed.kind === 'removed')
    await noteFault(source, { kind: 'remove', ref, outcome: 'removed', notes: [] }, at)
  return removed
}
